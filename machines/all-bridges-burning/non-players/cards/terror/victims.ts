/**
 * What Terror of a Non-player removes by its card, in the spaces that it has selected.
 *
 * @module
 */

import type { Clause } from '#kernel'
import { nonPlayerPriorities } from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import { holdsNews } from '#spec/all-bridges-burning/cells'
import type { SpaceState } from '#spec/all-bridges-burning/game'
import { isRemovedFirst } from '#spec/all-bridges-burning/non-players/removal'
import { enemiesOf, reachesDisc, reachesNews, removals } from '#spec/all-bridges-burning/non-players/terror'
import type { Faction, Militant } from '#spec/all-bridges-burning/vocabulary'
import { isCell, type Piece, type TerrorData } from '../../../commands/terror-data.js'
import { dataIn, decidedBy, gameIn, type Line, type Look, line, prefer } from '../../priority.js'
import type { TerrorCard } from './spaces.js'

/** The removal of a piece. */
export interface Remove {
  readonly type: 'remove'
  readonly of: Faction
  readonly piece: Piece
}

/** The offer of the pieces. */
export const VICTIM = 'an enemy piece to remove by Terror'

/** The space that is being resolved, and how many removals are left there. */
export function resolving(look: Look): { readonly space: SpaceState; readonly left: number } | undefined {
  const data = dataIn<TerrorData>(look, 'terror')
  const name = data?.selected[data.resolved]
  if (data === undefined || name === undefined) return undefined
  return { space: gameIn(look).spaces[name], left: removals(gameIn(look)) - data.removed.length }
}

/** Whether the space that is being resolved was selected by a priority of a sequence. */
export const isSelectedBy = (look: Look, spaces: readonly Line[], name: string): boolean =>
  decidedBy(look, spaces, dataIn<TerrorData>(look, 'terror')?.resolved ?? 0)?.name === name

/** Whether Terror can go on to take the Network, the Personality or News of a Faction. */
function isWorthwhile(look: Look, actor: Militant, of: Faction): boolean {
  const now = resolving(look)
  if (now === undefined || !enemiesOf(actor).includes(of)) return false
  return (of === 'moderates' && reachesDisc(now.space, now.left)) || reachesNews(now.space, of, now.left)
}

const carriesNews = (piece: Piece) => isCell(piece) && holdsNews(piece)

/** An Active Cell of an enemy goes where it drew the Terror. */
export const activeVictim = (spaces: readonly Line[], { title }: TerrorCard, enemy: Militant, cites: Clause): Line =>
  line<Remove>({
    name: `${title}: an Active Cell to remove`,
    cites,
    asks: VICTIM,
    type: 'remove',
    when: (look) => isSelectedBy(look, spaces, `${title}: Active Cells`),
    wants: (_, { of, piece }) => of === enemy && piece === 'Active',
  })

/** What takes the Network, the Personality or the News goes where these drew the Terror. */
export const markerVictim = (spaces: readonly Line[], { faction, title, clauses }: TerrorCard): Line =>
  line<Remove>({
    name: `${title}: what takes the Network, the Personality or the News`,
    cites: [clauses.removable, clauses.transferable],
    asks: VICTIM,
    type: 'remove',
    when: (look) => isSelectedBy(look, spaces, `${title}: Network, Personality or News`),
    wants: (look, { of }) => isWorthwhile(look, faction, of),
    within: [
      prefer<Remove>(clauses.transferable, 'Cells that could keep the News', (_, { piece }) => !carriesNews(piece)),
      prefer<Remove>(
        [nonPlayerPriorities.removeActive, nonPlayerPriorities.removeInactive],
        'Active Senate or Reds Cells, Inactive Moderates Cells',
        (_, { of, piece }) => !isCell(piece) || isRemovedFirst(faction, of, piece),
      ),
    ],
  })

/** A cube of the Political Display. */
export const randomCube = ({ title, clauses }: TerrorCard): Line =>
  line({
    name: `${title}: a random cube`,
    cites: clauses.randomCube,
    asks: 'a cube to remove from the Political Display',
    type: 'remove cube',
  })
