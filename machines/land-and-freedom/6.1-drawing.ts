/** To draw cards, one after the other; the discard pile is recycled when the deck has run out. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, record } from 'rulewright/book'
import { z } from 'zod'
import { withHeroPoints } from '#spec/land-and-freedom/7.3-hero-points'
import { different, moved, recycled } from '#spec/land-and-freedom/card-piles'
import type { Game } from '#spec/land-and-freedom/game'
import { holds, isPlayed } from '#spec/land-and-freedom/players'
import { DrawArgs, drawProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'

const Data = record({ ...DrawArgs.unwrap().shape, number: z.int().min(0) })
type C = Context<Game, z.infer<typeof Data>>

const deckOf = ({ game, data: { faction } }: C): readonly string[] => game.players[faction].deck

const cardOffer = asks<C>().chance({
  name: 'the card that is drawn',
  seenBy: ({ data: { faction } }) => [faction],
  cites: [cited.kept.recycled],
  about: ({ data: { faction } }) => faction,
  from: (context) => different(deckOf(context)).map((card) => option('draw', { card })),
})

const { chart, go, when } = charting<Game, OptionOf<typeof cardOffer>>().implementing(drawProcedure, Data)

export const drawingChart: Chart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'how many',
  states: {
    'how many': {
      always: [
        when(
          'a Non-player gains Hero points instead',
          ({ context: { game, data } }) => !isPlayed(game, data.faction),
          go('done', [cited.nonPlayerTurn.noDrawing, cited.nonPlayerEvents.cards], ({ context: { game, data } }) => ({
            game: withHeroPoints.compute(game, [[data.faction, data.number]]),
          })),
        ),
        when(
          'the Medallion gives one more',
          ({ context: { game, data } }) => data.archives && holds(game, data.faction, 'Archives'),
          go('the next card', [cited.lastingMedallions.archives], ({ context: { data } }) => ({
            data: { ...data, number: data.number + 1 },
          })),
        ),
        'the next card',
      ],
    },
    'the next card': {
      always: [
        when('enough are drawn', ({ context: { data } }) => data.number === 0, 'done'),
        when('there is a card in the deck', ({ context }) => deckOf(context).length > 0, 'a card'),
        when(
          'there are no cards at all',
          ({ context: { game, data } }) => game.players[data.faction].discard.length === 0,
          'done',
        ),
        go('a card', [cited.kept.recycled], ({ context: { game, data } }) => ({ game: recycled(game, data.faction) })),
      ],
    },
    'a card': {
      meta: { asks: cardOffer },
      on: {
        draw: go('the next card', [], ({ context: { game, data }, event: { card } }) => ({
          game: moved(game, data.faction, card, 'deck', 'hand'),
          data: { ...data, number: data.number - 1 },
        })),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
