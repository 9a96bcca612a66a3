/**
 * A Non-player settles on one of the options of the Sequence of Play (8.1.4).
 *
 * @module
 */
import { z } from 'zod'
import { asks, type Chart, type Context, calls, charting, type OptionOf, option, range } from '#kernel'
import {
  nonPlayerOptions as options,
  STEPS,
  type Step,
} from '#spec/all-bridges-burning/8-non-players/8.1.4-sequence-of-play'
import { COMMANDS, conditionBox } from '#spec/all-bridges-burning/8-non-players/8.2-cards'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import { reconstituted, withNonPlayers } from '#spec/all-bridges-burning/non-players/state'
import { withMarkerOnUpcoming } from '#spec/all-bridges-burning/non-players/turn'
import { deliberationProcedure, nonPlayerCardProcedure } from '#spec/all-bridges-burning/procedures/non-players'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import { nonPlayerDoor } from './door.js'
import { stepsOn, withMarkerSettled } from './steps.js'
import type { Trials } from './trials.js'

const Data = z
  .strictObject({
    faction: z.enum(FACTIONS),
    /** What came of the latest step. */
    step: z.enum(STEPS),
    /** Whether a roll for the current Event as a Capability has failed. */
    refused: z.boolean(),
    /** Whether a die has been rolled. */
    rolled: z.boolean(),
    /** The Command for which a card is drawn. */
    action: z.enum(COMMANDS),
  })
  .readonly()
type C = Context<Game, z.infer<typeof Data>>

const die = asks<C>().chance({
  name: 'the die for a Capability Event',
  cites: [options.capabilityDie],
  from: () => range(1, 6).map((face) => option('roll', { face })),
})

/** The chart by which a Non-player settles on an option, over the components. */
export function deliberationChart(components: Components, trials: Trials): Chart {
  const steps = stepsOn(components, trials)
  const { chart, effect, when } = charting<Game, OptionOf<typeof die>>().implementing(deliberationProcedure, Data)
  const comesTo = (step: Step) => when(`it comes to: ${step}`, ({ context: { data } }) => data.step === step)
  const intends = (intention: 'Event' | 'Pass') =>
    effect(({ context: { game } }) => ({ game: withNonPlayers(game, { intends: intention }) }))

  return chart({
    door: nonPlayerDoor,
    context: ({ input: { game, args } }) => ({
      game: withNonPlayers(reconstituted(game), { acting: args.faction }),
      data: { step: 'next step', refused: false, rolled: false, action: 'Limited Command', ...args },
    }),
    initial: 'marker, Pass symbol and Capabilities',
    states: {
      'marker, Pass symbol and Capabilities': {
        always: {
          target: 'before the cards',
          actions: effect(({ context: { game, data } }) => {
            const step = steps.first(game, data.faction)
            return { game: withMarkerSettled(game, data.faction, step === 'Event'), data: { ...data, step } }
          }),
        },
      },
      'before the cards': {
        always: [
          { target: 'the Event', guard: comesTo('Event') },
          { target: 'Pass for the next Event', guard: comesTo('Pass for the next Event') },
          { target: 'Pass for Trains', guard: comesTo('Pass for Trains') },
          { target: 'Capability die', guard: comesTo('die') },
          { target: 'symbol and cards' },
        ],
      },
      'Capability die': {
        meta: { asks: die, requirements: [options.capabilities] },
        on: {
          roll: {
            target: 'after the die',
            actions: effect(({ context: { game, data }, event }) => ({
              data: {
                ...data,
                step: steps.afterDie(game, data.faction, event.face, data.rolled),
                refused: data.refused || (!data.rolled && steps.refuses(game, data.faction, event.face)),
                rolled: true,
              },
            })),
          },
        },
      },
      'after the die': {
        always: [
          { target: 'the Event', guard: comesTo('Event') },
          { target: 'Pass for the next Event', guard: comesTo('Pass for the next Event') },
          { target: 'Capability die', guard: comesTo('die') },
          { target: 'symbol and cards' },
        ],
      },
      'symbol and cards': {
        always: {
          target: 'Event, card or Pass',
          actions: effect(({ context: { game, data } }) => ({
            data: { ...data, ...steps.last(game, data.faction, data.refused) },
          })),
        },
      },
      'Event, card or Pass': {
        always: [
          { target: 'the Event', guard: comesTo('Event') },
          { target: 'Non-player card', guard: comesTo('card') },
          { target: 'Pass' },
        ],
      },
      'Non-player card': {
        meta: { calls: calls(nonPlayerCardProcedure, ({ data: { faction, action } }) => ({ faction, action })) },
        on: {
          returned: [
            {
              target: 'done',
              guard: when('there is a card to execute', ({ event }) => event.result === 'found'),
              meta: { requirements: [options.executeOne] },
            },
            {
              target: 'without a card',
              actions: effect(({ context: { game, data } }) => ({
                data: { ...data, step: steps.withoutCard(game, data.faction, data.refused) },
              })),
            },
          ],
        },
      },
      'without a card': {
        always: [
          { target: 'the Event', guard: comesTo('Event') },
          { target: 'Pass', meta: { requirements: [conditionBox.noneMet] } },
        ],
      },
      'the Event': {
        always: {
          target: 'done',
          meta: { requirements: [options.executeOne] },
          actions: intends('Event'),
        },
      },
      'Pass for the next Event': {
        always: {
          target: 'done',
          meta: { requirements: [options.executeOne] },
          actions: [
            intends('Pass'),
            effect(({ context: { game, data } }) => ({ game: withMarkerOnUpcoming(game, data.faction) })),
          ],
        },
      },
      'Pass for Trains': {
        always: { target: 'done', meta: { requirements: [options.executeOne] }, actions: intends('Pass') },
      },
      Pass: {
        always: { target: 'done', meta: { requirements: [options.passLast] }, actions: intends('Pass') },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
