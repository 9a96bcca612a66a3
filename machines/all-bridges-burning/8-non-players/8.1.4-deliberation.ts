/** A Non-player settles on one of the options of the Sequence of Play (8.1.4). @module */

import { asks, type Chart, type Context, calls, charting, type OptionOf, option, range, record } from 'rulewright/book'
import { z } from 'zod'
import { withMarkerOnUpcoming } from '#spec/all-bridges-burning/8-non-players/8.1.4-markers'
import { STEPS, type Step } from '#spec/all-bridges-burning/8-non-players/8.1.4-sequence-of-play'
import { COMMANDS } from '#spec/all-bridges-burning/8-non-players/8.2.3-executing'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import { reconstituted, withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import { deliberationProcedure, nonPlayerCardProcedure } from '#spec/all-bridges-burning/procedures/non-players'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import { nonPlayerDoor } from './8.0-automaton.js'
import { stepsOn, withMarkerSettled } from './8.1.4-steps.js'
import type { Trials } from './8.1.5-trials.js'

const Data = record({
  faction: z.enum(FACTIONS),
  /** The result of the latest step. */
  step: z.enum(STEPS),
  /** True if a roll for the current Event as a Capability has failed. */
  refused: z.boolean(),
  /** True if a die has been rolled. */
  rolled: z.boolean(),
  /** The Command for which a card is drawn. */
  action: z.enum(COMMANDS),
})

type C = Context<Game, z.infer<typeof Data>>

const die = asks<C>().chance({
  name: 'the die for a Capability Event',
  cites: [cited.nonPlayerOptions.capabilityDie],
  from: () => range(1, 6).map((face) => option('roll', { face })),
  says: (_, { face }) => `a ${face}`,
})

export function deliberationChart(components: Components, trials: Trials): Chart {
  const steps = stepsOn(components, trials)
  const { chart, effect, go, when } = charting<Game, OptionOf<typeof die>>().implementing(deliberationProcedure, Data)
  const comesTo = (step: Step, state: string) =>
    when(`it comes to: ${step}`, ({ context: { data } }) => data.step === step, state)
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
        always: go('before the cards', [], ({ context: { game, data } }) => {
          const step = steps.first(game, data.faction)
          return { game: withMarkerSettled(game, data.faction, step === 'Event'), data: { ...data, step } }
        }),
      },
      'before the cards': {
        always: [
          comesTo('Event', 'the Event'),
          comesTo('Pass for the next Event', 'Pass for the next Event'),
          comesTo('Pass for Trains', 'Pass for Trains'),
          comesTo('die', 'Capability die'),
          'symbol and cards',
        ],
      },
      'Capability die': {
        meta: { asks: die, requirements: [cited.nonPlayerOptions.capabilities] },
        on: {
          roll: go('after the die', [], ({ context: { game, data }, event }) => ({
            data: {
              ...data,
              step: steps.afterDie(game, data.faction, event.face, data.rolled),
              refused: data.refused || (!data.rolled && steps.refuses(game, data.faction, event.face)),
              rolled: true,
            },
          })),
        },
      },
      'after the die': {
        always: [
          comesTo('Event', 'the Event'),
          comesTo('Pass for the next Event', 'Pass for the next Event'),
          comesTo('Pass for Trains', 'Pass for Trains'),
          comesTo('die', 'Capability die'),
          'symbol and cards',
        ],
      },
      'symbol and cards': {
        always: go('Event, card or Pass', [], ({ context: { game, data } }) => ({
          data: { ...data, ...steps.last(game, data.faction, data.refused) },
        })),
      },
      'Event, card or Pass': {
        always: [comesTo('Event', 'the Event'), comesTo('card', 'Non-player card'), 'Pass'],
      },
      'Non-player card': {
        meta: { calls: calls(nonPlayerCardProcedure, ({ data: { faction, action } }) => ({ faction, action })) },
        on: {
          returned: [
            when(
              'there is a card to execute',
              ({ event }) => event.result === 'found',
              go('done', [cited.nonPlayerOptions.executeOne]),
            ),
            go('without a card', [], ({ context: { game, data } }) => ({
              data: { ...data, step: steps.withoutCard(game, data.faction, data.refused) },
            })),
          ],
        },
      },
      'without a card': {
        always: [comesTo('Event', 'the Event'), go('Pass', [cited.conditionBox.noneMet])],
      },
      'the Event': {
        always: go('done', [cited.nonPlayerOptions.executeOne], intends('Event')),
      },
      'Pass for the next Event': {
        always: go('done', [cited.nonPlayerOptions.executeOne], ({ context: { game, data } }) => ({
          game: withMarkerOnUpcoming(withNonPlayers(game, { intends: 'Pass' }), data.faction),
        })),
      },
      'Pass for Trains': {
        always: go('done', [cited.nonPlayerOptions.executeOne], intends('Pass')),
      },
      Pass: {
        always: go('done', [cited.nonPlayerOptions.passLast], intends('Pass')),
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
