/** An Event replaces pieces, one by one. @module */

import { calls, certain, charting, type OptionOf } from 'rulewright/book'
import { placedSide, replacement } from '#spec/all-bridges-burning/5-events/5.1-effects-on-pieces'
import { withKept } from '#spec/all-bridges-burning/events/boxes'
import { Replace } from '#spec/all-bridges-burning/events/piece-effects'
import {
  availableOf,
  countOf,
  discsJoined,
  type Named,
  ownTypes,
  secondOf,
  withoutPiece,
  withPlaced,
} from '#spec/all-bridges-burning/events/pieces'
import { newsProcedure, replaceProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Owner } from '#spec/all-bridges-burning/events/words'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { type OwnPiece, ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { newsLaidDown, newsOfStep, pieceTaken } from './5.1-news.js'
import { afterStep, goesOn, type Known, notBegun, stepData } from './5.1-steps.js'
import { affecting, carriesNews, type PieceThere } from './5.1-trying.js'

/** Returns the owner of the new piece. */
const newOwner = ({ effect, executing }: Known<Replace>): Owner =>
  effect.with.of === 'executing' ? executing : effect.with.of

/** A game in which a piece is in the Available Forces, and out of its space. */
const removed = (game: Game, piece: PieceThere): Game => withKept(pieceTaken(game, piece), piece.of, 'Available', 1)

/** A space without the disc that is replaced, where it is there. */
const spaceLeft = (space: SpaceState, of: Owner, named: Named): SpaceState =>
  'cell' in named || countOf(space, of, named) === 0 ? space : withoutPiece(space, of, named)

const replacing = affecting<Replace, 'replace'>({
  verb: 'replace',
  pieces: ({ data }) => data.effect.piece,
  side: ({ data }) => data.effect.status,
  discs: ({ game, data }, { space, of, ...named }) =>
    discsJoined(spaceLeft(game.spaces[space], of, named), data.effect.with.piece),
  second: ({ game, data }, { space, of, ...named }) =>
    isNonPlayer(game, data.decides)
      ? secondOf(spaceLeft(game.spaces[space], of, named), data.effect.with.piece)
      : 'none',
})

/** A game in which a piece has been replaced, or only removed where the type is not available. */
function replaced(game: Game, data: Known<Replace>, piece: PieceThere): Game {
  const { with: by } = data.effect
  const without = newsLaidDown(removed(game, piece), piece)
  const owner = newOwner(data)
  if (replacement.ask({ available: availableOf(without, owner, by.piece) > 0 }) === 'removed') return without
  return withPlaced(without, piece.space, owner, by.piece, placedSide.ask({ text: by.status ?? 'as usual' }))
}

/** The type of own pieces that the executing Faction may take back first. */
const ownType = (data: Known<Replace>): OwnPiece | undefined =>
  ownTypes(data.executing, [newOwner(data)], data.effect.with.piece)[0]

const { chart, go, when } = charting<Game, OptionOf<typeof replacing>>().implementing(
  replaceProcedure,
  stepData(Replace),
)

export const replaceChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: notBegun(args) }),
  initial: 'are pieces short?',
  states: {
    'are pieces short?': {
      always: [
        when(
          'the executing Faction places own pieces',
          ({ context: { data } }) => ownType(data) !== undefined,
          'own pieces',
        ),
        'more?',
      ],
    },
    'own pieces': {
      meta: {
        calls: calls(ownPiecesProcedure, ({ data }) => ({
          faction: data.executing,
          piece: certain(ownType(data), 'type of own pieces'),
          wanted: data.effect.count === 'all' ? 0 : (data.effect.count ?? 1),
        })),
        requirements: [cited.availability.ownPieces, cited.executingEvents.unlessSpecified],
      },
      on: { returned: 'more?' },
    },
    'more?': {
      always: [when('the text has more replaced', ({ context: { data } }) => goesOn(data), 'replacing'), 'done'],
    },
    replacing: {
      meta: { asks: replacing, requirements: [cited.executingEvents.mustIfPossible] },
      on: {
        replace: [
          when(
            'the Cell holds News',
            ({ event }) => event.type === 'replace' && carriesNews(event),
            go('News', [cited.executingEvents.literally], ({ context: { game, data }, event }) => ({
              game: replaced(game, data, event),
              data: afterStep(data, event.space),
            })),
          ),
          go('more?', [cited.executingEvents.literally], ({ context: { game, data }, event }) => ({
            game: replaced(game, data, event),
            data: afterStep(data, event.space),
          })),
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
