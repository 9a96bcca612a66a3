/**
 * Who Attacks in a space that the Senate has selected by its card: groups by Train, and the group there.
 *
 * @module
 */
import { senateAttackCard as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/senate-in-war.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import type { AttackingPiece } from '../../../../../spec/all-bridges-burning/tables/attack.js'
import type { Capability, Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { spaceOf, trainsFrom } from '../../../commands/attack-data.js'
import { gameIn, type Line, type Look, line, prefer } from '../../priority.js'
import { attackIn, comesCloser, drawsTrains, isSelected, sizeFrom } from './attack-groups.js'

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
const CAPABILITIES = 2

const aboardOf = (look: Look) => attackIn(look).aboard
const cellsAboard = (look: Look) => aboardOf(look).active + aboardOf(look).inactive

/** Whether an Active Cell stays where the Trains set out if one more Cell boards. */
function leavesActive(look: Look, { what }: Board): boolean {
  const { active } = gameIn(look).spaces[trainsFrom(attackIn(look))].cells.senate
  return active - aboardOf(look).active > (what === 'Active' ? 1 : 0)
}

/** Who Attacks in a space that the Senate has selected by its card. */
export const senateAttackers = (map: GameMap): readonly Line[] => [
  line<SendTrains>({
    name: 'Senate Attack: a group by Train',
    cites: [clauses.trainGroups, clauses.oneStays, clauses.redsGain, clauses.senateLoses],
    asks: 'Trains that bring Attackers',
    type: 'send Trains',
    wants: (look, { from }) => {
      const space = spaceOf(attackIn(look))
      return sizeFrom(look, from) > 0 && (drawsTrains(look, space) || comesCloser(map, look, from, space))
    },
  }),
  line<Board>({
    name: 'Senate Attack: up to five Cells by Train',
    cites: [clauses.trainGroups, clauses.oneStays],
    asks: BOARDING,
    type: 'board',
    when: (look) => cellsAboard(look) < sizeFrom(look, trainsFrom(attackIn(look))),
    within: [prefer<Board>(clauses.activeStays, 'an Active Cell stays', leavesActive)],
  }),
  line<TakeAlong>({
    name: 'Senate Attack: Capabilities by Train',
    cites: clauses.splitCapabilities,
    asks: BOARDING,
    type: 'take along',
    when: (look) => aboardOf(look).capabilities.length < CAPABILITIES,
    within: [prefer<TakeAlong>(clauses.jaegerWithTrains, 'Jaeger with Trains', (_, { what }) => what === 'Jaeger')],
  }),
  line<Designate>({
    name: 'Senate Attack: the group in the space',
    cites: [clauses.selectCapability, clauses.selectThree],
    asks: 'a piece to be among the Attackers',
    type: 'designate',
    when: (look) => isSelected(look, spaceOf(attackIn(look))),
  }),
]
