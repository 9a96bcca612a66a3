/** Small worlds of the Propaganda Round and its Politics Phase. @module */

import { call, type World } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import { politicsPhaseProcedure, propagandaRoundProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { alone, cells, readAs, whole, withOnly } from './shared.js'

/** The worlds of the Propaganda Round. */
export function propagandaWorlds(start: Game, phaseTwo: Game, pivotal: number): readonly World<Game>[] {
  const round = call(propagandaRoundProcedure, null)
  const quiet = withOnly(start, { Vaasa: { cells: cells(0, 1) } })
  const won: Game = { ...start, resources: { ...start.resources, moderates: 16 }, polarization: 1 }
  const after = (game: Game, rounds: number): Game => ({ ...game, propagandaRounds: rounds })
  return [
    alone('the first Propaganda Round', quiet, round),
    alone('the second Propaganda Round in Phase I', after(quiet, 1), round),
    alone(
      'the second Propaganda Round with Red Revolt! next',
      { ...after(quiet, 1), cards: { ...quiet.cards, upcoming: pivotal } },
      round,
    ),
    alone('the third Propaganda Round in Phase II', after(phaseTwo, 2), round),
    alone(
      'a Propaganda Round in which the Reds choose what to add',
      readAs(start, { redsEarningsUpTo: 'any number' }),
      round,
    ),
    alone('the final Propaganda Round', after(phaseTwo, 3), round),
    alone('a Propaganda Round that the Moderates win', won, round),
    whole(
      'a whole Propaganda Round with little on the map',
      { ...quiet, resources: { reds: 1, senate: 2, moderates: 0 } },
      round,
    ),
    whole(
      'a whole Propaganda Round in Phase II with Prisoners',
      {
        ...after(withOnly(phaseTwo, { Vaasa: { cells: cells(0, 1), troops: { germany: 2, russia: 0 } } }), 2),
        resources: { reds: 0, senate: 1, moderates: 0 },
        vassalage: { germany: 1, russia: 1 },
        prisoners: { reds: 2, senate: 1, moderates: 0 },
      },
      round,
    ),
  ]
}

/** The worlds of the Politics Phase. */
export const politicsWorlds = (start: Game): readonly World<Game>[] => {
  const politics = call(politicsPhaseProcedure, null)
  const withCubes = (red: number, white: number): Game => ({ ...start, cubes: { red, white } })
  return [
    alone('Politics without cubes', start, politics),
    alone('Politics with more red cubes', withCubes(3, 1), politics),
    alone('Politics with more white cubes', withCubes(1, 2), politics),
    alone('Politics with as many cubes of each color', withCubes(1, 1), politics),
    alone('Politics with all Issues Resolved', { ...withCubes(1, 0), resolved: { red: 1, white: 2 } }, politics),
  ]
}
