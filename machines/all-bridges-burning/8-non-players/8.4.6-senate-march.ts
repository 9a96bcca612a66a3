/** The Senate March card (#59). @module */

import type { Company } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { groupOf, mostByTrain, mostTogether } from '#spec/all-bridges-burning/8-non-players/8.4.6-march-groups'
import { GROUP, senateMarchCondition } from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import { leavesActive } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { CAPABILITIES, type Space } from '#spec/all-bridges-burning/vocabulary'
import type { MarchData, Mover } from '../3-commands/3.2.5-marchers.js'
import { reachedFrom, takesMore } from './8.2.3-attackers.js'
import { arrivedIn, asSelected, bySenate, type GroupsTo } from './8.2.3-selection.js'
import {
  dataIn,
  gameIn,
  inSequence,
  type Line,
  type Look,
  line,
  type Nested,
  type NonPlayerCard,
  prefer,
  type Select,
  spaceIn,
} from './8.2-priority.js'
import { senatePrepareFirst } from './8.4.5-senate-prepare.js'
import {
  closerFrom,
  closingOn,
  countFrom,
  follows,
  type Move,
  movingFrom,
  OF_GROUP,
  sizeFrom,
  underWay,
  winningOn,
} from './8.4.6-march-groups.js'

const card = cited.senateMarchCard

const SPACE = 'a space to March to'

const OF_GROUPS = [
  card.selectThenMove,
  card.groups,
  card.groupsThree,
  card.groupsFive,
  card.oneStays,
  card.keepTowns,
  card.keepTownsSince,
  card.othersGain,
  card.selectThree,
]

/** The priorities of the targets, and the order in which the groups were selected. */
const ordered = (map: GameMap, marching: GroupsTo, targets: readonly Nested[]) =>
  asSelected(
    bySenate(card, (look, space) =>
      marching(look, space).map((name) => ({
        cells: sizeFrom(map, look, name),
        capabilities: gameIn(look).spaces[name].capabilities.senate,
      })),
    ),
    targets,
  )

/** Lists the priorities for the destinations of the selected groups, in order. */
function spacesOn(map: GameMap): readonly Line[] {
  const winning = winningOn(map)
  const closing = closingOn(map)
  return inSequence([
    line<Select>(SPACE, 'select', {
      name: 'Senate March: Control of a Town',
      cites: [card.control, ...OF_GROUPS],
      wants: (look, { space }) => winning(look, space).length > 0,
      within: ordered(map, winning, [
        prefer<Select>(card.controlPopulation, 'the most Population', (_, { space }) => map.population[space]),
      ]),
    }),
    line<Select>(SPACE, 'select', {
      name: 'Senate March: closer to a Town',
      cites: [card.closer, card.closerNotYet, ...OF_GROUPS],
      wants: (look, { space }) => closing(look, space).length > 0,
      within: ordered(map, closing, [
        prefer<Select>(card.closerPopulation, 'the Town with the most Population', (look, { space }) =>
          Math.max(0, ...closing(look, space).map((from) => closerFrom(map, look, from, space))),
        ),
      ]),
    }),
  ])
}

const isCapability = (what: Company) => CAPABILITIES.some((capability) => capability === what)

/** Lists the priorities for the marching pieces in a space that the Senate has selected by its card. */
export const senateMarchers = (map: GameMap): readonly Line[] => [
  line<Move>('a piece that Marches into the space', 'move', {
    name: OF_GROUP,
    cites: [card.selectThree, card.groupsThree, card.groupsFive, card.oneStays],
    wants: (look, { from }) => isOfGroup(map, look, from),
    counts: ({ from }) => countFrom(from),
    within: [
      prefer<Move>(
        card.selectCapability,
        'a group with a Capability',
        (look, { from }) => spaceIn(look, from).capabilities.senate.length > 0,
      ),
      prefer<Move>(card.selectLargest, 'the largest group', (look, { from }) => sizeFrom(map, look, from)),
      prefer<Move>(card.activeStays, 'an Active Cell stays', (look, { from, cell }) =>
        leavesActive(spaceIn(look, from).cells.senate, cell),
      ),
    ],
  }),
  line<Take>('what goes along with the Cell', 'take', {
    name: 'Senate March: Capabilities of the group',
    cites: card.splitCapabilities,
    when: (look) => takesAnother(map, look),
    wants: (_, { what }) => isCapability(what),
    within: [prefer<Take>(card.jaegerWithTrains, 'Jaeger with Trains', (look, take) => joinsJaeger(map, look, take))],
  }),
]

/** Senate March (#59), over the map. */
export const senateMarch = (map: GameMap): NonPlayerCard => ({
  number: 59,
  faction: 'senate',
  title: 'Senate March',
  isMet: (_, game) =>
    senateMarchCondition.ask({
      phase: game.phase,
      together: mostTogether(game),
      byTrain: mostByTrain(game, reachedFrom(map, game)),
    }) === 'met',
  command: 'March',
  special: ['Prepare', 'Foreign Relations'],
  specialFirst: true,
  priorities: [...spacesOn(map), ...senateMarchers(map), ...senatePrepareFirst(map, 'Senate March', card)],
})

interface Take {
  readonly type: 'take'
  readonly what: Company
}

/** True if a group sets out from a space into the selected one. */
function setsOut(map: GameMap, look: Look, from: Space): boolean {
  const here = arrivedIn(look).at(-1)
  if (here === undefined) return false
  if (here.active + here.inactive > 0) return follows(map, look, from, here.space)
  const winning = winningOn(map)(look, here.space)
  return (winning.length > 0 ? winning : closingOn(map)(look, here.space)).includes(from)
}

/** True if a Cell belongs to the moving group, or to one that sets out now. */
function isOfGroup(map: GameMap, look: Look, from: Space): boolean {
  const moving = movingFrom(map, look)
  return moving === undefined ? setsOut(map, look, from) : from === moving
}

/** The first Cell of a group, as it is about to move: the Capabilities of the group go with it. */
function firstOfGroup(map: GameMap, look: Look): Mover | undefined {
  const mover = dataIn<MarchData>(look, 'march')?.mover
  return mover === undefined || mover === 'none' || underWay(map, look, mover.from) !== 1 ? undefined : mover
}

/** True if one more Capability goes along with the group that is about to move. */
function takesAnother(map: GameMap, look: Look): boolean {
  const mover = firstOfGroup(map, look)
  if (mover === undefined) return false
  const cells = cellsIn(spaceIn(look, mover.from), 'senate')
  const staying = cells - groupOf(gameIn(look), cells - 1)
  return takesMore(look, mover.company.filter(isCapability).length, staying > GROUP)
}

/** True if Jaeger and Trains would go together. */
function joinsJaeger(map: GameMap, look: Look, { what }: Take): boolean {
  const mover = firstOfGroup(map, look)
  if (mover === undefined || (what !== 'Jaeger' && what !== 'Trains')) return false
  const other = what === 'Jaeger' ? 'Trains' : 'Jaeger'
  return mover.company.includes(other) || spaceIn(look, mover.from).capabilities.senate.includes(other)
}
