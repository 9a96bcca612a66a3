/** Another card, played besides the one of the turn: chosen from the hand, for its Event or its Action Points. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { different, moved } from '#spec/land-and-freedom/card-piles'
import type { Game } from '#spec/land-and-freedom/game'
import { isPlayed } from '#spec/land-and-freedom/players'
import { anotherCardProcedure, cardProcedure, nonPlayerCardProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'
import { isAskedMidCard } from './7.3-spending.js'

/** The two ways to play a card. */
export const USES = ['Event', 'Action Points'] as const

const Data = record({ faction: z.enum(FACTIONS), card: z.string(), for: z.enum(USES) })
type C = Context<Game, z.infer<typeof Data>>

const cardOffer = asks<C>().must({
  name: 'another card to play',
  cites: [cited.onceMedallions.anotherCard, cited.playing.twoWays],
  seat: ({ data: { faction } }) => faction,
  from: ({ game, data: { faction } }) =>
    different(game.players[faction].hand).flatMap((card) => USES.map((use) => option('play', { card, for: use }))),
  says: (_, { card, for: use }) => `${card} for its ${use}`,
})

/** True if the player can spend Hero points before choosing the card. */
const isAskedBefore = ({ game, data: { faction } }: C): boolean =>
  game.acting === faction && isAskedMidCard({ game }) && readingOf(game, cited.beforeAnotherCard) === 'yes'

const { chart, go, when } = charting<Game, OptionOf<typeof cardOffer>>().implementing(anotherCardProcedure, Data)

export const anotherCardChart: Chart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { ...args, card: 'none', for: 'Event' } }),
  initial: 'whose card',
  states: {
    'whose card': {
      always: [
        when(
          'nobody plays the faction',
          ({ context: { game, data } }) => !isPlayed(game, data.faction),
          'the card of a Non-player',
        ),
        'which card',
      ],
    },
    'the card of a Non-player': {
      meta: {
        calls: calls(nonPlayerCardProcedure, ({ data: { faction } }) => ({ faction })),
        requirements: [cited.partsOfATurn.extraCard],
      },
      on: { returned: 'done' },
    },
    'which card': {
      meta: { asks: cardOffer, seam: isAskedBefore },
      on: {
        play: go('the card', [cited.playing.twoWays], ({ context: { game, data }, event }) => ({
          game: moved(game, data.faction, event.card, 'hand', 'played'),
          data: { ...data, card: event.card, for: event.for },
        })),
        nothing: 'done',
      },
    },
    'the card': {
      meta: { calls: calls(cardProcedure, ({ data }) => data) },
      on: { returned: 'done' },
    },
    done: { type: 'final' },
  },
  output: null,
})
