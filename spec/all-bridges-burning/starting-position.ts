import { FORCES } from './components/forces.js'
import { emptySpace, type Game, type SpaceState } from './game.js'
import { isNonPlayer } from './non-player-state.js'
import * as cited from './rules.gen.js'
import { FACTIONS, SPACES, type Space } from './vocabulary.js'

/** The clauses of the Setup page on markers. */
export const markerClauses = [
  cited.setup.resources,
  cited.setup.polarization,
  cited.setup.germanVassalage,
  cited.setup.russianVassalage,
  cited.setup.politicalCubes,
  cited.setup.cubeBoxes,
  cited.setup.prepared,
  cited.setup.preparedSides,
  cited.setup.news,
  cited.setup.personality,
  cited.setup.germanCylinder,
  cited.setup.russiansOut,
  cited.setup.germansOut,
] as const

/** A game with the markers of the Setup page. */
export const withMarkers = (game: Game): Game => ({
  ...game,
  resources: { reds: 5, senate: 5, moderates: 5 },
  polarization: 3,
  vassalage: { germany: 3, russia: 3 },
  cubes: { red: 0, white: 0 },
  germanCylinder: 'waiting',
  troopBoxes: { germany: 0, russia: 0 },
  conscripts: FORCES.conscripts,
})

interface Start {
  readonly reds?: number
  readonly senate?: number
  readonly moderates?: number
  readonly russians?: number
  readonly level?: SpaceState['level']
}

const STARTS: Readonly<Partial<Record<Space, Start>>> = {
  Helsinki: { moderates: 1, senate: 1, reds: 1, russians: 1 },
  Uusimaa: { reds: 2, level: 'Passive Opposition' },
  Tampere: { reds: 2, level: 'Passive Opposition' },
  Häme: { reds: 2, level: 'Passive Opposition' },
  Turku: { reds: 1 },
  Viipuri: { reds: 1, russians: 1 },
  Vaasa: { senate: 1, level: 'Active Support' },
  Pohjanmaa: { senate: 1, russians: 1, level: 'Passive Support' },
}

/** The clauses of the Setup page on pieces, Support and Opposition. */
export const pieceClauses = [
  cited.cellStatus.newCells,
  cited.setup.othersEmpty,
  cited.setup.helsinkiModerates,
  cited.setup.helsinkiSenate,
  cited.setup.helsinkiReds,
  cited.setup.helsinkiRussian,
  cited.setup.uusimaaCells,
  cited.setup.uusimaaOpposition,
  cited.setup.tampereCells,
  cited.setup.tampereOpposition,
  cited.setup.hameCells,
  cited.setup.hameOpposition,
  cited.setup.turkuCell,
  cited.setup.viipuriCell,
  cited.setup.viipuriRussian,
  cited.setup.vaasaCell,
  cited.setup.vaasaSupport,
  cited.setup.pohjanmaaCell,
  cited.setup.pohjanmaaRussian,
  cited.setup.pohjanmaaSupport,
] as const

const inactive = (count = 0) => ({ active: 0, inactive: count })

const started = ({ reds, senate, moderates, russians = 0, level = 'Neutral' }: Start): SpaceState => ({
  ...emptySpace,
  level,
  cells: { reds: inactive(reds), senate: inactive(senate), moderates: inactive(moderates) },
  troops: { germany: 0, russia: russians },
})

/** A game with the pieces of the Setup page. */
export const withStartingPieces = (game: Game): Game => ({
  ...game,
  spaces: Object.fromEntries(SPACES.map((space) => [space, started(STARTS[space] ?? {})])) as Record<Space, SpaceState>,
})

/** A game in which no Non-player has Resources: the cylinder of the Moderates stands at 0, the others are not used. */
export const withoutResources = (game: Game): Game => ({
  ...game,
  resources: {
    ...game.resources,
    ...Object.fromEntries(FACTIONS.filter((faction) => isNonPlayer(game, faction)).map((faction) => [faction, 0])),
  },
})
