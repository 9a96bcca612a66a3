/**
 * What Terror of the Senate removes by its card, in the spaces that it has selected.
 *
 * @module
 */
import { type CellKind, holdsNews } from '../../../../../spec/all-bridges-burning/cells.js'
import { nonPlayerPriorities } from '../../../../../spec/all-bridges-burning/clauses/non-players/general.js'
import { senateTerrorCard as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/senate.js'
import type { SpaceState } from '../../../../../spec/all-bridges-burning/game.js'
import { reachesDiscOf } from '../../../../../spec/all-bridges-burning/non-players/senate-terror.js'
import { reachesDisc, reachesNews, removals } from '../../../../../spec/all-bridges-burning/non-players/terror.js'
import { isCell, type Piece, type TerrorData } from '../../../commands/terror-data.js'
import { dataIn, decidedBy, gameIn, type Line, type Look, line, prefer } from '../../priority.js'

interface Remove {
  readonly type: 'remove'
  readonly of: string
  readonly piece: Piece
}
/** The names of the priorities by which Terror selects spaces. */
export interface Selecting {
  readonly control: string
  readonly activeReds: string
  readonly markers: string
}

const VICTIM = 'an enemy piece to remove by Terror'

/** The space that is being resolved, by which priority it was selected, and how many removals are left there. */
function resolving(look: Look, spaces: readonly Line[]) {
  const data = dataIn<TerrorData>(look, 'terror')
  const name = data?.selected[data.resolved]
  if (data === undefined || name === undefined) return undefined
  const game = gameIn(look)
  const selectedBy = decidedBy(look, spaces, data.resolved)?.name
  return { selectedBy, space: game.spaces[name], left: removals(game) - data.removed.length }
}

/** Whether Terror can go on to take the Network, the Personality or News of a Faction. */
const worthwhile = (space: SpaceState, of: string, left: number): boolean => {
  if (of === 'moderates') return reachesDisc(space, left) || reachesNews(space, of, left)
  return of === 'reds' && reachesNews(space, of, left)
}

const carriesNews = (piece: Piece) => isCell(piece) && holdsNews(piece as CellKind)

/** What Terror removes, by the priority that has selected the space. */
export function senateTerrorVictims(spaces: readonly Line[], { control, activeReds, markers }: Selecting) {
  const selectedBy = (name: string) => (look: Look) => resolving(look, spaces)?.selectedBy === name
  return [
    line<Remove>({
      name: 'Senate Terror: what takes the Network or the Administration of a player',
      cites: clauses.controlDiscs,
      asks: VICTIM,
      type: 'remove',
      when: selectedBy(control),
      wants: (look, { of }) => {
        const now = resolving(look, spaces)
        return (
          now !== undefined &&
          (of === 'reds' || of === 'moderates') &&
          reachesDiscOf(gameIn(look), now.space, of, now.left)
        )
      },
    }),
    line<Remove>({
      name: 'Senate Terror: an Active Reds Cell to remove',
      cites: clauses.activeReds,
      asks: VICTIM,
      type: 'remove',
      when: selectedBy(activeReds),
      wants: (_, { of, piece }) => of === 'reds' && piece === 'Active',
    }),
    line<Remove>({
      name: 'Senate Terror: what takes the Network, the Personality or the News',
      cites: [clauses.removable, clauses.transferable],
      asks: VICTIM,
      type: 'remove',
      when: selectedBy(markers),
      wants: (look, { of }) => {
        const now = resolving(look, spaces)
        return now !== undefined && worthwhile(now.space, of, now.left)
      },
      within: [
        prefer<Remove>(clauses.transferable, 'Cells that could keep the News', (_, { piece }) => !carriesNews(piece)),
        prefer<Remove>(
          [nonPlayerPriorities.removeActive, nonPlayerPriorities.removeInactive],
          'Active Reds Cells, Inactive Moderates Cells',
          (_, { of, piece }) => (of === 'moderates' ? piece !== 'Active' : piece !== 'Inactive'),
        ),
      ],
    }),
    line({
      name: 'Senate Terror: a random cube',
      cites: clauses.randomCube,
      asks: 'a cube to remove from the Political Display',
      type: 'remove cube',
    }),
  ]
}
