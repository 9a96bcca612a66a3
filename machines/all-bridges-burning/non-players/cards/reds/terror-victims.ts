/**
 * What Terror of the Reds removes by their card, in the spaces that it has selected.
 *
 * @module
 */
import { type CellKind, holdsNews } from '../../../../../spec/all-bridges-burning/cells.js'
import { nonPlayerPriorities } from '../../../../../spec/all-bridges-burning/clauses/non-players/general.js'
import { redsTerrorCard as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/reds-in-war.js'
import { reachesDisc, reachesNews, removals } from '../../../../../spec/all-bridges-burning/non-players/terror.js'
import { isCell, type Piece, type TerrorData } from '../../../commands/terror-data.js'
import { dataIn, decidedBy, gameIn, type Line, type Look, line, prefer } from '../../priority.js'

interface Remove {
  readonly type: 'remove'
  readonly of: string
  readonly piece: Piece
}

const VICTIM = 'an enemy piece to remove by Terror'

/** By which priority the space was selected that is being resolved. */
function selectedBy(look: Look, spaces: readonly Line[]): string | undefined {
  const { resolved } = dataIn<TerrorData>(look, 'terror') ?? { resolved: 0 }
  return decidedBy(look, spaces, resolved)?.name
}

/** The Faction from which Terror can go on to take a Network, the Personality or News here. */
function worthwhile(look: Look, of: string): boolean {
  const data = dataIn<TerrorData>(look, 'terror')
  const name = data?.selected[data.resolved]
  if (name === undefined || data === undefined) return false
  const space = gameIn(look).spaces[name]
  const left = removals(gameIn(look)) - data.removed.length
  if (of === 'moderates') return reachesDisc(space, left) || reachesNews(space, of, left)
  return of === 'senate' && reachesNews(space, of, left)
}

const carriesNews = (piece: Piece) => isCell(piece) && holdsNews(piece as CellKind)

/** What Terror removes, by the priority that has selected the space. */
export const redsTerrorVictims = (spaces: readonly Line[]): readonly Line[] => [
  line<Remove>({
    name: 'Reds Terror: an Active Senate Cell to remove',
    cites: clauses.activeSenate,
    asks: VICTIM,
    type: 'remove',
    when: (look) => selectedBy(look, spaces) === 'Reds Terror: Active Senate Cells',
    wants: (_, { of, piece }) => of === 'senate' && piece === 'Active',
  }),
  line<Remove>({
    name: 'Reds Terror: what takes the Network, the Personality or the News',
    cites: [clauses.removable, clauses.transferable],
    asks: VICTIM,
    type: 'remove',
    when: (look) => selectedBy(look, spaces) === 'Reds Terror: Network, Personality or News',
    wants: (look, { of }) => worthwhile(look, of),
    within: [
      prefer<Remove>(clauses.transferable, 'Cells that could keep the News', (_, { piece }) => !carriesNews(piece)),
      prefer<Remove>(nonPlayerPriorities.removeInactive, 'Inactive Cells', (_, { piece }) => piece !== 'Active'),
    ],
  }),
  line({
    name: 'Reds Terror: a random cube',
    cites: clauses.randomCube,
    asks: 'a cube to remove from the Political Display',
    type: 'remove cube',
  }),
]
