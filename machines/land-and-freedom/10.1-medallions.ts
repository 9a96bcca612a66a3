/** To earn a Medallion, and what those do that act at once. @module */

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
import { withHeroPoints } from '#spec/land-and-freedom/7.3-hero-points'
import { mayNotClaim } from '#spec/land-and-freedom/12.6-non-player-medallions'
import type { Game } from '#spec/land-and-freedom/game'
import { isPlayed, ofFaction, withTokenIn } from '#spec/land-and-freedom/players'
import { anotherCardProcedure, medallionProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, type Faction, MEDALLIONS, type Medallion } from '#spec/land-and-freedom/vocabulary'

/** The Hero points of the Medallion that gives them. */
const SEVEN = 7
const Data = record({ faction: z.enum(FACTIONS), earned: z.enum([...MEDALLIONS, 'none']) })
type C = Context<Game, z.infer<typeof Data>>

const medallionOffer = asks<C>().may(
  option('decline'),
  {
    name: 'a Medallion',
    cites: [cited.medallions.choice, cited.medallions.maxedOut],
    seat: ({ data: { faction } }) => faction,
    from: ({ game }) => game.medallions.map((medallion) => option('claim', { medallion })),
    says: (_, { medallion }) => medallion,
    forbid: {
      table: mayNotClaim,
      view: {
        medallion: (_, { medallion }) => medallion,
        nonPlayer: ({ game, data: { faction } }) => !isPlayed(game, faction),
      },
    },
  },
  ({ game, data: { faction } }) => isPlayed(game, faction) && readingOf(game, cited.medallionDeclined) === 'yes',
)

const { chart, go, when } = charting<Game, OptionOf<typeof medallionOffer>>().implementing(medallionProcedure, Data)

/** A game in which a faction has a Medallion. */
const withMedallion = (game: Game, faction: Faction, medallion: Medallion): Game => ({
  ...ofFaction(game, faction, {
    medallions: MEDALLIONS.filter((one) => one === medallion || game.players[faction].medallions.includes(one)),
  }),
  medallions: game.medallions.filter((one) => one !== medallion),
})

export const medallionChart: Chart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { ...args, earned: 'none' } }),
  initial: 'which Medallion',
  states: {
    'which Medallion': {
      meta: { asks: medallionOffer },
      on: {
        claim: go('what it does at once', [], ({ context: { game, data }, event: { medallion } }) => ({
          game: withMedallion(game, data.faction, medallion),
          data: { ...data, earned: medallion },
        })),
        decline: 'done',
        nothing: go('done', [cited.medallions.none]),
      },
    },
    'what it does at once': {
      always: [
        when(
          'a token goes into the Bag',
          ({ context: { data } }) => data.earned === 'Token',
          go('done', [cited.onceMedallions.token], ({ context: { game, data } }) => ({
            game: withTokenIn(game, 'bag', data.faction),
          })),
        ),
        when(
          'it gives Hero points',
          ({ context: { data } }) => data.earned === 'Seven Hero points',
          go('done', [cited.onceMedallions.sevenHeroPoints], ({ context: { game, data } }) => ({
            game: withHeroPoints.compute(game, [[data.faction, SEVEN]]),
          })),
        ),
        when(
          'another card is played',
          ({ context: { game, data } }) =>
            data.earned === 'Another card' &&
            (game.acting === data.faction || readingOf(game, cited.anotherCardOutOfTurn) === 'at once'),
          'another card',
        ),
        'done',
      ],
    },
    'another card': {
      meta: {
        calls: calls(anotherCardProcedure, ({ data: { faction } }) => ({ faction })),
        requirements: [cited.onceMedallions.anotherCard],
      },
      on: { returned: 'done' },
    },
    done: { type: 'final' },
  },
  output: null,
})
