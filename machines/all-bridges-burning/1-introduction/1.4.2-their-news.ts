/** The decision on the News of Cells that the Moderates have taken off the map themselves. @module */

import { asks, type Context, charting, type OptionOf, option, readingOf } from 'rulewright/book'
import { mayNotPassOwnNews } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { cellKindsIn, kindOf, withCell, withoutCell } from '#spec/all-bridges-burning/cells'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import { OwnNewsArgs as Data, type OwnNewsArgs, ownNewsProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { oneCell } from '#spec/all-bridges-burning/wording'

const takers = asks<Context<Game, OwnNewsArgs>>().may(option('let go'), {
  name: 'the Moderates Cell that takes the News',
  about: ({ data }) => data.space,
  cites: [cited.message.ownerTransfers],
  seat: () => 'moderates',
  from: () => (['Active', 'Inactive'] as const).map((cell) => option('pass News', { cell })),
  says: (_, { cell }) => `to ${oneCell(cell, 'moderates')}`,
  forbid: {
    table: mayNotPassOwnNews,
    view: {
      left: ({ data }) => data.markers > 0,
      there: ({ game, data }, { cell }) =>
        cellKindsIn(game.spaces[data.space], 'moderates').some(({ kind }) => kind === cell),
      reading: ({ game }) => readingOf(game, cited.newsOfOwnCells),
    },
  },
})

const { chart, go } = charting<Game, OptionOf<typeof takers>>().implementing(ownNewsProcedure, Data)

export const ownNewsChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'passing on',
  states: {
    'passing on': {
      meta: { asks: takers },
      on: {
        'pass News': go(
          'passing on',
          [cited.message.ownerTransfers],
          ({ context: { game, data }, event: { cell } }) => ({
            game: inSpace(game, data.space, (space) =>
              withCell(
                withoutCell(space, 'moderates', cell),
                'moderates',
                kindOf(cell === 'Active' ? 'active' : 'inactive', true),
              ),
            ),
            data: { ...data, markers: data.markers - 1 },
          }),
        ),
        'let go': 'done',
        nothing: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
