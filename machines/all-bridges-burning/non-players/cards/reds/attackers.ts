/**
 * The groups that the Reds select for an Attack by their card, and who of them Attacks.
 *
 * @module
 */
import { redsAttackCard as clauses } from '#spec/all-bridges-burning/8-non-players/8.3.5-reds-attack'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { isTown } from '#spec/all-bridges-burning/non-players/places'
import { redsByTrain } from '#spec/all-bridges-burning/non-players/reds-attack'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Line, type Look, line } from '../../priority.js'
import { attackersBy, DESIGNATION, type Designate } from '../attack/attackers.js'
import { groupIn, type SizeFrom } from '../attack/groups.js'

const GROUP = 3

/** Whether the Reds select the group that stands in a space. */
export function isSelected(look: Look, name: Space): boolean {
  const { cells, capabilities } = groupIn(look, name)
  return cells >= GROUP || (cells > 0 && capabilities.length > 0)
}

/** How many Cells the Reds send by Train from a space. */
export const redsFrom =
  (map: GameMap): SizeFrom =>
  (look, from) =>
    redsByTrain(map, gameIn(look), from, groupIn(look, from).cells)

/** Whether groups by Train want to Attack a space: for a Town without a Senate Capability it takes Senate Cells. */
function attractsTrains(look: Look, name: Space): boolean {
  const space = gameIn(look).spaces[name]
  return !isTown(name) || space.capabilities.senate.length > 0 || cellsIn(space, 'senate') > 0
}

/** Who Attacks in a space that the Reds have selected by their card. */
export const redsAttackers = (map: GameMap): readonly Line[] => [
  ...attackersBy({
    title: 'Reds Attack',
    clauses,
    keeping: [clauses.keepControl],
    sizeFrom: redsFrom(map),
    goes: (look, _, to) => attractsTrains(look, to),
    stands: isSelected,
  }),
  line<Designate>({
    name: 'Reds Attack: Russians',
    cites: clauses.russians,
    asks: DESIGNATION,
    type: 'designate',
    wants: (_, { piece }) => piece === 'Russian Troop',
  }),
]
