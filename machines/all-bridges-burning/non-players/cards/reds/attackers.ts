/**
 * Who Attacks in a space that the Reds have selected by their card: a group by Train, the group there, Russians.
 *
 * @module
 */
import { redsAttackCard as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/reds-in-war.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import { isTown } from '../../../../../spec/all-bridges-burning/non-players/places.js'
import { cellsIn } from '../../../../../spec/all-bridges-burning/pieces.js'
import type { AttackingPiece } from '../../../../../spec/all-bridges-burning/tables/attack.js'
import type { Capability, Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { spaceOf, trainsFrom } from '../../../commands/attack-data.js'
import { gameIn, type Line, type Look, line, prefer } from '../../priority.js'
import { attackIn, BY_TRAIN, canSendGroup, isSelected } from './attack-groups.js'

interface SendTrains {
  readonly type: 'send Trains'
  readonly from: Space
}
interface Board {
  readonly type: 'board'
  readonly what: 'Active' | 'Inactive'
}
interface TakeAlong {
  readonly type: 'take along'
  readonly what: Capability
}
interface Designate {
  readonly type: 'designate'
  readonly piece: AttackingPiece
}

const BOARDING = 'a Cell or a Capability to go by Train'
const DESIGNATION = 'a piece to be among the Attackers'
const CAPABILITIES = 2

const aboardOf = (look: Look) => attackIn(look).aboard
const cellsAboard = (look: Look) => aboardOf(look).active + aboardOf(look).inactive

/** Whether groups by Train want to Attack the space: for a Town without a Senate Capability it takes Senate Cells. */
function attractsTrains(look: Look): boolean {
  const name = spaceOf(attackIn(look))
  const space = gameIn(look).spaces[name]
  return !isTown(name) || space.capabilities.senate.length > 0 || cellsIn(space, 'senate') > 0
}

/** Whether an Active Cell stays where the Trains set out if one more Cell boards. */
function leavesActive(look: Look, { what }: Board): boolean {
  const { active } = gameIn(look).spaces[trainsFrom(attackIn(look))].cells.reds
  return active - aboardOf(look).active > (what === 'Active' ? 1 : 0)
}

/** Who Attacks in a space that the Reds have selected by their card. */
export const redsAttackers = (map: GameMap): readonly Line[] => [
  line<SendTrains>({
    name: 'Reds Attack: a group by Train',
    cites: [clauses.trainGroups, clauses.oneStays, clauses.keepControl],
    asks: 'Trains that bring Attackers',
    type: 'send Trains',
    when: attractsTrains,
    wants: (look, { from }) => canSendGroup(map, look, from),
  }),
  line<Board>({
    name: 'Reds Attack: three Cells by Train',
    cites: [clauses.trainGroups, clauses.oneStays],
    asks: BOARDING,
    type: 'board',
    when: (look) => cellsAboard(look) < BY_TRAIN,
    within: [prefer<Board>(clauses.activeStays, 'an Active Cell stays', leavesActive)],
  }),
  line<TakeAlong>({
    name: 'Reds Attack: Capabilities by Train',
    cites: clauses.splitCapabilities,
    asks: BOARDING,
    type: 'take along',
    when: (look) => aboardOf(look).capabilities.length < CAPABILITIES,
  }),
  line<Designate>({
    name: 'Reds Attack: the group in the space',
    cites: [clauses.selectCapability, clauses.selectThree],
    asks: DESIGNATION,
    type: 'designate',
    when: (look) => isSelected(look, spaceOf(attackIn(look))),
    wants: (_, { piece }) => piece !== 'Russian Troop',
  }),
  line<Designate>({
    name: 'Reds Attack: Russians',
    cites: clauses.russians,
    asks: DESIGNATION,
    type: 'designate',
    wants: (_, { piece }) => piece === 'Russian Troop',
  }),
]
