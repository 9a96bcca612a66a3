/** The top card of a Non-player: it is turned up, its Event is done line by line, and it is discarded. @module */

import { asks, type Chart, type Context, calls, charting, type OptionOf, option, record } from 'rulewright/book'
import { z } from 'zod'
import { different, playerCard, putIn, recycled, revealed, takenFrom } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { ofFaction } from '#spec/land-and-freedom/players'
import { effectsProcedure, nonPlayerCardProcedure, topCardProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'

const Top = record({ faction: z.enum(FACTIONS) })
const Data = record({ faction: z.enum(FACTIONS), card: z.string() })

const cardOffer = asks<Context<Game, z.infer<typeof Top>>>().chance({
  name: 'the top card of a Non-player',
  cites: [cited.nonPlayerTurn.topCard],
  about: ({ data: { faction } }) => faction,
  from: ({ game, data: { faction } }) =>
    different(game.players[faction].deck).map((card) => option('turn up', { card })),
  says: (_, { card }) => card,
})

const turningUp = charting<Game, OptionOf<typeof cardOffer>>().implementing(topCardProcedure, Top)

/** The card that is turned up is then the one that is chosen; without any, none is. */
export const topCardChart: Chart = turningUp.chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'is there a card',
  states: {
    'is there a card': {
      always: [
        turningUp.when(
          'there is one in the deck',
          ({ context: { game, data } }) => game.players[data.faction].deck.length > 0,
          'a card',
        ),
        turningUp.when(
          'there is none at all',
          ({ context: { game, data } }) => game.players[data.faction].discard.length === 0,
          'done',
        ),
        turningUp.go('a card', [cited.kept.recycled], ({ context: { game, data } }) => ({
          game: recycled(game, data.faction),
        })),
      ],
    },
    'a card': {
      meta: { asks: cardOffer },
      on: {
        'turn up': turningUp.go(
          'done',
          [cited.nonPlayerTurn.topCard],
          ({ context: { game, data }, event: { card } }) => ({
            game: ofFaction(takenFrom(game, data.faction, card, 'deck'), data.faction, { chosen: card }),
          }),
        ),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})

export function nonPlayerCardChart(parts: Components): Chart {
  const { chart, go, when } = charting<Game>().implementing(nonPlayerCardProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { ...args, card: 'none' } }),
    initial: 'the top card',
    states: {
      'the top card': {
        meta: {
          calls: calls(topCardProcedure, ({ data: { faction } }) => ({ faction })),
          requirements: [cited.nonPlayerTurn.topCard],
        },
        on: {
          returned: [
            when(
              'there is none',
              ({ context: { game, data } }) => game.players[data.faction].chosen === 'none',
              'done',
            ),
            go('the Event', [cited.nonPlayerEvents.always], ({ context: { game, data } }) => ({
              game: revealed(game, data.faction),
              data: { ...data, card: game.players[data.faction].chosen },
            })),
          ],
        },
      },
      'the Event': {
        meta: {
          calls: calls(effectsProcedure, ({ data: { faction, card } }) => ({
            faction,
            actor: faction,
            effects: playerCard(parts, card).event,
            by: 'card' as const,
          })),
          requirements: [cited.nonPlayerEvents.always],
        },
        on: {
          returned: go('done', [cited.nonPlayerEvents.discarded], ({ context: { game, data } }) => ({
            game: putIn(game, data.faction, data.card, 'discard'),
          })),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
