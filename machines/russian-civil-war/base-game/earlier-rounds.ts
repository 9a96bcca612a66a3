/** A stand-in for rounds 1 to 3: chance picks one of the positions in which round 4 may begin. @module */

import { asks, type Chart, type Context, certain, charting, type OptionOf, option } from 'rulewright/book'
import { z } from 'zod'
import type { Components } from '#spec/russian-civil-war/components/components'
import type { Game } from '#spec/russian-civil-war/game'
import { earlierRounds } from '#spec/russian-civil-war/procedures'
import * as cited from '#spec/russian-civil-war/rules.gen'

type C = Context<Game, null>

const positionOf = ({ openings }: Components) =>
  asks<C>().chance({
    name: 'how rounds 1 to 3 have gone',
    cites: [cited.opening.fromRound],
    from: () => Object.keys(openings).map((position) => option('so far', { position })),
    says: (_, { position }) => position,
  })

export function earlierRoundsChart(components: Components): Chart {
  const position = positionOf(components)
  const { chart, go } = charting<Game, OptionOf<typeof position>>().implementing(earlierRounds, z.null())
  return chart({
    context: ({ input: { game } }) => ({ game, data: null }),
    initial: 'rounds 1 to 3',
    states: {
      'rounds 1 to 3': {
        meta: { asks: position },
        on: {
          'so far': go('round 4 begins', [], ({ context: { game }, event }) => ({
            game: {
              ...certain(components.openings[event.position], 'position of that name'),
              readings: game.readings,
            },
          })),
        },
      },
      'round 4 begins': { type: 'final' },
    },
    output: null,
  })
}
