/**
 * The measures of the book: what can be asked of a position by name.
 *
 * @module
 */
import { measure, type Total } from '../../src/kernel/measure.js'
import { availability } from './clauses/forces.js'
import type { GameMap } from './components/map.js'
import { earningsOf } from './earnings.js'
import type { Game } from './game.js'
import { availableAdministrations, availableCells, availableNetworks, availableNews } from './pieces.js'
import { cellsByRally } from './rally-cells.js'
import { cellsOnMapOf, controlOf, networksAndIssuesOf, opposeAdmins, senateTownPop, totalOpposition } from './totals.js'
import { marginOf } from './victory.js'
import { FACTIONS } from './vocabulary.js'

const waiting = [availability.inventory, availability.offMap]

/** The Cells of a Faction in its Available Forces box. */
const cells = measure('Available Cells', waiting, { faction: FACTIONS }, (game: Game, { faction }) =>
  availableCells(game, faction),
)

/** The Administrations that are Available. */
const administrations = measure('Available Administrations', waiting, {}, (game: Game) =>
  availableAdministrations(game),
)

/** The Networks that are Available. */
const networks = measure('Available Networks', waiting, {}, (game: Game) => availableNetworks(game))

/** The News markers that are on no space. */
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
