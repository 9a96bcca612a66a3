/** The decision on the News of a Moderates Cell that an Event removed. @module */

import { asks, type Context, certain, charting, type OptionOf, option, readingOf } from 'rulewright/book'
import { mayNotPassNews, newsGoes } from '#spec/all-bridges-burning/5-events/5.1-effects-on-markers'
import { cellKindsIn, statusOf, withModeratesNews } from '#spec/all-bridges-burning/cells'
import { withRemovedCapabilities } from '#spec/all-bridges-burning/events/capability-markers'
import { withoutPiece } from '#spec/all-bridges-burning/events/pieces'
import { newsProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { cellsIn, inSpace, newsOf, withNews } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Faction, Space } from '#spec/all-bridges-burning/vocabulary'
import { oneCell } from '#spec/all-bridges-burning/wording'
import { carriesNews, type PieceThere } from './5.1-trying.js'

type Args = { readonly executing: Faction; readonly space: Space }
type C = Context<Game, Args>

/** A game in which a piece has been taken out of its space, with the markers that need it. */
export const pieceTaken = (game: Game, piece: PieceThere): Game => {
  const left = inSpace(game, piece.space, (space) => withoutPiece(space, piece.of, piece))
  return withRemovedCapabilities(game, left)
}

/** A game in which the News of a piece that was taken away lies in the space by itself. */
export const newsLaidDown = (game: Game, piece: PieceThere): Game =>
  carriesNews(piece) ? inSpace(game, piece.space, (space) => withNews(space, 'alone', 1)) : game

/** The call for the News of the piece that was taken away last. */
export const newsOfStep = ({
  executing,
  steps,
}: {
  readonly executing: Faction
  readonly steps: readonly Space[]
}): Args => ({ executing, space: certain(steps.at(-1), 'space in which News was held') })

const cells = ['Active', 'Inactive'] as const

const passing = asks<C>().may(
  option('let go'),
  {
    name: 'the Moderates Cell that takes the News',
    about: ({ data }) => data.space,
    cites: [cited.message.eventPasses],
    seat: () => 'moderates',
    from: () => cells.map((cell) => option('pass News', { cell })),
    says: (_, { cell }) => `to ${oneCell(cell, 'moderates')}`,
    forbid: {
      table: mayNotPassNews,
      view: {
        moderatesExecute: ({ data }) => data.executing === 'moderates',
        there: ({ game, data }, { cell }) =>
          cellKindsIn(game.spaces[data.space], 'moderates').some(({ kind }) => kind === cell),
        reading: ({ game }) => readingOf(game, cited.newsByEvent),
      },
    },
  },
  ({ data }) => data.executing !== 'moderates',
)

const { chart, go, when } = charting<Game, OptionOf<typeof passing>>().implementing(newsProcedure, newsProcedure.args)

const goes = ({ game, data: { executing, space } }: C) =>
  newsGoes.ask({
    another: newsOf(game.spaces[space], 'moderates') > 0,
    others: cellsIn(game.spaces[space], 'moderates') > 0,
    executingThere: executing !== 'moderates' && cellsIn(game.spaces[space], executing) > 0,
    reading: readingOf(game, cited.lastWithNews),
  })

const passed = (space: SpaceState, cell: (typeof cells)[number]): SpaceState =>
  withModeratesNews(withNews(space, 'alone', -1), statusOf(cell), 1)

const handed = (space: SpaceState, to: Faction): SpaceState =>
  to === 'moderates' ? space : withNews(withNews(space, 'alone', -1), to, 1)

export const newsChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'the Moderates pass it on',
  states: {
    'the Moderates pass it on': {
      meta: { asks: passing },
      on: {
        'pass News': go('done', [], ({ context: { game, data }, event }) => ({
          game: inSpace(game, data.space, (space) => passed(space, event.cell)),
        })),
        'let go': 'the rule for Events',
        nothing: 'the rule for Events',
      },
    },
    'the rule for Events': {
      always: [
        when(
          'a Cell of the executing Faction takes it',
          ({ context }) => goes(context) === 'to the executing Faction',
          go('done', [cited.message.eventPasses], ({ context: { game, data } }) => ({
            game: inSpace(game, data.space, (space) => handed(space, data.executing)),
          })),
        ),
        go('done', [cited.message.eventRemoves], ({ context: { game, data } }) => ({
          game: inSpace(game, data.space, (space) => withNews(space, 'alone', -1)),
        })),
      ],
    },
    done: { type: 'final' },
  },
  output: null,
})
