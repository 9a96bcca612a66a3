/** A Non-player draws cards until it has one whose condition is met and whose Command can be executed. @module */

import { type Chart, certain, charting, type OptionOf } from 'rulewright/book'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import {
  type CardNumber,
  executingCard,
  reconstituted,
  withNonPlayers,
} from '#spec/all-bridges-burning/non-player-state'
import { nonPlayerCardProcedure } from '#spec/all-bridges-burning/procedures/non-players'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { nonPlayerDoor } from './8.0-automaton.js'
import type { Trials } from './8.1.5-trials.js'
import {
  asksForDie,
  conditionDie,
  type DrawingContext,
  DrawingData,
  drawingOffers,
  isNamed,
  verdictsOn,
} from './8.2.1-conditions.js'
import { waits } from './8.2.3-dice.js'
import type { NonPlayerCard } from './8.2-priority.js'

/** The card that was drawn. */
interface Drawn {
  readonly type: 'draw a Non-player card'
  readonly card: CardNumber
}

const discarded = (game: Game, { number }: NonPlayerCard): Game =>
  withNonPlayers(game, { card: 'none', drawn: [...game.nonPlayers.drawn, number].toSorted() })

export function drawingChart(components: Components, cards: readonly NonPlayerCard[], trials: Trials): Chart {
  const { inHand, nextDie, drawing, die } = drawingOffers(cards)
  const { holds, verdict } = verdictsOn(components, trials)
  const { chart, effect, go, when } = charting<
    Game,
    OptionOf<typeof drawing> | OptionOf<typeof conditionDie> | OptionOf<typeof die>
  >().implementing(nonPlayerCardProcedure, DrawingData)
  const taken = effect(({ context: { game, data }, event }: { context: DrawingContext; event: Drawn }) => ({
    game: executingCard(game, data.faction, event.card),
  }))

  const rolled = effect(({ context, event }: { context: DrawingContext; event: OptionOf<typeof die> }) => ({
    game: withNonPlayers(context.game, {
      dice: { ...context.game.nonPlayers.dice, [certain(nextDie(context), 'die that the card asks for')]: event.face },
    }),
  }))
  const intended = effect(({ context: { game, data } }) => ({ game: withNonPlayers(game, { intends: data.action }) }))

  return chart({
    door: nonPlayerDoor,
    context: ({ input: { game, args } }) => ({
      game: withNonPlayers(args.free ? reconstituted(game) : game, { acting: args.faction, card: 'none', drawn: [] }),
      data: { verdict: 'discard', ...args },
    }),
    initial: 'drawing',
    states: {
      drawing: {
        meta: {
          asks: drawing,
          requirements: [
            cited.nonPlayerDecks.eachItsOwn,
            cited.nonPlayerCards.threeDecks,
            cited.nonPlayerCards.deckSize,
          ],
        },
        on: {
          'draw a Non-player card': [
            when(
              'an Event names the action',
              ({ context: { data } }) => isNamed(data),
              go('does the condition ask for a die?', [cited.freeNonPlayerActions.namedAction], taken),
            ),
            when(
              'an Event gives the action',
              ({ context: { data } }) => data.free !== undefined,
              go(
                'does the condition ask for a die?',
                [cited.freeNonPlayerActions.drawnAction, cited.freeNonPlayerActions.usualProcedures],
                taken,
              ),
            ),
            go('does the condition ask for a die?', [cited.nonPlayerOptions.draw], taken),
          ],
          nothing: [
            when(
              'an Event gives the action',
              ({ context: { data } }) => data.free !== undefined,
              go('done', [cited.freeNonPlayerActions.atRandom]),
            ),
            'done',
          ],
        },
      },
      'does the condition ask for a die?': {
        always: [
          when('it does', ({ context }) => asksForDie(inHand(context), context), 'condition die'),
          'the condition',
        ],
      },
      'condition die': {
        meta: { asks: conditionDie },
        on: {
          roll: go('the condition', [], ({ context: { game }, event }) => ({
            game: withNonPlayers(game, { die: event.face }),
          })),
        },
      },
      'the condition': {
        always: [
          when(
            'nothing stands in the way, and dice wait (reading)',
            ({ context }) => holds(inHand(context), context) && waits(context.game),
            go('can it be executed?', [cited.conditionBox.met]),
          ),
          when(
            'nothing stands in the way',
            ({ context }) => holds(inHand(context), context),
            go('dice', [cited.conditionBox.met]),
          ),
          go('drawing', [cited.conditionBox.notMet, cited.conditionBox.untilMet], ({ context }) => ({
            game: discarded(context.game, inHand(context)),
          })),
        ],
      },
      dice: {
        meta: { asks: die },
        on: {
          roll: go('dice', [], rolled),
          nothing: 'can it be executed?',
        },
      },
      'can it be executed?': {
        always: go('the verdict', [], ({ context }) => ({
          data: { ...context.data, verdict: verdict(inHand(context), context) },
        })),
      },
      'the verdict': {
        always: [
          when(
            'it is executed, and its dice have waited (reading)',
            ({ context: { game, data } }) => data.verdict === 'execute' && waits(game),
            go('dice once it is executed', [], intended),
          ),
          when('it is executed', ({ context: { data } }) => data.verdict === 'execute', go('done', [], intended)),
          when(
            'it is executed as a Limited Command',
            ({ context: { data } }) => data.verdict === 'Limited Command instead',
            go('can it be executed?', [], ({ context: { data } }) => ({
              data: { ...data, action: 'Limited Command' },
            })),
          ),
          go(
            'drawing',
            [cited.executingInstructions.impossibleCommand, cited.executingInstructions.untilPossible],
            ({ context }) => ({ game: discarded(context.game, inHand(context)) }),
          ),
        ],
      },
      'dice once it is executed': {
        meta: { asks: die },
        on: { roll: go('dice once it is executed', [], rolled), nothing: 'done' },
      },
      done: { type: 'final' },
    },
    output: ({ context: { game } }) => (game.nonPlayers.card === 'none' ? 'none' : 'found'),
  })
}
