/** A stand-in for what happens outside Russia: a capital may fall in a round, or be freed. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option } from 'rulewright/book'
import { z } from 'zod'
import type { Components } from '#spec/russian-civil-war/components/components'
import { controlledBy, type Game } from '#spec/russian-civil-war/game'
import { otherFrontsProcedure } from '#spec/russian-civil-war/procedures'
import * as cited from '#spec/russian-civil-war/rules.gen'
import type { Capital, Power } from '#spec/russian-civil-war/vocabulary'

/** The power that takes each capital, if one does. */
const CAPTORS = [
  ['Vienna', 'Italy'],
  ['Berlin', 'France'],
  ['Paris', 'Germany'],
  ['London', 'Germany'],
  ['Constantinople', 'Britain'],
  ['Rome', 'Austria-Hungary'],
] as const satisfies readonly (readonly [Capital, Power])[]

type C = Context<Game, null>

const newsOf = ({ map }: Components) =>
  asks<C>().chance({
    name: 'what happens on the other fronts',
    cites: [cited.imperialVictory.notNeeded],
    from: ({ game }) => [
      option('all quiet'),
      ...CAPTORS.map(([capital, captor]) => {
        const owner = map.printed[capital]
        const control = game.territories[capital].control === owner ? captor : owner
        return option('capital taken', { capital, control })
      }),
    ],
    says: (_, news) => (news.type === 'all quiet' ? undefined : `${news.capital} by ${news.control}`),
    weight: (_, { type }) => (type === 'all quiet' ? CAPTORS.length : 1),
  })

export function otherFrontsChart(components: Components): Chart {
  const news = newsOf(components)
  const { chart, go } = charting<Game, OptionOf<typeof news>>().implementing(otherFrontsProcedure, z.null())
  return chart({
    context: ({ input: { game } }) => ({ game, data: null }),
    initial: 'news from the other fronts',
    states: {
      'news from the other fronts': {
        meta: { asks: news },
        on: {
          'all quiet': 'the round goes on',
          'capital taken': go('the round goes on', [], ({ context: { game }, event }) => ({
            game: controlledBy(game, event.capital, event.control),
          })),
        },
      },
      'the round goes on': { type: 'final' },
    },
    output: null,
  })
}
