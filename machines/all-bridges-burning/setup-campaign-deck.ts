/** One Campaign Deck: a shuffled lower part with the Propaganda card, and Events on top. @module */

import { asks, type Context, charting, type OptionOf, option, range, record } from 'rulewright/book'
import { z } from 'zod'
import type { Game } from '#spec/all-bridges-burning/game'
import { campaignDeck } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'

const card = z.int()
const cards = z.array(card).readonly()
const Data = record({
  /** Events of the year that are in no deck yet. */
  events: cards,
  propaganda: card,
  /** The number of Events in the lower and in the upper part. */
  lower: z.int(),
  upper: z.int(),
  /** The parts as far as they are drawn, the top card first. */
  lowerPart: cards,
  upperPart: cards,
})

type Data = z.infer<typeof Data>
const ask = asks<Context<Game, Data>>()
/** The deck is stacked face down. */
const nobody = () => []

const draw = ({ data }: Context<Game, Data>) => data.events.map((event) => option('draw', { card: event }))

const lowerEvent = ask.chance({
  name: 'an Event for the lower part',
  cites: [cited.setup.lowerPart, cited.setup.shuffle1917, cited.setup.shuffle1918],
  seenBy: nobody,
  from: draw,
})

const propagandaPlace = ask.chance({
  name: 'the place of the Propaganda card in the lower part',
  cites: [cited.setup.lowerPart, cited.setup.lowerShuffled],
  seenBy: nobody,
  from: ({ data }) => range(1, data.lower + 1).map((place) => option('insert', { place })),
  says: (_, { place }) => `it at place ${place}`,
})

const upperEvent = ask.chance({
  name: 'an Event for the upper part',
  cites: [cited.setup.upperPart, cited.setup.upperUnshuffled],
  seenBy: nobody,
  from: draw,
})

const { chart, go, when } = charting<
  Game,
  OptionOf<typeof lowerEvent> | OptionOf<typeof propagandaPlace> | OptionOf<typeof upperEvent>
>().implementing(campaignDeck, Data)

const without = (events: readonly number[], drawn: number) => events.filter((event) => event !== drawn)

export const campaignDeckChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { lowerPart: [], upperPart: [], ...args } }),
  initial: 'lower part',
  states: {
    'lower part': {
      meta: { asks: lowerEvent, requirements: [cited.setup.faceDown] },
      on: {
        draw: go(
          'lower part drawn?',
          [cited.setup.shuffle1917, cited.setup.shuffle1918, cited.setup.lowerPart],
          ({ context: { data }, event }) => ({
            data: { ...data, events: without(data.events, event.card), lowerPart: [...data.lowerPart, event.card] },
          }),
        ),
      },
    },
    'lower part drawn?': {
      always: [
        when(
          'Events of the lower part are missing',
          ({ context: { data } }) => data.lowerPart.length < data.lower,
          'lower part',
        ),
        'Propaganda card',
      ],
    },
    'Propaganda card': {
      meta: { asks: propagandaPlace },
      on: {
        insert: go(
          'upper part',
          [cited.setup.lowerPart, cited.setup.lowerShuffled],
          ({ context: { data }, event }) => ({
            data: { ...data, lowerPart: data.lowerPart.toSpliced(event.place - 1, 0, data.propaganda) },
          }),
        ),
      },
    },
    'upper part': {
      meta: { asks: upperEvent },
      on: {
        draw: go(
          'upper part drawn?',
          [cited.setup.upperPart, cited.setup.upperUnshuffled],
          ({ context: { data }, event }) => ({
            data: { ...data, events: without(data.events, event.card), upperPart: [...data.upperPart, event.card] },
          }),
        ),
      },
    },
    'upper part drawn?': {
      always: [
        when(
          'Events of the upper part are missing',
          ({ context: { data } }) => data.upperPart.length < data.upper,
          'upper part',
        ),
        go('done', [cited.setup.campaignDeck], ({ context: { game, data } }) => ({
          game: {
            ...game,
            cards: { ...game.cards, draw: [...game.cards.draw, ...data.upperPart, ...data.lowerPart] },
          },
        })),
      ],
    },
    done: { type: 'final' },
  },
  output: null,
})
