/**
 * What the Germans do on one card: who decides, and the marker and cylinder afterwards.
 *
 * The flowchart itself is a component; what it makes the Germans do is taken as executed.
 *
 * @module
 */
import { z } from 'zod'
import { germanActions } from '../../spec/all-bridges-burning/clauses/commands.js'
import { adjustEligibility, eventCard } from '../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import { coordinate } from '../../spec/all-bridges-burning/clauses/special-activities.js'
import type { Game } from '../../spec/all-bridges-burning/game.js'
import { germanActionProcedure } from '../../spec/all-bridges-burning/procedures.js'
import { germanDetails } from '../../spec/all-bridges-burning/tables/german-action-phase.js'
import { type Context, charting } from '../../src/kernel/chart.js'
import { asks, CHANCE, type OptionOf, option } from '../../src/kernel/offer.js'

const Data = z.strictObject({ decides: z.enum(['flowchart', 'senate']) }).readonly()
type C = Context<Game, z.infer<typeof Data>>

const action = asks<C>().must({
  name: 'the action of the Germans',
  cites: [germanActions.byFlowchart, germanActions.senateMayCoordinate],
  seat: ({ data }) => (data.decides === 'senate' ? 'senate' : CHANCE),
  from: () => [option('act')],
})

const { chart, effect } = charting<Game, OptionOf<typeof action>>().implementing(germanActionProcedure, Data)

/** The chart of what the Germans do on one card. */
export const germanActionChart = chart({
  context: ({ input: { game } }) => ({ game, data: { decides: 'flowchart' } }),
  initial: 'who decides?',
  states: {
    'who decides?': {
      always: {
        target: 'acting',
        meta: { requirements: [germanActions.byFlowchart] },
        actions: effect(({ context: { game } }) => ({
          data: { decides: germanDetails.ask({ coordinate: game.coordinate }) },
        })),
      },
    },
    acting: {
      meta: { asks: action },
      on: {
        act: {
          target: 'done',
          meta: {
            requirements: [
              coordinate.nextActionOnly,
              adjustEligibility.germanStored,
              adjustEligibility.germanWaits,
              eventCard.recordGermans,
            ],
          },
          actions: effect(({ context: { game } }) => ({
            game: { ...game, coordinate: false, germanCylinder: 'waiting' },
          })),
        },
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
