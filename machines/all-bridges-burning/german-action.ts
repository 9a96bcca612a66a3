/**
 * What the Germans do on one card: who decides, the flowchart, and the marker and cylinder afterwards.
 *
 * @module
 */
import { z } from 'zod'
import { germanActions } from '../../spec/all-bridges-burning/clauses/commands/german-actions.js'
import { adjustEligibility, eventCard } from '../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import { coordinate } from '../../spec/all-bridges-burning/clauses/special-activities/reds-and-senate.js'
import type { Game } from '../../spec/all-bridges-burning/game.js'
import {
  type GERMANS_ACTED,
  germanActionProcedure,
  germanFlowchartProcedure,
  SENATE_DECIDES,
} from '../../spec/all-bridges-burning/procedures/turn.js'
import { coordinateIdle } from '../../spec/all-bridges-burning/questions/special-activities/coordinate-idle.js'
import { coordinateScope } from '../../spec/all-bridges-burning/questions/special-activities/coordinate-scope.js'
import { coordinateStays, germanDetails } from '../../spec/all-bridges-burning/tables/german-action-phase.js'
import { charting } from '../../src/kernel/chart.js'
import { calls } from '../../src/kernel/procedure.js'
import { readingOf } from '../../src/kernel/question.js'

const Data = z.strictObject({ senateDecides: z.enum(SENATE_DECIDES) }).readonly()

const { chart, effect } = charting<Game>().implementing(germanActionProcedure, Data)

const senateDecides = (game: Game) =>
  germanDetails.ask({ coordinate: game.coordinate, reading: readingOf(game, coordinateScope) })

/** The game once the Germans have been called up. */
const stored = (game: Game, result: (typeof GERMANS_ACTED)[number]): Game => ({
  ...game,
  coordinate: coordinateStays.ask({
    coordinate: game.coordinate,
    result,
    reading: readingOf(game, coordinateIdle),
  }),
  germanCylinder: 'waiting',
})

const resultOf = (returned: unknown) => (returned === 'acted' ? 'acted' : 'no action')

/** The chart of what the Germans do on one card. */
export const germanActionChart = chart({
  door: { phase: ({ game }) => game.phase },
  context: ({ input: { game } }) => ({ game, data: { senateDecides: 'nothing' } }),
  initial: 'who decides?',
  states: {
    'who decides?': {
      always: {
        target: 'flowchart',
        actions: effect(({ context: { game } }) => ({ data: { senateDecides: senateDecides(game) } })),
      },
    },
    flowchart: {
      meta: {
        calls: calls(germanFlowchartProcedure, ({ data }) => ({ senateDecides: data.senateDecides })),
        requirements: [germanActions.byFlowchart],
      },
      on: {
        returned: {
          target: 'done',
          meta: {
            requirements: [
              coordinate.nextActionOnly,
              adjustEligibility.germanStored,
              adjustEligibility.germanWaits,
              eventCard.recordGermans,
            ],
          },
          actions: effect(({ context: { game }, event }) => ({ game: stored(game, resultOf(event.result)) })),
        },
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
