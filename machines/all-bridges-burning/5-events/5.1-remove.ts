/** An Event removes pieces, one by one. @module */

import { calls, charting, type OptionOf } from 'rulewright/book'
import { withKept } from '#spec/all-bridges-burning/events/boxes'
import { Remove } from '#spec/all-bridges-burning/events/piece-effects'
import { newsProcedure, removeProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { newsLaidDown, newsOfStep, pieceTaken } from './5.1-news.js'
import { afterStep, goesOn, notBegun, stepData } from './5.1-steps.js'
import { affecting, carriesNews, type PieceThere } from './5.1-trying.js'

const removing = affecting<Remove, 'remove'>({
  verb: 'remove',
  pieces: ({ data }) => data.effect.piece,
  side: ({ data }) => data.effect.status,
})

const removed = (game: Game, piece: PieceThere, { to = 'Available' }: Remove): Game =>
  withKept(newsLaidDown(pieceTaken(game, piece), piece), piece.of, to, 1)

const { chart, go, when } = charting<Game, OptionOf<typeof removing>>().implementing(removeProcedure, stepData(Remove))

export const removeChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: notBegun(args) }),
  initial: 'more?',
  states: {
    'more?': {
      always: [when('the text has more removed', ({ context: { data } }) => goesOn(data), 'removing'), 'done'],
    },
    removing: {
      meta: { asks: removing, requirements: [cited.executingEvents.mustIfPossible] },
      on: {
        remove: [
          when(
            'the Cell holds News',
            ({ event }) => event.type === 'remove' && carriesNews(event),
            go(
              'News',
              [cited.executingEvents.literally, cited.availability.offMap],
              ({ context: { game, data }, event }) => ({
                game: removed(game, event, data.effect),
                data: afterStep(data, event.space),
              }),
            ),
          ),
          go(
            'more?',
            [cited.executingEvents.literally, cited.availability.offMap],
            ({ context: { game, data }, event }) => ({
              game: removed(game, event, data.effect),
              data: afterStep(data, event.space),
            }),
          ),
        ],
        'no more': go('done', [cited.executingEvents.literally]),
        nothing: go('done', [cited.executingEvents.partly]),
      },
    },
    News: {
      meta: { calls: calls(newsProcedure, ({ data }) => newsOfStep(data)) },
      on: { returned: 'more?' },
    },
    done: { type: 'final' },
  },
  output: null,
})
