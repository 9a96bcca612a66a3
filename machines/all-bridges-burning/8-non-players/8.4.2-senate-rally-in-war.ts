/** The Senate Rally card of Phase II (#55). @module */

import { type Clause, readingOf } from 'rulewright/book'
import { distanceTo, isPopulated, isTown, spacesOf } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { ralliesToControl } from '#spec/all-bridges-burning/8-non-players/8.3.1-reds-rally'
import { senateRally55Condition } from '#spec/all-bridges-burning/8-non-players/8.4.2-senate-rally-in-war'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { availableCells, cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { controlByRally } from './8.1.7-control.js'
import {
  gameIn,
  inSequence,
  type Line,
  type Look,
  line,
  type Nested,
  type NonPlayerCard,
  prefer,
  type Select,
} from './8.2-priority.js'
import { brings, noMoreThanThree, SPACE } from './8.4.1-senate-rally.js'
import { senateCrackdown } from './8.4.4-senate-terror.js'

const card = cited.senateRallyCard55

const LARGEST = 2
const senateCells = (look: Look, name: Space) => cellsIn(gameIn(look).spaces[name], 'senate')

const nearReds = (map: GameMap, cites: Clause): Nested =>
  prefer<Select>(
    cites,
    'closest to pieces of the Reds',
    (look, { space }) => -distanceTo(map, space, spacesOf(gameIn(look), 'reds')),
  )

/** True if a space may be one of the two with the largest groups, among those left or among all. */
const isAmongLargest = (look: Look, name: Space): boolean =>
  readingOf(gameIn(look), cited.largestGroups) === 'of those left' ||
  SPACES.filter((other) => senateCells(look, other) > senateCells(look, name)).length < LARGEST

const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    line<Select>(SPACE, 'select', {
      name: 'Senate Rally (#55): Control of Population',
      cites: [card.cells, card.cellsControl],
      times: () => 1,
      wants: (look, { space }) => isPopulated(map, space) && ralliesToControl(gameIn(look), 'senate', space),
      within: [
        prefer<Select>(card.cellsControlTown, 'a Town', (_, { space }) => isTown(space)),
        controlByRally(map, 'senate'),
      ],
    }),
    line<Select>(SPACE, 'select', {
      name: 'Senate Rally (#55): Cells at Capabilities',
      cites: [card.cells, card.cellsCapability],
      wants: (look, option) => gameIn(look).spaces[option.space].capabilities.senate.length > 0 && brings(look, option),
      within: [nearReds(map, card.cellsCapabilityNearReds), controlByRally(map, 'senate')],
    }),
    line<Select>(SPACE, 'select', {
      name: 'Senate Rally (#55): Cells in the largest groups',
      cites: [card.cells, card.cellsLargest],
      times: () => LARGEST,
      wants: (look, option) =>
        senateCells(look, option.space) > 0 && isAmongLargest(look, option.space) && brings(look, option),
      within: [
        prefer<Select>(card.cellsLargest, 'the most Senate Cells', (look, { space }) => senateCells(look, space)),
        nearReds(map, card.cellsLargestNearReds),
        controlByRally(map, 'senate'),
      ],
    }),
    line<Select>(SPACE, 'select', {
      name: 'Senate Rally (#55): Cells in random spaces',
      cites: [card.cells, card.cellsRandom],
      wants: (look, option) => isPopulated(map, option.space) && brings(look, option),
    }),
  ])

/** Senate Rally (#55), over the map. */
export const senateRallyInPhaseTwo = (map: GameMap): NonPlayerCard => ({
  number: 55,
  faction: 'senate',
  title: 'Senate Rally',
  isMet: (_, game) =>
    senateRally55Condition.ask({ phase: game.phase, cells: availableCells(game, 'senate') > 0 }) === 'met',
  command: 'Rally',
  special: ['Crackdown', 'Foreign Relations'],
  priorities: [
    noMoreThanThree('Senate Rally (#55): no more than three spaces', card.upToThree),
    ...spacesOn(map),
    ...senateCrackdown(map),
  ],
})
