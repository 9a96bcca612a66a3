/**
 * Small worlds of Commands, Special Activities and the Germans.
 *
 * @module
 */
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import {
  anyCommand,
  commandExecuted,
  eventExecuted,
  fullCommand,
  germanActionProcedure,
  limitedCommandProcedure,
  specialActivity,
} from '../../../spec/all-bridges-burning/procedures.js'
import { FACTIONS, OWN_SPECIAL_ACTIVITIES } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { World } from '../../../src/kernel/book.js'
import { call } from '../../../src/kernel/procedure.js'
import { alone, cells, readAs, whole, withOnly } from './shared.js'

/** The worlds of Commands, Special Activities and the Germans. */
export function actionWorlds(start: Game, phaseTwo: Game): readonly World<Game>[] {
  const news = withOnly(phaseTwo, {
    Helsinki: { cells: cells(1, 1, 1), news: { alone: 0, reds: 1, senate: 1, moderates: 0 } },
  })
  const twice = withOnly(phaseTwo, {
    Helsinki: { cells: cells(1), news: { alone: 0, reds: 2, senate: 0, moderates: 0 } },
  })
  return [
    ...FACTIONS.flatMap((faction) => [
      alone(`a Command of the ${faction}`, phaseTwo, call(commandExecuted, anyCommand(faction))),
      alone(`a full Command of the ${faction}`, phaseTwo, call(fullCommand, { faction })),
      whole(`a full Command of the ${faction} with its Special Activities`, phaseTwo, call(fullCommand, { faction })),
      alone(`an Event of the ${faction}`, start, call(eventExecuted, { faction })),
      whole(
        `a Limited Command of the ${faction} with News on the map`,
        news,
        call(limitedCommandProcedure, { faction }),
      ),
      ...OWN_SPECIAL_ACTIVITIES[faction].map((activity) =>
        alone(`${activity} of the ${faction}`, phaseTwo, call(specialActivity, { faction, activity })),
      ),
    ]),
    alone(
      'a Limited Command of the Reds with News to be discarded once',
      readAs(twice, { furtherNews: 'once' }),
      call(limitedCommandProcedure, { faction: 'reds' }),
    ),
    alone('a Limited Command of the Reds with News', news, call(limitedCommandProcedure, { faction: 'reds' })),
    alone('a Command of the Reds in Phase I', start, call(commandExecuted, anyCommand('reds'))),
    alone('a full Command of the Senate in Phase I', start, call(fullCommand, { faction: 'senate' })),
    alone('the Germans by the flowchart', phaseTwo, call(germanActionProcedure, null)),
    alone('the Germans by Coordinate', { ...phaseTwo, coordinate: true }, call(germanActionProcedure, null)),
  ]
}
