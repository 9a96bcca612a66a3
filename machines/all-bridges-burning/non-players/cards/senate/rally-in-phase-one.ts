/**
 * The Senate Rally card of Phase I (#54).
 *
 * @module
 */
import {
  senateRallyCard54 as clauses,
  ralliesAmongEnemies,
  senateRally54Condition,
} from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isPopulated } from '#spec/all-bridges-burning/non-players/places'
import { hasEnemies } from '#spec/all-bridges-burning/non-players/presence'
import { ralliesToControl } from '#spec/all-bridges-burning/non-players/rally'
import { availableCells, cellsIn } from '#spec/all-bridges-burning/pieces'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, inSequence, type Line, type Look, line, prefer } from '../../priority.js'
import { senatePrepare } from './prepare.js'
import { brings, noMoreThanThree, placesCells, type Select, SPACE } from './rally.js'

const AMONG_ENEMIES = 'Cells among enemies'
const FEW = 3

const spaceIn = (look: Look, name: Space) => gameIn(look).spaces[name]
const hasSupport = (look: Look, name: Space) => spaceIn(look, name).level.endsWith('Support')
const senateCells = (look: Look, name: Space) => cellsIn(spaceIn(look, name), 'senate')

/** Whether the Senate could place Cells where it has some already, among enemies. */
const isAmongEnemies = (game: Game, name: Space): boolean =>
  cellsIn(game.spaces[name], 'senate') > 0 && hasEnemies(game.spaces[name], 'senate') && placesCells(game, name)

const establishes = (look: Look, name: Space) => ralliesToControl(gameIn(look), 'senate', name)

/** For Control, where there is Population, and where there is none. */
const controlOn = (map: GameMap): readonly Line[] => [
  line<Select>({
    name: 'Senate Rally (#54): Control of Population',
    cites: [clauses.cells, clauses.cellsControl],
    asks: SPACE,
    type: 'select',
    times: () => 1,
    wants: (look, { space }) => isPopulated(map, space) && establishes(look, space),
    within: [prefer<Select>(clauses.cellsControlSupport, 'with Support', (look, { space }) => hasSupport(look, space))],
  }),
  line<Select>({
    name: 'Senate Rally (#54): Control without Population',
    cites: [clauses.cells, clauses.cellsEmpty],
    asks: SPACE,
    type: 'select',
    times: () => 1,
    wants: (look, { space }) => !isPopulated(map, space) && establishes(look, space),
    within: [prefer<Select>(clauses.cellsEmptyMikkeli, 'Mikkelin lääni', (_, { space }) => space === 'Mikkelin lääni')],
  }),
]

const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    line<Select>({
      name: 'Senate Rally (#54): Cells among enemies',
      cites: [clauses.cells, clauses.cellsAmongEnemies, clauses.cellsAmongEnemiesDie],
      asks: SPACE,
      type: 'select',
      times: () => 1,
      when: (look) => ralliesAmongEnemies.ask({ die: gameIn(look).nonPlayers.dice[AMONG_ENEMIES] ?? 0 }),
      wants: (look, { space }) => isAmongEnemies(gameIn(look), space),
    }),
    ...controlOn(map),
    line<Select>({
      name: 'Senate Rally (#54): Cells where there is Support',
      cites: [clauses.cells, clauses.cellsSupport],
      asks: SPACE,
      type: 'select',
      wants: (look, option) =>
        hasSupport(look, option.space) && senateCells(look, option.space) < FEW && brings(look, option),
    }),
    line<Select>({
      name: 'Senate Rally (#54): Cells where there is the Senate',
      cites: [clauses.cells, clauses.cellsSenate],
      asks: SPACE,
      type: 'select',
      wants: (look, option) => senateCells(look, option.space) > 0 && brings(look, option),
    }),
    line<Select>({
      name: 'Senate Rally (#54): Cells in random spaces',
      cites: [clauses.cells, clauses.cellsRandom, clauses.cellsUntilThree],
      asks: SPACE,
      type: 'select',
      wants: brings,
    }),
  ])

/** Senate Rally (#54), over the map. */
export const senateRallyInPhaseOne = (map: GameMap): NonPlayerCard => ({
  number: 54,
  faction: 'senate',
  title: 'Senate Rally',
  rolls: false,
  dice: (_, game) => (SPACES.some((name) => isAmongEnemies(game, name)) ? [AMONG_ENEMIES] : []),
  isMet: (_, game) =>
    senateRally54Condition.ask({ phase: game.phase, cells: availableCells(game, 'senate') > 0 }) === 'met',
  command: 'Rally',
  special: ['Foreign Relations', 'Prepare'],
  priorities: [
    noMoreThanThree('Senate Rally (#54): no more than three spaces', clauses.upToThree),
    ...spacesOn(map),
    ...senatePrepare(map),
  ],
})
