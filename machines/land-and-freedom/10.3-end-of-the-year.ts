/** The end of a Year: tokens from the Bag, Hero points, what is kept, new cards, and the next Fascist deck. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { warAtTheEnd } from '#spec/land-and-freedom/4.1-winning-and-losing'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import { withHeroPoints } from '#spec/land-and-freedom/7.3-hero-points'
import { strongFronts } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import { consolation, tokensPulled } from '#spec/land-and-freedom/10.3-end-of-the-year'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { turnOrder } from '#spec/land-and-freedom/order'
import { isDealt, isPlayed, withTokenIn } from '#spec/land-and-freedom/players'
import { drawProcedure, endOfYearProcedure, keepingProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, type Faction } from '#spec/land-and-freedom/vocabulary'

/** The number of cards drawn for a Year. */
export const DRAWN = 5
const Data = record({
  /** Tokens that are still to be pulled. */
  pull: z.int().min(0),
  scored: z.array(z.enum(FACTIONS)).readonly(),
  /** The factions that have yet to keep cards, and then those that have yet to draw. */
  left: z.array(z.enum(FACTIONS)).readonly(),
})
type C = Context<Game, z.infer<typeof Data>>

const pullOffer = asks<C>().chance({
  name: 'a token from the Bag of Glory',
  cites: [cited.endOfYear1.pull, cited.endOfYear2.pull, cited.endOfYear3.lastFive],
  from: ({ game }) => FACTIONS.filter((faction) => game.bag[faction] > 0).map((faction) => option('pull', { faction })),
  weight: ({ game }, { faction }) => game.bag[faction],
  says: (_, { faction }) => faction,
})

const nextYear = (game: Game) => (game.year === 1 ? (2 as const) : (3 as const))
const person = ({ data: { left } }: C): Faction => certain(left[0], 'faction that keeps cards or draws')
const others = ({ context: { data } }: { readonly context: C }) => ({ data: { ...data, left: data.left.slice(1) } })

export function endOfYearChart(parts: Components): Chart {
  const { chart, go, when } = charting<Game, OptionOf<typeof pullOffer>>().implementing(endOfYearProcedure, Data)

  /** Returns the number of tokens to pull. */
  function pulls(game: Game): number {
    if (game.year === 3 && warAtTheEnd.ask({ strong: strongFronts.compute(game, {}) }) === 'lost') return 0
    const number = tokensPulled.ask({ year: game.year, lastTokens: readingOf(game, cited.lastTokens) })
    const scored = FACTIONS.reduce((sum, faction) => sum + game.glory[faction], 0)
    return typeof number === 'number' ? number : Math.max(0, parts.board.glory - scored)
  }

  const consoled = ({ game, data: { scored } }: C): Game =>
    withHeroPoints.compute(
      game,
      turnOrder(parts.board, game).map(
        (faction) =>
          [faction, consolation.ask({ year: game.year === 1 ? 1 : 2, scored: scored.includes(faction) })] as const,
      ),
    )

  const dealt = (game: Game): readonly Faction[] =>
    turnOrder(parts.board, game).filter((faction) => isDealt(game, faction))

  return chart({
    context: ({ input: { game } }) => ({ game, data: { pull: 0, scored: [], left: [] } }),
    initial: 'the second token',
    states: {
      'the second token': {
        always: go('pulling', [cited.endOfYear.token, cited.endOfYear.afterFour], ({ context: { game, data } }) => {
          const added = withTokenIn(game, 'bag', initiativeOf(game))
          return { game: added, data: { ...data, pull: pulls(added) } }
        }),
      },
      pulling: {
        always: [when('enough are pulled', ({ context: { data } }) => data.pull === 0, 'for the others'), 'a token'],
      },
      'a token': {
        meta: { asks: pullOffer },
        on: {
          pull: go('pulling', [], ({ context: { game, data }, event: { faction } }) => ({
            game: {
              ...game,
              bag: { ...game.bag, [faction]: game.bag[faction] - 1 },
              glory: { ...game.glory, [faction]: game.glory[faction] + 1 },
            },
            data: { ...data, pull: data.pull - 1, scored: [...new Set([...data.scored, faction])] },
          })),
          nothing: 'for the others',
        },
      },
      'for the others': {
        always: [
          when('the game is over', ({ context: { game } }) => game.year === 3, 'done'),
          go('who keeps', [cited.endOfYear1.others, cited.endOfYear2.others], ({ context }) => ({
            game: consoled(context),
            data: { ...context.data, left: dealt(context.game) },
          })),
        ],
      },
      'who keeps': {
        always: [
          when(
            'all have kept what they keep',
            ({ context: { data } }) => data.left.length === 0,
            go('who draws', [cited.endOfYear1.draw, cited.endOfYear2.draw], ({ context: { game, data } }) => ({
              data: { ...data, left: dealt(game) },
            })),
          ),
          when(
            'a Non-player has nothing to keep',
            ({ context }) => !isPlayed(context.game, person(context)),
            go('who keeps', [cited.nonPlayerTurn.noHand], others),
          ),
          'keeping',
        ],
      },
      keeping: {
        meta: {
          calls: calls(keepingProcedure, (context) => ({ faction: person(context) })),
          requirements: [cited.endOfYear1.keep, cited.endOfYear2.keep],
        },
        on: { returned: go('who keeps', [], others) },
      },
      'who draws': {
        always: [when('all have drawn', ({ context: { data } }) => data.left.length === 0, 'the next Year'), 'drawing'],
      },
      drawing: {
        meta: {
          calls: calls(drawProcedure, (context) => ({ faction: person(context), number: DRAWN, archives: true })),
          requirements: [cited.endOfYear1.draw, cited.endOfYear2.draw],
        },
        on: { returned: go('who draws', [], others) },
      },
      'the next Year': {
        always: go('done', [cited.endOfYear1.fascists, cited.endOfYear2.fascists], ({ context: { game } }) => ({
          game: {
            ...game,
            year: nextYear(game),
            turn: 0,
            fascists: {
              current: 'none',
              deck: parts.fascists[nextYear(game)].map(({ title }) => title).toSorted(),
            },
          },
        })),
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
