/** The Senate Rally card of Phase I (#54). @module */

import type { Clause } from 'rulewright/book'
import { isPopulated } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { ralliesToControl } from '#spec/all-bridges-burning/8-non-players/8.3.1-reds-rally'
import {
  isAmongEnemies,
  placesCells,
  ralliesAmongEnemies,
  senateRally54Condition,
} from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { availableCells, cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { RallyData } from '../3-commands/3.2.1-rally-cells.js'
import { controlByRally } from './8.1.7-control.js'
import { faceFor } from './8.2.3-dice.js'
import {
  dataIn,
  gameIn,
  inSequence,
  type Line,
  type Look,
  line,
  type NonPlayerCard,
  prefer,
  type Select,
  spaceIn,
} from './8.2-priority.js'
import { senatePrepare } from './8.4.5-senate-prepare.js'

const card = cited.senateRallyCard54

const FEW = 3
const hasSupport = (look: Look, name: Space) => spaceIn(look, name).level.endsWith('Support')
const senateCells = (look: Look, name: Space) => cellsIn(spaceIn(look, name), 'senate')

const establishes = (look: Look, name: Space) => ralliesToControl(gameIn(look), 'senate', name)

/** The name of the offer of the spaces. */
export const SPACE = 'a space to Rally in'

/** For Control, where there is Population, and where there is none. */
const controlOn = (map: GameMap): readonly Line[] => [
  line<Select>(SPACE, 'select', {
    name: 'Senate Rally (#54): Control of Population',
    cites: [card.cells, card.cellsControl],
    times: () => 1,
    wants: (look, { space }) => isPopulated(map, space) && establishes(look, space),
    within: [
      prefer<Select>(card.cellsControlSupport, 'with Support', (look, { space }) => hasSupport(look, space)),
      controlByRally(map, 'senate'),
    ],
  }),
  line<Select>(SPACE, 'select', {
    name: 'Senate Rally (#54): Control without Population',
    cites: [card.cells, card.cellsEmpty],
    times: () => 1,
    wants: (look, { space }) => !isPopulated(map, space) && establishes(look, space),
    within: [prefer<Select>(card.cellsEmptyMikkeli, 'Mikkelin lääni', (_, { space }) => space === 'Mikkelin lääni')],
  }),
]

/** True if a Rally would place Cells in a space of an option. */
export const brings = (look: Look, { space }: Select): boolean => placesCells(gameIn(look), space)

const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    line<Select>(SPACE, 'select', {
      name: 'Senate Rally (#54): Cells among enemies',
      cites: [card.cells, card.cellsAmongEnemies, card.cellsAmongEnemiesDie],
      times: () => 1,
      when: (look) => ralliesAmongEnemies.ask({ die: faceFor(gameIn(look), 54) }),
      wants: (look, { space }) => isAmongEnemies(gameIn(look), space),
      within: [controlByRally(map, 'senate')],
    }),
    ...controlOn(map),
    line<Select>(SPACE, 'select', {
      name: 'Senate Rally (#54): Cells where there is Support',
      cites: [card.cells, card.cellsSupport],
      wants: (look, option) =>
        hasSupport(look, option.space) && senateCells(look, option.space) < FEW && brings(look, option),
      within: [controlByRally(map, 'senate')],
    }),
    line<Select>(SPACE, 'select', {
      name: 'Senate Rally (#54): Cells where there is the Senate',
      cites: [card.cells, card.cellsSenate],
      wants: (look, option) => senateCells(look, option.space) > 0 && brings(look, option),
      within: [controlByRally(map, 'senate')],
    }),
    line<Select>(SPACE, 'select', {
      name: 'Senate Rally (#54): Cells in random spaces',
      cites: [card.cells, card.cellsRandom, card.cellsUntilThree],
      wants: brings,
    }),
  ])

const MOST_SPACES = 3

/** No card of the Senate Rallies in more than three spaces. */
export const noMoreThanThree = (name: string, cites: Clause): Line =>
  line(SPACE, 'stop', {
    name,
    cites,
    when: (look) => (dataIn<RallyData>(look, 'rally')?.selected.length ?? 0) >= MOST_SPACES,
  })

/** Senate Rally (#54), over the map. */
export const senateRallyInPhaseOne = (map: GameMap): NonPlayerCard => ({
  number: 54,
  faction: 'senate',
  title: 'Senate Rally',
  isMet: (_, game) =>
    senateRally54Condition.ask({ phase: game.phase, cells: availableCells(game, 'senate') > 0 }) === 'met',
  command: 'Rally',
  special: ['Foreign Relations', 'Prepare'],
  priorities: [
    noMoreThanThree('Senate Rally (#54): no more than three spaces', card.upToThree),
    ...spacesOn(map),
    ...senatePrepare(map),
  ],
})
