/** Counting pieces and changing a game, in small steps. @module */
import { certain } from 'rulewright/book'
import { FORCES } from './components/forces.js'
import type { Game, SpaceState } from './game.js'
import {
  type Color,
  FACTIONS,
  type Faction,
  LEVELS,
  type Level,
  type Militant,
  type Power,
  SPACES,
  type Space,
} from './vocabulary.js'

export const cellsIn = ({ cells }: SpaceState, faction: Faction): number =>
  cells[faction].active + cells[faction].inactive

export const discsOf = ({ administrations, networks }: SpaceState, faction: Faction): number =>
  ({ reds: administrations, senate: 0, moderates: networks })[faction]

export const piecesIn = (space: SpaceState, faction: Faction): number =>
  cellsIn(space, faction) + discsOf(space, faction)

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** A sum over all spaces. */
export const overMap = ({ spaces }: Game, count: (space: SpaceState, name: Space) => number): number =>
  sumOf(SPACES.map((name) => count(spaces[name], name)))

/** The Cells of a Faction that wait in its Available Forces box. */
export const availableCells = (game: Game, faction: Faction): number =>
  FORCES.cells[faction] -
  overMap(game, (space) => cellsIn(space, faction)) -
  game.prisoners[faction] -
  (faction === 'senate' ? game.conscripts : 0)

export const availableAdministrations = (game: Game): number =>
  FORCES.administrations - overMap(game, ({ administrations }) => administrations)

export const availableNetworks = (game: Game): number => FORCES.networks - overMap(game, ({ networks }) => networks)

export const troopsOnMap = (game: Game, power: Power): number => overMap(game, ({ troops }) => troops[power])

export const troopsOutOfPlay = (game: Game, power: Power): number =>
  FORCES.troops[power] - troopsOnMap(game, power) - game.troopBoxes[power]

/** The News markers that Cells of a Faction hold in a space. */
export const newsOf = ({ news }: SpaceState, faction: Faction): number =>
  faction === 'moderates' ? news.moderates.active + news.moderates.inactive : news[faction]

/** The News markers that Cells of a Faction hold on the whole map. */
export const newsHeldBy = (game: Game, faction: Faction): number => overMap(game, (space) => newsOf(space, faction))

/** The News markers that are on no space. */
export const availableNews = (game: Game): number =>
  FORCES.news - overMap(game, (space) => space.news.alone + sumOf(FACTIONS.map((faction) => newsOf(space, faction))))

/** The Prepared markers that are on no space. */
export const availablePrepared = (game: Game): number =>
  FORCES.prepared - overMap(game, ({ prepared }) => prepared.reds + prepared.senate)

/** The markers of Terror in a space. */
export const terrorIn = ({ terror }: SpaceState): number => terror.red + terror.white

/** The level next to another, towards Support or Opposition. */
export const nextLevel = (level: Level, toward: 'Support' | 'Opposition'): Level =>
  certain(LEVELS[LEVELS.indexOf(level) + (toward === 'Support' ? 1 : -1)], `level from ${level} towards ${toward}`)

export const inSpace = (game: Game, name: Space, change: (space: SpaceState) => SpaceState): Game => ({
  ...game,
  spaces: { ...game.spaces, [name]: change(game.spaces[name]) },
})

export const inEverySpace = (game: Game, change: (space: SpaceState) => SpaceState): Game =>
  SPACES.reduce((changed, name) => inSpace(changed, name, change), game)

/** A space in which a Faction has that many Cells more, or fewer. */
export const withCells = (
  space: SpaceState,
  faction: Faction,
  change: { readonly active?: number; readonly inactive?: number },
): SpaceState => {
  const { active, inactive } = space.cells[faction]
  const cells = { active: active + (change.active ?? 0), inactive: inactive + (change.inactive ?? 0) }
  return { ...space, cells: { ...space.cells, [faction]: cells } }
}

/** A space in which a Faction has that many discs more, or fewer: Administrations of the Reds, else Networks. */
export const withDiscs = (space: SpaceState, faction: Faction, by: number): SpaceState =>
  faction === 'reds'
    ? { ...space, administrations: space.administrations + by }
    : { ...space, networks: space.networks + by }

/** A space with more News, or less, that a Faction holds or that lies alone. */
export const withNews = (space: SpaceState, holder: 'alone' | Militant, by: number): SpaceState => ({
  ...space,
  news: { ...space.news, [holder]: space.news[holder] + by },
})

/** A space with more Terror markers of a color, or fewer. */
export const withTerror = (space: SpaceState, color: Color, by: number): SpaceState => ({
  ...space,
  terror: { ...space.terror, [color]: space.terror[color] + by },
})

/** A space with more Troops of a Power, or fewer. */
export const withTroops = (space: SpaceState, power: Power, by: number): SpaceState => ({
  ...space,
  troops: { ...space.troops, [power]: space.troops[power] + by },
})

/** A game with more Prisoners of a Faction, or fewer. */
export const withPrisonersOf = (game: Game, faction: Faction, by: number): Game => ({
  ...game,
  prisoners: { ...game.prisoners, [faction]: game.prisoners[faction] + by },
})

/** A game with more cubes of a color in the Political Display, or fewer. */
export const withCubes = (game: Game, color: Color, by: number): Game => ({
  ...game,
  cubes: { ...game.cubes, [color]: game.cubes[color] + by },
})

export const spacesWithCells = ({ spaces }: Game, faction: Faction): readonly Space[] =>
  SPACES.filter((name) => cellsIn(spaces[name], faction) > 0)

/** The color of the Resolved markers that make Agitation dearer for a Faction. */
export const dearerBy = (faction: Militant): Color => (faction === 'reds' ? 'white' : 'red')
