/**
 * What the Germans do on one card: who decides, the flowchart, and the marker and cylinder afterwards.
 *
 * @module
 */
import { z } from 'zod'
import { calls, charting, readingOf } from '#kernel'
import { eventCard } from '#spec/all-bridges-burning/2-sequence-of-play/2.1-start'
import { adjustEligibility } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import {
  coordinateIdle,
  coordinateScope,
  coordinateStays,
  type GERMANS_ACTED,
  germanActions,
  germanDetails,
  SENATE_DECIDES,
} from '#spec/all-bridges-burning/3-commands/3.4-german-actions'
import { coordinate } from '#spec/all-bridges-burning/4-special-activities/4.2.4-coordinate'
import type { Game } from '#spec/all-bridges-burning/game'
import { germanActionProcedure, germanFlowchartProcedure } from '#spec/all-bridges-burning/procedures/turn'

const Data = z.strictObject({ senateDecides: z.enum(SENATE_DECIDES) }).readonly()

const { chart, go } = charting<Game>().implementing(germanActionProcedure, Data)

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
      always: go('flowchart', [], ({ context: { game } }) => ({ data: { senateDecides: senateDecides(game) } })),
    },
    flowchart: {
      meta: {
        calls: calls(germanFlowchartProcedure, ({ data }) => ({ senateDecides: data.senateDecides })),
        requirements: [germanActions.byFlowchart],
      },
      on: {
        returned: go(
          'done',
          [
            coordinate.nextActionOnly,
            adjustEligibility.germanStored,
            adjustEligibility.germanWaits,
            eventCard.recordGermans,
          ],
          ({ context: { game }, event }) => ({ game: stored(game, resultOf(event.result)) }),
        ),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
