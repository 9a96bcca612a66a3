/** Small worlds of the Special Activities. @module */

import { type Call, call, type Procedure, type World } from '#kernel'
import { emptySpace, type Game, type SpaceState } from '#spec/all-bridges-burning/game'
import {
  coordinateProcedure,
  crackdownProcedure,
  dialogueProcedure,
  foreignRelationsProcedure,
  personalityProcedure,
  politicalEventProcedure,
  prepareProcedure,
  publishProcedure,
  type SpecialArgs,
} from '#spec/all-bridges-burning/procedures/special-activities'
import type { Faction } from '#spec/all-bridges-burning/vocabulary'
import { alone, cells, readAs, whole, withOnly } from './shared.js'

const by = (procedure: Procedure<SpecialArgs>, faction: Faction, free = false): Call =>
  call(procedure, { faction, free })

/** Cells of the Moderates, Underground. */
const underground = (count: number): SpaceState['cells'] => ({
  ...cells(0),
  moderates: { active: 0, inactive: count },
})

/** News that Underground Cells of the Moderates hold. */
const undergroundNews = (count: number): SpaceState['news'] => ({
  ...emptySpace.news,
  moderates: { active: 0, inactive: count },
})

function politicalEventWorlds(phaseTwo: Game): readonly World<Game>[] {
  const held = { cells: cells(1) }
  const game = withOnly(phaseTwo, {
    Helsinki: held,
    Tampere: held,
    Turku: held,
    Viipuri: held,
    Häme: held,
    Karelia: { cells: cells(1, 1) },
    Uusimaa: { administrations: 1 },
  })
  return [
    alone('a Political Event of the Reds where five spaces would do', game, by(politicalEventProcedure, 'reds')),
    alone('a Political Event of the Senate where none would do', game, by(politicalEventProcedure, 'senate')),
  ]
}

function foreignRelationsWorlds(phaseTwo: Game): readonly World<Game>[] {
  const game: Game = { ...withOnly(phaseTwo, {}), resources: { reds: 2, senate: 4, moderates: 0 } }
  const staked = readAs(game, { freeForeignRelations: 'paid' })
  const nothingToStake = readAs(
    { ...game, resources: { reds: 0, senate: 0, moderates: 0 } },
    { zeroStake: 'at least one' },
  )
  return [
    alone('Foreign Relations of the Reds', game, by(foreignRelationsProcedure, 'reds')),
    alone('Foreign Relations of the Senate', game, by(foreignRelationsProcedure, 'senate')),
    alone('Foreign Relations that are free', game, by(foreignRelationsProcedure, 'reds', true)),
    alone('Foreign Relations that are free, the stake paid', staked, by(foreignRelationsProcedure, 'reds', true)),
    alone('Foreign Relations with nothing to stake', nothingToStake, by(foreignRelationsProcedure, 'reds')),
  ]
}

function prepareWorlds(phaseTwo: Game): readonly World<Game>[] {
  const game: Game = {
    ...withOnly(phaseTwo, {
      Helsinki: { cells: cells(1), prepared: { reds: 1, senate: 0 } },
      Tampere: { cells: cells(1, 1), prepared: { reds: 0, senate: 1 } },
    }),
    sabotage: ['Häme | Tampere', 'Karelia | Viipuri'],
  }
  const noneLeft = withOnly(phaseTwo, {
    Helsinki: { cells: cells(1, 1), prepared: { reds: 1, senate: 1 } },
    Tampere: { cells: cells(1), prepared: { reds: 1, senate: 0 } },
    Turku: { cells: cells(1) },
  })
  return [
    alone('Prepare of the Reds in Phase II', game, by(prepareProcedure, 'reds')),
    alone('Prepare of the Senate in Phase II', game, by(prepareProcedure, 'senate')),
    alone('Prepare of the Reds in Phase I', { ...game, phase: 1 }, by(prepareProcedure, 'reds')),
    alone('Prepare with no marker Available', { ...noneLeft, phase: 1 }, by(prepareProcedure, 'reds')),
  ]
}

function senateWorlds(phaseTwo: Game): readonly World<Game>[] {
  const held = cells(0, 1)
  const game = withOnly(phaseTwo, {
    Helsinki: { cells: held, level: 'Active Opposition' },
    Tampere: { cells: held, level: 'Passive Opposition', terror: { red: 1, white: 0 } },
    Turku: { cells: held, level: 'Passive Opposition', terror: { red: 1, white: 1 } },
    Vaasa: { cells: held, level: 'Active Support' },
    Viipuri: { cells: { ...cells(0), senate: { active: 0, inactive: 1 } } },
    Häme: { cells: cells(1, 1) },
  })
  const narrow = readAs(game, { crackdownTerror: 'marker needed', crackdownOpposition: 'with Opposition' })
  return [
    alone('Coordinate', game, by(coordinateProcedure, 'senate')),
    alone('Crackdown', game, by(crackdownProcedure, 'senate')),
    alone('Crackdown where a marker and Opposition are needed', narrow, by(crackdownProcedure, 'senate')),
    alone('Crackdown with no space for it', withOnly(game, {}), by(crackdownProcedure, 'senate')),
  ]
}

function personalityWorlds(phaseTwo: Game): readonly World<Game>[] {
  const game = withOnly(phaseTwo, {
    Helsinki: { cells: underground(1), personality: true, news: undergroundNews(1) },
    Tampere: { cells: underground(1), news: undergroundNews(1) },
    Häme: { cells: underground(1) },
  })
  const full: Game = { ...game, cubes: { red: 3, white: 3 } }
  const atTheTop: Game = { ...game, cubes: { red: 3, white: 0 }, polarization: 1 }
  const settled = readAs({ ...game, resolved: { red: 2, white: 1 } }, { cubesWithoutAnIssue: 'not allowed' })
  const first: Game = { ...game, phase: 1 }
  const inProvince = withOnly(phaseTwo, {
    Häme: { cells: underground(1), personality: true, news: undergroundNews(1) },
  })
  const both = (before: Game) => readAs(before, { newsThenPlacing: 'both' })
  const away = withOnly(first, { Tampere: { cells: underground(1) } })
  return [
    alone('Personality with News', game, by(personalityProcedure, 'moderates')),
    alone('Personality with every cube placed', full, by(personalityProcedure, 'moderates')),
    alone('Personality with every red cube placed', atTheTop, by(personalityProcedure, 'moderates')),
    alone('Personality with every Issue Resolved', settled, by(personalityProcedure, 'moderates')),
    alone('Personality in Phase I', first, by(personalityProcedure, 'moderates')),
    alone('Personality with the marker Available', away, by(personalityProcedure, 'moderates')),
    alone('Personality with News and then the marker', both(game), by(personalityProcedure, 'moderates')),
    alone('Personality with News and no Town for the marker', both(inProvince), by(personalityProcedure, 'moderates')),
    alone('Personality without any Cell', withOnly(first, {}), by(personalityProcedure, 'moderates')),
  ]
}

/** Spaces in which Dialogue meets each of its limits. */
function dialogueGame(phaseTwo: Game): Game {
  const talk = (reds: number, senate = 0): SpaceState['cells'] => ({
    ...underground(1),
    reds: { active: 0, inactive: reds },
    senate: { active: 0, inactive: senate },
  })
  return withOnly(phaseTwo, {
    Helsinki: { cells: talk(1, 1), level: 'Passive Support', news: undergroundNews(1) },
    Tampere: { cells: talk(1), prepared: { reds: 1, senate: 0 } },
    Turku: { cells: talk(0, 1), capabilities: { reds: [], senate: ['Jaeger'] }, level: 'Active Opposition' },
    Vaasa: { cells: talk(1, 2), news: { ...emptySpace.news, reds: 1 }, level: 'Active Support' },
    Häme: { cells: cells(1, 0, 1) },
  })
}

function dialogueWorlds(phaseTwo: Game): readonly World<Game>[] {
  const game = dialogueGame(phaseTwo)
  const few = withOnly(phaseTwo, {
    Helsinki: { cells: { ...underground(1), reds: { active: 0, inactive: 1 } }, level: 'Passive Support' },
    Tampere: { cells: underground(5) },
  })
  const pair = withOnly(phaseTwo, {
    Helsinki: { cells: { ...underground(1), reds: { active: 0, inactive: 1 } }, level: 'Passive Support' },
    Tampere: { cells: underground(1) },
  })
  return [
    alone('Dialogue', game, by(dialogueProcedure, 'moderates')),
    alone('Dialogue with no Cell Available', few, by(dialogueProcedure, 'moderates')),
    whole('Dialogue with a Cell taken back', few, by(dialogueProcedure, 'moderates')),
    alone(
      'Dialogue in any number of spaces, with an effect',
      readAs(pair, { dialogueSpaces: 'any', dialogueEffect: 'needed' }),
      by(dialogueProcedure, 'moderates'),
    ),
    alone(
      'Dialogue in any number of spaces',
      readAs(pair, { dialogueSpaces: 'any' }),
      by(dialogueProcedure, 'moderates'),
    ),
  ]
}

function publishWorlds(phaseTwo: Game): readonly World<Game>[] {
  const game = withOnly(phaseTwo, {
    Helsinki: { cells: underground(3), networks: 1, personality: true, news: undergroundNews(1) },
    Häme: { cells: underground(1), networks: 1 },
    Tampere: { cells: cells(0, 0, 1) },
    'Mikkelin lääni': { cells: underground(1) },
  })
  const networks = withOnly(phaseTwo, { Turku: { networks: 2 } })
  return [
    alone('Publish', game, by(publishProcedure, 'moderates')),
    alone('Publish with Networks alone', networks, by(publishProcedure, 'moderates')),
    alone('Publish with no piece on the map', withOnly(phaseTwo, {}), by(publishProcedure, 'moderates')),
  ]
}

/** The worlds of the Special Activities. */
export const specialActivityWorlds = (phaseTwo: Game): readonly World<Game>[] => [
  ...politicalEventWorlds(phaseTwo),
  ...foreignRelationsWorlds(phaseTwo),
  ...prepareWorlds(phaseTwo),
  ...senateWorlds(phaseTwo),
  ...personalityWorlds(phaseTwo),
  ...dialogueWorlds(phaseTwo),
  ...publishWorlds(phaseTwo),
]
