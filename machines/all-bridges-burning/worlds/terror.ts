/** Small worlds of Terror. @module */

import { call, type World } from '#kernel'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { type Terms, terrorProcedure } from '#spec/all-bridges-burning/procedures/commands'
import { alone, cells, readAs, withOnly } from './shared.js'

const terms: Terms = { faction: 'reds', spaces: 'any', free: false, limited: false }
const of = (changes: Partial<Terms>) => call(terrorProcedure, { ...terms, ...changes })

const at = (game: Game, polarization: number, reds: number, moderates = 5): Game => ({
  ...game,
  polarization,
  resources: { reds, senate: 1, moderates },
  cubes: { red: 0, white: 1 },
})

/** A space in which the Moderates hold News, and the Personality. */
const tanner = (active: number, held: number): Partial<SpaceState> => ({
  cells: { ...cells(1), moderates: { active, inactive: 1 } },
  news: { alone: 0, reds: 0, senate: 0, moderates: { active: held, inactive: 1 } },
  networks: 1,
  personality: true,
})

/** The worlds of what is selected. */
function selecting(phaseTwo: Game): readonly World<Game>[] {
  const spread = withOnly(at(phaseTwo, 6, 3), {
    Helsinki: { cells: cells(1, 1), terror: { red: 1, white: 1 } },
    Turku: { cells: cells(1), troops: { germany: 1, russia: 0 }, terror: { red: 0, white: 1 } },
    Vaasa: { cells: cells(0, 1, 1) },
  })
  return [
    alone('Terror of the Reds wherever they can', spread, of({})),
    alone('Terror of the Reds, not where Troops stand alone', readAs(spread, { terrorAtTroops: 'no' }), of({})),
    alone('Limited Terror of the Reds', spread, of({ limited: true })),
    alone(
      'Limited Terror of the Reds, in a space or the Political Display',
      readAs(spread, { limitedTerror: 'either' }),
      of({ limited: true }),
    ),
    alone(
      'Terror of the Reds, the Political Display alone not counting',
      readAs(withOnly(spread, {}), { specialWithoutSpaces: 'no' }),
      of({}),
    ),
    alone(
      'free Terror of the Senate in a space',
      withOnly(
        { ...spread, cubes: { red: 0, white: 0 } },
        {
          Helsinki: { cells: cells(1, 1), administrations: 1, terror: { red: 1, white: 0 } },
        },
      ),
      of({ faction: 'senate', free: true, spaces: ['Helsinki', 'Turku'] }),
    ),
  ]
}

/** The worlds of what is removed, and of what goes with it. */
function removing(phaseTwo: Game): readonly World<Game>[] {
  const helsinki = of({ spaces: ['Helsinki'] })
  const guarded = withOnly(at(phaseTwo, 6, 1), {
    Helsinki: {
      cells: { ...cells(1, 1, 1), senate: { active: 1, inactive: 1 } },
      prepared: { reds: 0, senate: 1 },
      news: { alone: 0, reds: 0, senate: 1, moderates: { active: 0, inactive: 0 } },
    },
  })
  const trained = withOnly(at(phaseTwo, 5, 1), {
    Helsinki: { cells: cells(1, 1, 1), capabilities: { reds: [], senate: ['Trains'] } },
  })
  const news = withOnly(at(phaseTwo, 6, 1), { Helsinki: tanner(1, 0) })
  const poor = withOnly(at(phaseTwo, 6, 30, 2), { Helsinki: tanner(0, 0) })
  const senate = withOnly(at(phaseTwo, 6, 1), {
    Helsinki: {
      cells: cells(1, 1),
      administrations: 1,
      news: { alone: 0, reds: 1, senate: 0, moderates: { active: 0, inactive: 0 } },
    },
  })
  return [
    alone('Terror against a Prepared marker', guarded, helsinki),
    alone('Terror against a Capability', trained, helsinki),
    alone('Terror against News and the Personality', news, helsinki),
    alone('Terror against News, which stays alone', readAs(news, { newsLetGo: 'stays alone' }), helsinki),
    alone('Terror against News, which the Reds may remove', readAs(news, { newsTaken: 'may remove' }), helsinki),
    alone('Terror against two Cells with News', withOnly(news, { Helsinki: tanner(1, 1) }), helsinki),
    alone('Terror against the Personality of poor Moderates', poor, helsinki),
    alone('Terror against poor Moderates, who transfer nothing', readAs(poor, { shortRansom: 'nothing' }), helsinki),
    alone('Terror by the rich Reds, for nothing', readAs(poor, { ransomOverTheTrack: 'kept' }), helsinki),
    alone('Terror of the Senate against News and an Administration', senate, of({ faction: 'senate' })),
  ]
}

/** The worlds of Terror. */
export const terrorWorlds = (phaseTwo: Game): readonly World<Game>[] => [
  ...selecting(phaseTwo),
  ...removing(phaseTwo),
  alone(
    'Terror of the Reds in Phase I',
    withOnly(
      { ...at(phaseTwo, 9, 2), phase: 1 },
      {
        Helsinki: { cells: cells(1, 1), terror: { red: 0, white: 1 } },
        Turku: { cells: cells(1, 0, 1) },
      },
    ),
    of({ spaces: ['Helsinki', 'Turku'] }),
  ),
  alone(
    'Terror of the Reds in Phase II with no News left',
    withOnly(at(phaseTwo, 2, 1), {
      Helsinki: {
        cells: cells(1, 1),
        terror: { red: 0, white: 1 },
        news: { alone: 2, reds: 0, senate: 0, moderates: { active: 0, inactive: 0 } },
      },
    }),
    of({ spaces: ['Helsinki'] }),
  ),
]
