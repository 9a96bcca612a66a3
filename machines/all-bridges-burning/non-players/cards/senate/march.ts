/**
 * The Senate March card (#59).
 *
 * @module
 */
import { senateMarchCard as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/senate-in-war.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../../../spec/all-bridges-burning/game.js'
import { isByTrain, isTogether } from '../../../../../spec/all-bridges-burning/non-players/senate-groups.js'
import { senateMarchCondition } from '../../../../../spec/all-bridges-burning/tables/non-players/senate-in-war.js'
import type { Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, inSequence, type Line, type Look, line, type Nested, prefer } from '../../priority.js'
import { closerFrom, closing, sizeFrom, winning } from './march-groups.js'
import { senateMarchers } from './marchers.js'
import { senateSabotage } from './prepare.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}
/** The spaces whose groups would March to a space. */
type Marching = (map: GameMap, look: Look, space: Space) => readonly Space[]

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

/** In which order the groups were selected: those with a Capability, and then the largest. */
const asSelected = (map: GameMap, marching: Marching): readonly Nested[] => [
  prefer<Select>(clauses.selectCapability, 'a group with a Capability', (look, { space }) =>
    marching(map, look, space).some((name) => gameIn(look).spaces[name].capabilities.senate.length > 0),
  ),
  prefer<Select>(clauses.selectLargest, 'the largest group', (look, { space }) =>
    Math.max(0, ...marching(map, look, space).map((name) => sizeFrom(look, name))),
  ),
]

/** Where the selected groups March, in order. */
const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    line<Select>({
      name: 'Senate March: Control of a Town',
      cites: [clauses.control, ...OF_GROUPS],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => winning(map, look, space).length > 0,
      within: [
        prefer<Select>(clauses.controlPopulation, 'the most Population', (_, { space }) => map.population[space]),
        ...asSelected(map, winning),
      ],
    }),
    line<Select>({
      name: 'Senate March: closer to a Town',
      cites: [clauses.closer, clauses.closerNotYet, ...OF_GROUPS],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => closing(map, look, space).length > 0,
      within: [
        prefer<Select>(clauses.closerPopulation, 'the Town with the most Population', (look, { space }) =>
          Math.max(0, ...closing(map, look, space).map((from) => closerFrom(map, look, from, space))),
        ),
        ...asSelected(map, closing),
      ],
    }),
  ])

const isMet = (map: GameMap, game: Game): boolean =>
  senateMarchCondition.ask({ phase: game.phase, together: isTogether(game), byTrain: isByTrain(map, game) }) === 'met'

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
  priorities: [
    ...spacesOn(map),
    ...senateMarchers(map),
    senateSabotage(
      map,
      'Senate March: no more Sabotage',
      [clauses.sabotage, clauses.prepareFirst],
      clauses.sabotageClosest,
    ),
  ],
})
