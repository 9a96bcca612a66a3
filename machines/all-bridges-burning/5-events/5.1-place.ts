/** An Event places pieces, one by one. @module */

import { asks, type Context, calls, certain, charting, type OptionOf, option, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotPlace, placedSide } from '#spec/all-bridges-burning/5-events/5.1-effects-on-pieces'
import { OWNERS_OF } from '#spec/all-bridges-burning/events/owners'
import { Place } from '#spec/all-bridges-burning/events/piece-effects'
import {
  availableOf,
  discsJoined,
  ownTypes,
  roomFor,
  secondOf,
  withPlaced,
} from '#spec/all-bridges-burning/events/pieces'
import { placeProcedure, shapeOf, stepping } from '#spec/all-bridges-burning/events/procedures'
import { ofText, piecesText } from '#spec/all-bridges-burning/events/text/words'
import { listed } from '#spec/all-bridges-burning/events/words'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { OWN_PIECES, ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import { withArticle } from '#spec/all-bridges-burning/wording'
import { aboutEffect, afterStep, decider, goesOn, mayStop, noMore, standing } from './5.1-steps.js'
import { weighingSteps } from './5.1-trying.js'

const Data = record({
  ...shapeOf(Place),
  ...stepping,
  /** Types of which the executing Faction may still take back own pieces. */
  own: z.array(z.enum(OWN_PIECES)).readonly(),
})

type Data = z.infer<typeof Data>
type C = Context<Game, Data>

const placing = asks<C>().upTo(
  noMore,
  {
    name: 'a piece to place',
    about: aboutEffect,
    cites: [cited.executingEvents.executingSelects, cited.executingEvents.selectsPieces],
    seat: decider,
    from: ({ data: { effect, owners } }: C) =>
      SPACES.flatMap((space) =>
        owners.flatMap((of) =>
          listed(effect.piece)
            .filter((piece) => OWNERS_OF[piece].includes(of))
            .map((piece) => option('place', { space, of, piece })),
        ),
      ),
    says: ({ data }, { space, of, piece }) =>
      `${withArticle(piecesText(piece, of, data.effect.status, false))} ${ofText(of)} in ${space}`,
    forbid: {
      table: mayNotPlace,
      view: {
        available: ({ game }, { of, piece }) => availableOf(game, of, piece) > 0,
        discs: ({ game }, { space, piece }) => discsJoined(game.spaces[space], piece),
        second: ({ game, data }, { space, piece }) =>
          isNonPlayer(game, data.decides) ? secondOf(game.spaces[space], piece) : 'none',
        ...standing,
        ...weighingSteps<Data>(({ game, data }, name) => roomFor(game.spaces[name], listed(data.effect.piece))),
      },
    },
  },
  mayStop,
)

const { chart, go, when } = charting<Game, OptionOf<typeof placing>>().implementing(placeProcedure, Data)

export const placeChart = chart({
  context: ({ input: { game, args } }) => ({
    game,
    data: { steps: [], own: ownTypes(args.executing, args.owners, args.effect.piece), ...args },
  }),
  initial: 'are pieces short?',
  states: {
    'are pieces short?': {
      always: [
        when('the executing Faction places own pieces', ({ context: { data } }) => data.own.length > 0, 'own pieces'),
        'more?',
      ],
    },
    'own pieces': {
      meta: {
        calls: calls(ownPiecesProcedure, ({ data: { executing, effect: text, own } }) => ({
          faction: executing,
          piece: certain(own[0], 'type of own pieces'),
          wanted: text.count === 'all' ? 0 : (text.count ?? 1),
        })),
        requirements: [cited.availability.ownPieces, cited.executingEvents.unlessSpecified],
      },
      on: {
        returned: go('are pieces short?', [], ({ context: { data } }) => ({
          data: { ...data, own: data.own.slice(1) },
        })),
      },
    },
    'more?': {
      always: [when('the text has more placed', ({ context: { data } }) => goesOn(data), 'placing'), 'done'],
    },
    placing: {
      meta: { asks: placing, requirements: [cited.executingEvents.mustIfPossible] },
      on: {
        place: go(
          'more?',
          [cited.executingEvents.literally, cited.executingEvents.executingSelects],
          ({ context: { game, data }, event: { space, of, piece } }) => ({
            game: withPlaced(game, space, of, piece, placedSide.ask({ text: data.effect.status ?? 'as usual' })),
            data: afterStep(data, space),
          }),
        ),
        'no more': go('done', [cited.executingEvents.literally]),
        nothing: go('done', [cited.executingEvents.partly]),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
