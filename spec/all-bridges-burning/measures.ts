/** The measures of the book: what can be asked of a position by name. @module */

import { measure, type Total } from 'rulewright/book'
import { totalOpposition } from './1-introduction/1.6-support.js'
import { cellsOnMapOf, controlOf } from './1-introduction/1.7-control.js'
import { networksAndIssuesOf, opposeAdmins, senateTownPop } from './1-introduction/1.11-political-display.js'
import { cellsByRally } from './3-commands/3.2.1-rally-cells.js'
import { earningsOf } from './6-propaganda-rounds/6.3-resources-phase.js'
import { marginOf } from './7-victory/7.3-margins.js'
import type { GameMap } from './components/map.js'
import type { Game } from './game.js'
import { availableAdministrations, availableCells, availableNetworks, availableNews } from './pieces.js'
import * as cited from './rules.gen.js'
import { FACTIONS } from './vocabulary.js'

const waiting = [cited.availability.inventory, cited.availability.offMap]

const cells = measure('Available Cells', waiting, { faction: FACTIONS }, (game: Game, { faction }) =>
  availableCells(game, faction),
)

const administrations = measure('Available Administrations', waiting, {}, (game: Game) =>
  availableAdministrations(game),
)

const networks = measure('Available Networks', waiting, {}, (game: Game) => availableNetworks(game))
const news = measure('Available News', waiting, {}, (game: Game) => availableNews(game))

/** Every measure, over a map. */
export const measuresOn = (map: GameMap): readonly Total<Game>[] => [
  controlOf.over(),
  totalOpposition.over(map),
  opposeAdmins.over(map),
  senateTownPop.over(map),
  networksAndIssuesOf.over(),
  cellsOnMapOf.over(),
  cells.over(),
  administrations.over(),
  networks.over(),
  news.over(),
  earningsOf.over(map),
  cellsByRally.over(),
  marginOf.over(map),
]
