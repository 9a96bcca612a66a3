/**
 * A Non-player draws cards until it has one whose condition is met and whose Command can be executed.
 *
 * @module
 */
import { z } from 'zod'
import {
  conditionBox,
  executingInstructions,
  nonPlayerCards,
} from '../../../spec/all-bridges-burning/clauses/non-players/cards.js'
import { nonPlayerDecks } from '../../../spec/all-bridges-burning/clauses/non-players/general.js'
import { nonPlayerOptions } from '../../../spec/all-bridges-burning/clauses/non-players/sequence.js'
import type { Components } from '../../../spec/all-bridges-burning/components/components.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { executingCard, withNonPlayers } from '../../../spec/all-bridges-burning/non-players/state.js'
import { nonPlayerCardProcedure } from '../../../spec/all-bridges-burning/procedures/non-players.js'
import { withoutPrepareFirst } from '../../../spec/all-bridges-burning/questions/non-players/terror-and-war/without-prepare-first.js'
import { COMMANDS, cardVerdict, VERDICTS } from '../../../spec/all-bridges-burning/tables/non-players/sequence-cards.js'
import { FACTIONS } from '../../../spec/all-bridges-burning/vocabulary.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { certain } from '../../../src/kernel/defect.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { range } from '../../../src/kernel/view.js'
import { openActions } from '../event-card-offers.js'
import { type NonPlayerCard, needsDie } from './card.js'
import { FIRST_ORDER } from './orders/sequence-of-play.js'
import type { Trials } from './trials.js'

const Data = z
  .strictObject({
    faction: z.enum(FACTIONS),
    action: z.enum(COMMANDS),
    /** What becomes of the card in hand. */
    verdict: z.enum(VERDICTS),
  })
  .readonly()
type C = Context<Game, z.infer<typeof Data>>

const ask = asks<C>()
const faces = () => range(1, 6).map((face) => option('roll', { face }))

const conditionDie = ask.chance({
  name: 'the die for the condition of the Non-player card',
  cites: [conditionBox.met],
  from: faces,
})

/** What is decided while cards are drawn, over the map. */
function offersOn(components: Components, cards: readonly NonPlayerCard[]) {
  const inHand = ({ game }: C): NonPlayerCard =>
    certain(
      cards.find(({ number }) => number === game.nonPlayers.card),
      `Non-player card ${game.nonPlayers.card}`,
    )
  /** The next of the dice that the card in hand asks for. */
  const nextDie = (context: C): string | undefined =>
    inHand(context)
      .dice?.(components.map, context.game, context.data.action)
      .find((name) => context.game.nonPlayers.dice[name] === undefined)
  const drawing = ask.chance({
    name: 'the Non-player card that is drawn',
    cites: [nonPlayerOptions.draw],
    from: ({ game, data }) =>
      cards
        .filter(({ number, faction }) => faction === data.faction && !game.nonPlayers.drawn.includes(number))
        .map(({ number }) => option('draw a Non-player card', { card: number })),
  })
  const die = ask.chance({
    name: 'a die for the priorities of the Non-player card',
    about: (context) => nextDie(context) ?? 'nothing',
    cites: [executingInstructions.topToBottom],
    from: (context) => (nextDie(context) === undefined ? [] : faces()),
  })
  return { inHand, nextDie, drawing, die }
}

/** What becomes of the card in hand, for a full or a Limited Command. */
const verdictOn =
  (components: Components, trials: Trials) =>
  ({ game, data: { faction, action } }: C, card: NonPlayerCard) => {
    const { specialFirst = false, command, priorities } = card
    return cardVerdict.ask({
      executable: trials.isExecutable(game, command, action, priorities),
      action,
      command,
      specialFirst,
      special: specialFirst && trials.beginsWith(game, command, [{ name: FIRST_ORDER }]),
      limited: openActions(components, game, faction).includes('Limited Command'),
      reading: readingOf(game, withoutPrepareFirst),
    })
  }

const discarded = (game: Game, { number }: NonPlayerCard): Game =>
  withNonPlayers(game, { card: 'none', drawn: [...game.nonPlayers.drawn, number].toSorted() })

/** The chart of the drawing of Non-player cards, over the components and the cards. */
export function drawingChart(components: Components, cards: readonly NonPlayerCard[], trials: Trials): Chart {
  const { inHand, nextDie, drawing, die } = offersOn(components, cards)
  const verdictOf = verdictOn(components, trials)
  const { chart, effect, when } = charting<
    Game,
    OptionOf<typeof drawing> | OptionOf<typeof conditionDie> | OptionOf<typeof die>
  >().implementing(nonPlayerCardProcedure, Data)

  return chart({
    context: ({ input: { game, args } }) => ({
      game: withNonPlayers(game, { acting: args.faction, card: 'none', drawn: [] }),
      data: { ...args, verdict: 'discard' },
    }),
    initial: 'drawing',
    states: {
      drawing: {
        meta: {
          asks: drawing,
          requirements: [nonPlayerDecks.eachItsOwn, nonPlayerCards.threeDecks, nonPlayerCards.deckSize],
        },
        on: {
          'draw a Non-player card': {
            target: 'does the condition ask for a die?',
            meta: { requirements: [nonPlayerOptions.draw] },
            actions: effect(({ context: { game, data }, event }) => ({
              game: executingCard(game, data.faction, event.card),
            })),
          },
          nothing: 'done',
        },
      },
      'does the condition ask for a die?': {
        always: [
          { target: 'condition die', guard: when('it does', ({ context }) => needsDie(inHand(context), context.game)) },
          { target: 'the condition' },
        ],
      },
      'condition die': {
        meta: { asks: conditionDie },
        on: {
          roll: {
            target: 'the condition',
            actions: effect(({ context: { game }, event }) => ({ game: withNonPlayers(game, { die: event.face }) })),
          },
        },
      },
      'the condition': {
        always: [
          {
            target: 'dice',
            guard: when('the condition is met', ({ context }) =>
              inHand(context).isMet(components.map, context.game, context.game.nonPlayers.die),
            ),
            meta: { requirements: [conditionBox.met] },
          },
          {
            target: 'drawing',
            meta: { requirements: [conditionBox.notMet, conditionBox.untilMet] },
            actions: effect(({ context }) => ({ game: discarded(context.game, inHand(context)) })),
          },
        ],
      },
      dice: {
        meta: { asks: die },
        on: {
          roll: {
            target: 'dice',
            actions: effect(({ context, event }) => ({
              game: withNonPlayers(context.game, {
                dice: {
                  ...context.game.nonPlayers.dice,
                  [certain(nextDie(context), 'die that the card asks for')]: event.face,
                },
              }),
            })),
          },
          nothing: 'can it be executed?',
        },
      },
      'can it be executed?': {
        always: {
          target: 'the verdict',
          actions: effect(({ context }) => ({
            data: { ...context.data, verdict: verdictOf(context, inHand(context)) },
          })),
        },
      },
      'the verdict': {
        always: [
          {
            target: 'done',
            guard: when('it is executed', ({ context: { data } }) => data.verdict === 'execute'),
            actions: effect(({ context: { game, data } }) => ({
              game: withNonPlayers(game, { intends: data.action }),
            })),
          },
          {
            target: 'can it be executed?',
            guard: when(
              'it is executed as a Limited Command',
              ({ context: { data } }) => data.verdict === 'Limited Command instead',
            ),
            actions: effect(({ context: { data } }) => ({ data: { ...data, action: 'Limited Command' } })),
          },
          {
            target: 'drawing',
            meta: { requirements: [executingInstructions.impossibleCommand, executingInstructions.untilPossible] },
            actions: effect(({ context }) => ({ game: discarded(context.game, inHand(context)) })),
          },
        ],
      },
      done: { type: 'final' },
    },
    output: ({ context: { game } }) => (game.nonPlayers.card === 'none' ? 'none' : 'found'),
  })
}
