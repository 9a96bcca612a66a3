/** Small worlds of Negotiate and Politics. @module */

import { call, type World } from '#kernel'
import { emptySpace, type Game, type SpaceState } from '#spec/all-bridges-burning/game'
import {
  commandProcedure,
  fullCommand,
  limitedCommand,
  negotiateProcedure,
  politicsProcedure,
  type Terms,
} from '#spec/all-bridges-burning/procedures/commands'
import { alone, readAs, whole, withOnly } from './shared.js'

const TERMS: Terms = { faction: 'moderates', spaces: 'any', free: false, limited: false }

const facing = (reds: number, senate: number, moderates: number): SpaceState['cells'] => ({
  reds: { active: reds, inactive: 0 },
  senate: { active: senate, inactive: 0 },
  moderates: { active: 0, inactive: moderates },
})

const holding = { ...emptySpace.news, moderates: { active: 0, inactive: 1 } }

function negotiateWorlds(phaseTwo: Game): readonly World<Game>[] {
  const game: Game = {
    ...withOnly(phaseTwo, {
      Helsinki: { cells: facing(1, 1, 2), news: holding },
      Tampere: { cells: facing(1, 0, 1) },
      Turku: { cells: facing(0, 0, 1) },
      Vaasa: { cells: facing(0, 1, 0) },
    }),
    polarization: 1,
    resources: { reds: 0, senate: 0, moderates: 2 },
  }
  const poor: Game = { ...game, resources: { reds: 0, senate: 0, moderates: 1 } }
  const small = withOnly(phaseTwo, { Helsinki: { cells: facing(1, 0, 1), level: 'Passive Support' } })
  return [
    alone('Negotiate', game, call(negotiateProcedure, TERMS)),
    alone('Negotiate with a single Resource', poor, call(negotiateProcedure, TERMS)),
    alone('Negotiate as a Limited Command', game, call(negotiateProcedure, { ...TERMS, limited: true })),
    alone(
      'Negotiate by which Polarization may fall by less',
      readAs(game, { negotiatedPolarization: 'up to it' }),
      call(negotiateProcedure, TERMS),
    ),
    alone('a free Negotiate', poor, call(negotiateProcedure, { ...TERMS, free: true, spaces: ['Tampere'] })),
    whole(
      'Negotiate of the Moderates, with any Special Activity',
      small,
      call(commandProcedure, { ...fullCommand('moderates'), commands: ['Negotiate'] }),
    ),
  ]
}

function politicsOfModerates(start: Game): readonly World<Game>[] {
  const on = withOnly(start, { Tampere: { cells: facing(0, 0, 1) } })
  const at = (game: Game, polarization: number): Game => ({ ...game, polarization })
  const spent: Game = { ...on, cubes: { red: 3, white: 3 } }
  const settled: Game = { ...on, resolved: { red: 2, white: 1 } }
  const politics = call(politicsProcedure, TERMS)
  return [
    alone('Politics at low Polarization', at({ ...on, cubes: { red: 3, white: 0 } }, 1), politics),
    alone('Politics at middle Polarization', at(on, 3), politics),
    alone('Politics at high Polarization', at(on, 5), politics),
    alone('Politics at a Polarization of six', at(on, 6), politics),
    alone('Politics without Resources', { ...on, resources: { reds: 0, senate: 0, moderates: 0 } }, politics),
    alone('Politics with no Moderates on the map', withOnly(start, {}), politics),
    alone('Politics with every cube placed', spent, politics),
    alone('Politics, a cube needed', readAs(spent, { politicsWithoutACube: 'needed' }), politics),
    alone('Politics, a cube as wished', readAs(on, { politicsWithoutACube: 'as wished' }), politics),
    alone('Politics with every Issue Resolved', readAs(settled, { cubesWithoutAnIssue: 'not allowed' }), politics),
    alone('a free Politics', on, call(politicsProcedure, { ...TERMS, free: true })),
    alone(
      'Politics as a Limited Command',
      readAs(on, { limitedPolitics: 'not allowed' }),
      call(politicsProcedure, { ...TERMS, limited: true }),
    ),
    whole(
      'Politics of the Moderates, with any Special Activity',
      on,
      call(commandProcedure, { ...fullCommand('moderates'), commands: ['Politics'] }),
    ),
    whole(
      'Politics of the Moderates, with Personality or none',
      readAs(on, { specialWithoutSpaces: 'no' }),
      call(commandProcedure, { ...fullCommand('moderates'), commands: ['Politics'] }),
    ),
    whole(
      'a Limited Politics of the Moderates',
      on,
      call(commandProcedure, { ...limitedCommand('moderates'), commands: ['Politics'] }),
    ),
  ]
}

/** The worlds of Negotiate and Politics. */
export const negotiatePoliticsWorlds = (start: Game, phaseTwo: Game): readonly World<Game>[] => [
  ...negotiateWorlds(phaseTwo),
  ...politicsOfModerates(start),
]
