/** The Combat Strategies of a side come to the Fronts of its command sheet, unseen. @module */

import {
  asks,
  type Chart,
  type Context,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { mayNotLie, mayNotStayAside } from '#spec/talvisota/3.2-deployment'
import type { Game } from '#spec/talvisota/game'
import { finnishPlan, sovietPlan } from '#spec/talvisota/plans'
import { strategiesProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import {
  FINNISH_STRATEGIES,
  type FinnishStrategy,
  FRONTS,
  type Front,
  SIDES,
  SOVIET_STRATEGIES,
  type SovietStrategy,
} from '#spec/talvisota/vocabulary'

const Data = record({
  side: z.enum(SIDES),
  left: z.array(z.enum([...SOVIET_STRATEGIES, ...FINNISH_STRATEGIES])).readonly(),
})
type C = Context<Game, z.infer<typeof Data>>
type Strategy = SovietStrategy | FinnishStrategy

const next = ({ data: { left } }: C): Strategy => certain(left[0], 'Combat Strategy that is next')

const plansOf = ({ game, data: { side } }: C): readonly { readonly front: Front }[] =>
  side === 'Soviets' ? game.soviets.plans : game.finns.plans

const frontOffer = asks<C>().may(
  option('leave'),
  {
    name: 'the Front of a Combat Strategy',
    sealed: true,
    cites: [cited.deployment.places, cited.deployment.concealed],
    about: next,
    seat: ({ data: { side } }) => side,
    from: () => FRONTS.map((front) => option('place', { front })),
    says: (_, { front }) => front,
    forbid: {
      table: mayNotLie,
      view: {
        front: (_, { front }) => front,
        there: (context, candidate) => plansOf(context).filter(({ front }) => front === candidate.front).length,
      },
    },
  },
  {
    table: mayNotStayAside,
    view: { side: ({ data: { side } }) => side, allPlaced: ({ game }) => readingOf(game, cited.allPlaced) },
  },
)

const isSoviet = (strategy: Strategy): strategy is SovietStrategy =>
  SOVIET_STRATEGIES.some((soviet) => soviet === strategy)

/** A game in which a Combat Strategy lies on a Front. */
export function withStrategy(game: Game, strategy: Strategy, front: Front): Game {
  const { soviets, finns } = game
  return isSoviet(strategy)
    ? { ...game, soviets: { ...soviets, plans: [...soviets.plans, sovietPlan(strategy, front)] } }
    : { ...game, finns: { ...finns, plans: [...finns.plans, finnishPlan(strategy, front)] } }
}

const { chart, go, when } = charting<Game, OptionOf<typeof frontOffer>>().implementing(strategiesProcedure, Data)

export const strategiesChart: Chart = chart({
  context: ({ input: { game, args } }) => ({
    game,
    data: { side: args.side, left: args.side === 'Soviets' ? SOVIET_STRATEGIES : FINNISH_STRATEGIES },
  }),
  initial: 'what is left',
  states: {
    'what is left': {
      always: [when('each has been asked about', ({ context: { data } }) => data.left.length === 0, 'done'), 'a Front'],
    },
    'a Front': {
      meta: { asks: frontOffer },
      on: {
        place: go('what is left', [cited.deployment.places], ({ context, event: { front } }) => ({
          game: withStrategy(context.game, next(context), front),
          data: { ...context.data, left: context.data.left.slice(1) },
        })),
        leave: go('what is left', [], ({ context: { data } }) => ({ data: { ...data, left: data.left.slice(1) } })),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
