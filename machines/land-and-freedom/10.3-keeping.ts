/** The choice of the cards of hand and tableau that a player keeps at the end of a Year. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotKeep, PLACES } from '#spec/land-and-freedom/10.3-end-of-the-year'
import { different } from '#spec/land-and-freedom/card-piles'
import type { Game } from '#spec/land-and-freedom/game'
import { holds, ofFaction } from '#spec/land-and-freedom/players'
import { keepingProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'

const Data = record({ faction: z.enum(FACTIONS), place: z.enum(PLACES) })
type C = Context<Game, z.infer<typeof Data>>
const MOST = 3

const keepOffer = asks<C>().upTo(option('keep no more'), {
  name: 'a card that is kept',
  sealed: true,
  cites: [cited.endOfYear1.keep, cited.endOfYear2.keep],
  about: ({ data: { place } }) => (place === 'hand' ? 'of the hand' : 'of the tableau'),
  seat: ({ data: { faction } }) => faction,
  from: ({ game, data: { faction, place } }) =>
    different(game.players[faction][place])
      .filter((card) => !game.players[faction].kept.includes(card))
      .map((card) => option('keep', { card })),
  says: (_, { card }) => card,
  forbid: {
    table: mayNotKeep,
    view: {
      year: ({ game }) => (game.year === 1 ? 1 : 2),
      place: ({ data }) => data.place,
      number: ({ game, data }) => Math.min(MOST, game.players[data.faction].kept.length),
      archives: ({ game, data }) => holds(game, data.faction, 'Archives'),
    },
  },
})

const { chart, go, when } = charting<Game, OptionOf<typeof keepOffer>>().implementing(keepingProcedure, Data)

/** A game in which one card more is to be kept, where it lies. */
const withKept = ({ game, data: { faction } }: C, card: string): Game =>
  ofFaction(game, faction, { kept: [...game.players[faction].kept, card].toSorted() })

/** The others go to the discard pile. */
const cleared = ({ game, data: { faction, place } }: C): Game => {
  const player = game.players[faction]
  const others = player[place].filter((card) => !player.kept.includes(card))
  return ofFaction(game, faction, {
    discard: [...player.discard, ...others].toSorted(),
    [place]: player.kept,
    kept: [],
  })
}

export const keepingChart: Chart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { ...args, place: 'hand' } }),
  initial: 'what is kept',
  states: {
    'what is kept': {
      meta: { asks: keepOffer },
      on: {
        keep: go('what is kept', [], ({ context, event: { card } }) => ({ game: withKept(context, card) })),
        'keep no more': 'the others',
      },
    },
    'the others': {
      always: [
        when(
          'the tableau comes next',
          ({ context: { data } }) => data.place === 'hand',
          go('what is kept', [cited.endOfYear1.discard, cited.endOfYear2.discard], ({ context }) => ({
            game: cleared(context),
            data: { ...context.data, place: 'tableau' },
          })),
        ),
        go('done', [cited.endOfYear1.discard, cited.endOfYear2.discard], ({ context }) => ({ game: cleared(context) })),
      ],
    },
    done: { type: 'final' },
  },
  output: null,
})
