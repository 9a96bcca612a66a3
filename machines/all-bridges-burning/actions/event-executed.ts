/**
 * The Event of the current card, taken as executed.
 *
 * @module
 */
import { z } from 'zod'
import { eventCard, options } from '../../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { eventExecuted } from '../../../spec/all-bridges-burning/procedures.js'
import { FACTIONS } from '../../../spec/all-bridges-burning/vocabulary.js'
import { type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'

const Data = z.strictObject({ faction: z.enum(FACTIONS) }).readonly()
type C = Context<Game, z.infer<typeof Data>>

const event = asks<C>().must({
  name: 'the Event that is executed',
  cites: [eventCard.choices],
  seat: ({ data }) => data.faction,
  from: () => [option('implement')],
})

const { chart } = charting<Game, OptionOf<typeof event>>().implementing(eventExecuted, Data)

/** The chart of the Event of the current card, taken as executed. */
export const eventExecutedChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'executing',
  states: {
    executing: {
      meta: { asks: event },
      on: { implement: { target: 'done', meta: { requirements: [eventCard.choices, options.firstEvent] } } },
    },
    done: { type: 'final' },
  },
  output: null,
})
