/**
 * One Special Activity: Coordinate is carried out, the others are taken as executed.
 *
 * @module
 */
import { z } from 'zod'
import { coordinate, specialActivitiesInGeneral } from '../../../spec/all-bridges-burning/clauses/special-activities.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { specialActivity } from '../../../spec/all-bridges-burning/procedures.js'
import { FACTIONS, SPECIAL_ACTIVITIES } from '../../../spec/all-bridges-burning/vocabulary.js'
import { charting } from '../../../src/kernel/chart.js'

const Data = z.strictObject({ faction: z.enum(FACTIONS), activity: z.enum(SPECIAL_ACTIVITIES) }).readonly()

const { chart, effect, when } = charting<Game>().implementing(specialActivity, Data)

/** The chart of one Special Activity. */
export const specialActivityChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'executing',
  states: {
    executing: {
      always: [
        {
          target: 'done',
          guard: when('it is Coordinate', ({ context: { data } }) => data.activity === 'Coordinate'),
          meta: { requirements: [coordinate.placeMarker, coordinate.anyCommand] },
          actions: effect(({ context: { game } }) => ({ game: { ...game, coordinate: true } })),
        },
        { target: 'done', meta: { requirements: [specialActivitiesInGeneral.withCommand] } },
      ],
    },
    done: { type: 'final' },
  },
  output: null,
})
