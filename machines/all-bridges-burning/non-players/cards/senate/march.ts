/**
 * The Senate March card (#59).
 *
 * @module
 */
import {
  senateMarchCard as clauses,
  senateMarchCondition,
} from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { mostByTrain, mostTogether } from '#spec/all-bridges-burning/non-players/senate-groups'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, inSequence, type Line, line, type Nested, prefer } from '../../priority.js'
import { reachedFrom } from '../attack/reach.js'
import { closerFrom, closingOn, type GroupsTo, sizeFrom, winningOn } from './march-groups.js'
import { senateMarchers } from './marchers.js'
import { senatePrepareFirst } from './prepare-first.js'
import { asSelected } from './selection.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}

const SPACE = 'a space to March to'
const OF_GROUPS = [
  clauses.selectThenMove,
  clauses.groups,
  clauses.groupsThree,
  clauses.groupsFive,
  clauses.oneStays,
  clauses.keepTowns,
  clauses.keepTownsSince,
  clauses.othersGain,
  clauses.selectThree,
]

/** The priorities of the targets, and the order in which the groups were selected. */
const ordered = (map: GameMap, marching: GroupsTo, targets: readonly Nested[]) =>
  asSelected(
    clauses,
    (look, space) =>
      marching(look, space).map((name) => ({
        cells: sizeFrom(map, look, name),
        capabilities: gameIn(look).spaces[name].capabilities.senate,
      })),
    targets,
  )

/** Where the selected groups March, in order. */
function spacesOn(map: GameMap): readonly Line[] {
  const winning = winningOn(map)
  const closing = closingOn(map)
  return inSequence([
    line<Select>({
      name: 'Senate March: Control of a Town',
      cites: [clauses.control, ...OF_GROUPS],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => winning(look, space).length > 0,
      within: ordered(map, winning, [
        prefer<Select>(clauses.controlPopulation, 'the most Population', (_, { space }) => map.population[space]),
      ]),
    }),
    line<Select>({
      name: 'Senate March: closer to a Town',
      cites: [clauses.closer, clauses.closerNotYet, ...OF_GROUPS],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => closing(look, space).length > 0,
      within: ordered(map, closing, [
        prefer<Select>(clauses.closerPopulation, 'the Town with the most Population', (look, { space }) =>
          Math.max(0, ...closing(look, space).map((from) => closerFrom(map, look, from, space))),
        ),
      ]),
    }),
  ])
}

const isMet = (map: GameMap, game: Game): boolean =>
  senateMarchCondition.ask({
    phase: game.phase,
    together: mostTogether(game),
    byTrain: mostByTrain(game, reachedFrom(map, game)),
  }) === 'met'

/** Senate March (#59), over the map. */
export const senateMarch = (map: GameMap): NonPlayerCard => ({
  number: 59,
  faction: 'senate',
  title: 'Senate March',
  rolls: false,
  isMet,
  command: 'March',
  special: ['Prepare', 'Foreign Relations'],
  specialFirst: true,
  priorities: [...spacesOn(map), ...senateMarchers(map), ...senatePrepareFirst(map, 'Senate March', clauses)],
})
