/** The whole game: Setup, Event cards and Propaganda Rounds, until it ends. @module */

import { type Chart, calls, certain, charting, type OptionOf, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { revealed } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.6-next-card'
import { revoltFirst } from '#spec/all-bridges-burning/2-sequence-of-play/2.4.1-red-revolt'
import { germansBeforeRound, germanTiming } from '#spec/all-bridges-burning/3-commands/3.4-german-actions'
import { ENDINGS } from '#spec/all-bridges-burning/7-victory/7.1-ranking'
import { outcomeOf } from '#spec/all-bridges-burning/8-non-players/8.7-outcome'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import {
  eventCardProcedure,
  germanActionProcedure,
  propagandaRoundProcedure,
  redRevoltProcedure,
  setupProcedure,
  wholeGame,
} from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { germanDie } from './2.2.3-options.js'

const Data = record({ ended: z.enum(['no', ...ENDINGS]) })
const { chart, go, when } = charting<Game, OptionOf<typeof germanDie>>().implementing(wholeGame, Data)

/** The upcoming card becomes the current one, and the next card of the deck is turned up. */
function withNextCard({ cards, ...game }: Game): Game {
  const [top = 'none', ...draw] = cards.draw
  return { cards: { current: cards.upcoming, upcoming: top, draw }, ...game }
}

const swapped = ({ cards, ...game }: Game): Game => ({
  cards: { ...cards, current: cards.upcoming, upcoming: cards.current },
  ...game,
})

export function gameChart({ map, deck }: Components): Chart {
  const upcoming = ({ cards }: Game) =>
    revealed.ask({ propaganda: deck.propaganda.some((card) => card === cards.upcoming) })

  const revoltComesFirst = (game: Game) =>
    revoltFirst.ask({
      pivotal: game.cards.current === deck.pivotal,
      phase: game.phase,
      reading: readingOf(game, cited.revoltOrRound),
    })

  const germansComeFirst = (game: Game) =>
    germansBeforeRound.ask({
      phase: game.phase,
      symbol: deck.germanActionPhase.some((card) => card === game.cards.current),
      reading: readingOf(game, cited.germansBeforeTheRound),
    })

  return chart({
    context: ({ input: { game } }) => ({ game, data: { ended: 'no' } }),
    initial: 'beginning',
    states: {
      beginning: {
        always: [
          when(
            'a card is current already',
            ({ context: { game } }) => game.cards.current !== 'none',
            go('card revealed', [cited.nextCard.playNew]),
          ),
          'Setup',
        ],
      },
      Setup: {
        meta: { calls: calls(setupProcedure, () => null), requirements: [cited.start.deck] },
        on: {
          returned: go(
            'card revealed',
            [cited.start.revealCurrent, cited.start.revealUpcoming],
            ({ context: { game } }) => ({
              game: withNextCard(withNextCard(game)),
            }),
          ),
        },
      },
      'card revealed': {
        always: [
          when(
            'Red Revolt! is the current card as a Propaganda card is revealed (reading)',
            ({ context: { game } }) => upcoming(game) === 'Propaganda Round' && revoltComesFirst(game),
            go('Red Revolt', [cited.redRevolt.begins]),
          ),
          when(
            'the current card shows the German Action Phase as a Propaganda card is revealed (reading)',
            ({ context: { game } }) => upcoming(game) === 'Propaganda Round' && germansComeFirst(game),
            go('German Action Phase', [cited.germanActions.onBecomingCurrent]),
          ),
          when(
            'the upcoming card is a Propaganda card',
            ({ context: { game } }) => upcoming(game) === 'Propaganda Round',
            go(
              'Propaganda Round',
              [
                cited.propagandaCards.swap,
                cited.propagandaCards.round,
                cited.propagandaRound.stopPlay,
                cited.propagandaRound.swapCards,
              ],
              ({ context: { game } }) => ({ game: swapped(game) }),
            ),
          ),
          go('Event card', [cited.nextCard.playNew]),
        ],
      },
      'Red Revolt': {
        meta: { calls: calls(redRevoltProcedure, () => null) },
        on: {
          returned: go(
            'Propaganda Round',
            [cited.propagandaCards.swap, cited.propagandaCards.round],
            ({ context: { game } }) => ({
              game: swapped(game),
            }),
          ),
        },
      },
      'German Action Phase': {
        meta: { asks: germanDie, requirements: [cited.germanActions.rollBeforeFactions] },
        on: {
          roll: go(
            'German cylinder placed',
            [cited.germanActions.senateRolls, cited.eventCard.recordGermans],
            ({ context: { game }, event }) => ({
              game: { ...game, germanCylinder: germanTiming.ask({ face: event.face }) },
            }),
          ),
        },
      },
      'German cylinder placed': {
        always: [
          when(
            'the Germans go first',
            ({ context: { game } }) => game.germanCylinder === 'before the Factions',
            go('Germans before the Round', [cited.germanActions.lowRollFirst]),
          ),
          go(
            'Propaganda Round',
            [cited.germanActions.highRollLast, cited.propagandaCards.swap, cited.propagandaCards.round],
            ({ context: { game } }) => ({ game: swapped(game) }),
          ),
        ],
      },
      'Germans before the Round': {
        meta: { calls: calls(germanActionProcedure, () => null) },
        on: {
          returned: go(
            'Propaganda Round',
            [cited.propagandaCards.swap, cited.propagandaCards.round],
            ({ context: { game } }) => ({
              game: swapped(game),
            }),
          ),
        },
      },
      'Event card': {
        meta: { calls: calls(eventCardProcedure, () => null) },
        on: {
          returned: go(
            'card revealed',
            [cited.adjustEligibility.when, cited.nextCard.moveTopCard, cited.nextCard.revealNext],
            ({ context: { game } }) => ({ game: withNextCard(game) }),
          ),
        },
      },
      'Propaganda Round': {
        meta: { calls: calls(propagandaRoundProcedure, () => null) },
        on: {
          returned: [
            when(
              'the Round ended without an end of the game',
              ({ event }) => event.result === 'continues',
              go(
                'card revealed',
                [
                  cited.propagandaCards.swappedPlaysFirst,
                  cited.conscription.playNextCard,
                  cited.conscription.revealTop,
                  cited.conscription.continuePlay,
                  cited.conscription.noEligibilityAdjustment,
                  cited.conscription.keepEligibility,
                ],
                ({ context: { game } }) => ({ game: withNextCard(game) }),
              ),
            ),
            when(
              'somebody has passed the victory check',
              ({ event }) => event.result === 'victory check',
              go('game over', [cited.victoryPhase.endsOnWin, cited.victoryPhase.winnerAndRanks], () => ({
                data: { ended: 'victory check' },
              })),
            ),
            go('game over', [cited.finalPropaganda.gameEnds, cited.finalPropaganda.victoryBy], () => ({
              data: { ended: 'final round' },
            })),
          ],
        },
      },
      'game over': { type: 'final' },
    },
    output: ({ context: { game, data } }) =>
      outcomeOf(
        map,
        game,
        certain(
          ENDINGS.find((ended) => ended === data.ended),
          'end of the game',
        ),
      ),
  })
}
