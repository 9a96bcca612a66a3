/**
 * Who Marches into a space that the Senate has selected by its card: group after group, each with its Capabilities.
 *
 * @module
 */

import type { Company } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { senateMarchCard as clauses } from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { CAPABILITIES, type Space } from '#spec/all-bridges-burning/vocabulary'
import type { MarchData, Mover } from '../../../commands/march-data.js'
import { dataIn, gameIn, type Line, type Look, line, prefer } from '../../priority.js'
import {
  arrivedIn,
  closingOn,
  countFrom,
  follows,
  type Move,
  movingFrom,
  OF_GROUP,
  sizeFrom,
  underWay,
  winningOn,
} from './march-groups.js'

interface Take {
  readonly type: 'take'
  readonly what: Company
}

const MOST_CAPABILITIES = 2

const spaceIn = (look: Look, name: Space) => gameIn(look).spaces[name]

/** Whether a group sets out from a space into the one that is selected. */
function setsOut(map: GameMap, look: Look, from: Space): boolean {
  const here = arrivedIn(look).at(-1)
  if (here === undefined) return false
  if (here.active + here.inactive > 0) return follows(map, look, from, here.space)
  const winning = winningOn(map)(look, here.space)
  return (winning.length > 0 ? winning : closingOn(map)(look, here.space)).includes(from)
}

/** Whether a Cell is one of the group that is moving, or of one that sets out now. */
function isOfGroup(map: GameMap, look: Look, from: Space): boolean {
  const moving = movingFrom(map, look)
  return moving === undefined ? setsOut(map, look, from) : from === moving
}

/** Whether an Active Cell is left where another Cell sets out. */
const leavesActive = (look: Look, { from, cell }: Move) =>
  spaceIn(look, from).cells.senate.active > (cell === 'Active' ? 1 : 0)

const isCapability = (what: Company) => CAPABILITIES.some((capability) => capability === what)

/** The first Cell of a group, as it is about to move: the Capabilities of the group go with it. */
function firstOfGroup(look: Look): Mover | undefined {
  const mover = dataIn<MarchData>(look, 'march')?.mover
  return mover === undefined || mover === 'none' || underWay(look, mover.from) !== 1 ? undefined : mover
}

/** Whether Jaeger and Trains would go together. */
function joinsJaeger(look: Look, { what }: Take): boolean {
  const mover = firstOfGroup(look)
  if (mover === undefined || (what !== 'Jaeger' && what !== 'Trains')) return false
  const other = what === 'Jaeger' ? 'Trains' : 'Jaeger'
  return mover.company.includes(other) || spaceIn(look, mover.from).capabilities.senate.includes(other)
}

/** Who Marches into a space that the Senate has selected by its card. */
export const senateMarchers = (map: GameMap): readonly Line[] => [
  line<Move>({
    name: OF_GROUP,
    cites: [clauses.selectThree, clauses.groupsThree, clauses.groupsFive, clauses.oneStays],
    asks: 'a piece that Marches into the space',
    type: 'move',
    wants: (look, { from }) => isOfGroup(map, look, from),
    counts: ({ from }) => countFrom(from),
    within: [
      prefer<Move>(
        clauses.selectCapability,
        'a group with a Capability',
        (look, { from }) => spaceIn(look, from).capabilities.senate.length > 0,
      ),
      prefer<Move>(clauses.selectLargest, 'the largest group', (look, { from }) => sizeFrom(map, look, from)),
      prefer<Move>(clauses.activeStays, 'an Active Cell stays', leavesActive),
    ],
  }),
  line<Take>({
    name: 'Senate March: Capabilities of the group',
    cites: clauses.splitCapabilities,
    asks: 'what goes along with the Cell',
    type: 'take',
    when: (look) => (firstOfGroup(look)?.company.filter(isCapability).length ?? MOST_CAPABILITIES) < MOST_CAPABILITIES,
    wants: (_, { what }) => isCapability(what),
    within: [prefer<Take>(clauses.jaegerWithTrains, 'Jaeger with Trains', joinsJaeger)],
  }),
]
