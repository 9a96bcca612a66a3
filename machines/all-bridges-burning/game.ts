/**
 * The whole game: Setup, Event cards and Propaganda Rounds, until it ends.
 *
 * @module
 */
import { z } from 'zod'
import { type Chart, calls, certain, charting, type OptionOf, readingOf } from '#kernel'
import { eventCard, start } from '#spec/all-bridges-burning/2-sequence-of-play/2.1-start'
import { adjustEligibility } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import {
  finalPropaganda,
  nextCard,
  propagandaCards,
  revealed,
} from '#spec/all-bridges-burning/2-sequence-of-play/2.2.6-next-card'
import { redRevolt, revoltFirst, revoltOrRound } from '#spec/all-bridges-burning/2-sequence-of-play/2.4.1-red-revolt'
import {
  germanActions,
  germansBeforeRound,
  germansBeforeTheRound,
  germanTiming,
} from '#spec/all-bridges-burning/3-commands/3.4-german-actions'
import { propagandaRound, victoryPhase } from '#spec/all-bridges-burning/6-propaganda-rounds/6.1-victory-phase'
import { resetPhase } from '#spec/all-bridges-burning/6-propaganda-rounds/6.5-reset-phase'
import { ENDINGS } from '#spec/all-bridges-burning/7-victory/7.1-ranking'
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
import { outcomeOf } from '#spec/all-bridges-burning/victory'
import { germanDie } from './event-card-offers.js'

const Data = z.strictObject({ ended: z.enum(['no', ...ENDINGS]) }).readonly()

const { chart, effect, when } = charting<Game, OptionOf<typeof germanDie>>().implementing(wholeGame, Data)

/** The upcoming card becomes the current one, and the next card of the deck is turned up. */
function withNextCard({ cards, ...game }: Game): Game {
  const [top = 'none', ...draw] = cards.draw
  return { cards: { current: cards.upcoming, upcoming: top, draw }, ...game }
}

const swapped = ({ cards, ...game }: Game): Game => ({
  cards: { ...cards, current: cards.upcoming, upcoming: cards.current },
  ...game,
})

/** The chart of the whole game, over the components. */
export function gameChart({ map, deck }: Components): Chart {
  const upcoming = ({ cards }: Game) =>
    revealed.ask({ propaganda: deck.propaganda.some((card) => card === cards.upcoming) })

  const revoltComesFirst = (game: Game) =>
    revoltFirst.ask({
      pivotal: game.cards.current === deck.pivotal,
      phase: game.phase,
      reading: readingOf(game, revoltOrRound),
    })

  const germansComeFirst = (game: Game) =>
    germansBeforeRound.ask({
      phase: game.phase,
      symbol: deck.germanActionPhase.some((card) => card === game.cards.current),
      reading: readingOf(game, germansBeforeTheRound),
    })

  return chart({
    context: ({ input: { game } }) => ({ game, data: { ended: 'no' } }),
    initial: 'beginning',
    states: {
      beginning: {
        always: [
          {
            target: 'card revealed',
            guard: when('a card is current already', ({ context: { game } }) => game.cards.current !== 'none'),
            meta: { requirements: [nextCard.playNew] },
          },
          { target: 'Setup' },
        ],
      },
      Setup: {
        meta: { calls: calls(setupProcedure, () => null), requirements: [start.deck] },
        on: {
          returned: {
            target: 'card revealed',
            meta: { requirements: [start.revealCurrent, start.revealUpcoming] },
            actions: effect(({ context: { game } }) => ({ game: withNextCard(withNextCard(game)) })),
          },
        },
      },
      'card revealed': {
        always: [
          {
            target: 'Red Revolt',
            guard: when(
              'Red Revolt! is the current card as a Propaganda card is revealed (reading)',
              ({ context: { game } }) => upcoming(game) === 'Propaganda Round' && revoltComesFirst(game),
            ),
            meta: { requirements: [redRevolt.begins] },
          },
          {
            target: 'German Action Phase',
            guard: when(
              'the current card shows the German Action Phase as a Propaganda card is revealed (reading)',
              ({ context: { game } }) => upcoming(game) === 'Propaganda Round' && germansComeFirst(game),
            ),
            meta: { requirements: [germanActions.onBecomingCurrent] },
          },
          {
            target: 'Propaganda Round',
            guard: when(
              'the upcoming card is a Propaganda card',
              ({ context: { game } }) => upcoming(game) === 'Propaganda Round',
            ),
            meta: {
              requirements: [
                propagandaCards.swap,
                propagandaCards.round,
                propagandaRound.stopPlay,
                propagandaRound.swapCards,
              ],
            },
            actions: effect(({ context: { game } }) => ({ game: swapped(game) })),
          },
          { target: 'Event card', meta: { requirements: [nextCard.playNew] } },
        ],
      },
      'Red Revolt': {
        meta: { calls: calls(redRevoltProcedure, () => null) },
        on: {
          returned: {
            target: 'Propaganda Round',
            meta: { requirements: [propagandaCards.swap, propagandaCards.round] },
            actions: effect(({ context: { game } }) => ({ game: swapped(game) })),
          },
        },
      },
      'German Action Phase': {
        meta: { asks: germanDie, requirements: [germanActions.rollBeforeFactions] },
        on: {
          roll: {
            target: 'German cylinder placed',
            meta: { requirements: [germanActions.senateRolls, eventCard.recordGermans] },
            actions: effect(({ context: { game }, event }) => ({
              game: { ...game, germanCylinder: germanTiming.ask({ face: event.face }) },
            })),
          },
        },
      },
      'German cylinder placed': {
        always: [
          {
            target: 'Germans before the Round',
            guard: when(
              'the Germans go first',
              ({ context: { game } }) => game.germanCylinder === 'before the Factions',
            ),
            meta: { requirements: [germanActions.lowRollFirst] },
          },
          {
            target: 'Propaganda Round',
            meta: { requirements: [germanActions.highRollLast, propagandaCards.swap, propagandaCards.round] },
            actions: effect(({ context: { game } }) => ({ game: swapped(game) })),
          },
        ],
      },
      'Germans before the Round': {
        meta: { calls: calls(germanActionProcedure, () => null) },
        on: {
          returned: {
            target: 'Propaganda Round',
            meta: { requirements: [propagandaCards.swap, propagandaCards.round] },
            actions: effect(({ context: { game } }) => ({ game: swapped(game) })),
          },
        },
      },
      'Event card': {
        meta: { calls: calls(eventCardProcedure, () => null) },
        on: {
          returned: {
            target: 'card revealed',
            meta: { requirements: [adjustEligibility.when, nextCard.moveTopCard, nextCard.revealNext] },
            actions: effect(({ context: { game } }) => ({ game: withNextCard(game) })),
          },
        },
      },
      'Propaganda Round': {
        meta: { calls: calls(propagandaRoundProcedure, () => null) },
        on: {
          returned: [
            {
              target: 'card revealed',
              guard: when('the Round ended without an end of the game', ({ event }) => event.result === 'continues'),
              meta: {
                requirements: [
                  propagandaCards.swappedPlaysFirst,
                  resetPhase.playNextCard,
                  resetPhase.revealTop,
                  resetPhase.continuePlay,
                  resetPhase.noEligibilityAdjustment,
                  resetPhase.keepEligibility,
                ],
              },
              actions: effect(({ context: { game } }) => ({ game: withNextCard(game) })),
            },
            {
              target: 'game over',
              guard: when('somebody has passed the victory check', ({ event }) => event.result === 'victory check'),
              meta: { requirements: [victoryPhase.endsOnWin, victoryPhase.winnerAndRanks] },
              actions: effect(() => ({ data: { ended: 'victory check' } })),
            },
            {
              target: 'game over',
              meta: { requirements: [finalPropaganda.gameEnds, finalPropaganda.victoryBy] },
              actions: effect(() => ({ data: { ended: 'final round' } })),
            },
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
