/** An Event moves pieces, one by one: first the piece, then where it goes. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotMoveTo } from '#spec/all-bridges-burning/5-events/5.1-effects-on-pieces'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { stepsLeft } from '#spec/all-bridges-burning/events/bounds'
import { keptOf, withKept } from '#spec/all-bridges-burning/events/boxes'
import { type BetweenBoxes, Move } from '#spec/all-bridges-burning/events/piece-effects'
import { discsJoined, hasRoom, withArrived } from '#spec/all-bridges-burning/events/pieces'
import { betweenBoxesProcedure, moveProcedure, shapeOf, stepping } from '#spec/all-bridges-burning/events/procedures'
import { spacesMeant } from '#spec/all-bridges-burning/events/spaces'
import type { Owner } from '#spec/all-bridges-burning/events/words'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { pieceTaken } from './5.1-news.js'
import { afterStep, decider, goesOn, type Stepped } from './5.1-steps.js'
import { affecting, PieceThere, thereText } from './5.1-trying.js'

const Data = record({
  ...shapeOf(Move),
  ...stepping,
  /** The piece that is on its way. */
  moving: PieceThere.or(z.literal('none')),
  /** The pieces that have moved, where they are now: none of them moves again. */
  moved: z.array(PieceThere).readonly(),
})

type Data = z.infer<typeof Data>
type C = Context<Game, Data>

/** The spaces to which the text lets a piece move. */
const destinations = (map: GameMap, game: Game, { effect, executing, here }: Stepped<Move>, origin: Space) =>
  spacesMeant.compute(map, game, { executing, here, origin }, effect.to)

const roomIn = (game: Game, to: Space, piece: PieceThere) => 'cell' in piece || hasRoom(game.spaces[to], piece.piece)

const joinedIn = (game: Game, to: Space, piece: PieceThere) =>
  'cell' in piece ? 0 : discsJoined(game.spaces[to], piece.piece)

/** The offer of the pieces to be moved, over the map. */
const movingOn = (map: GameMap) =>
  affecting<Move, 'move', Data>({
    verb: 'move',
    pieces: ({ data }) => data.effect.piece,
    side: ({ data }) => data.effect.status,
    touched: ({ data }) => data.moved,
    somewhere: ({ game, data }, piece) =>
      destinations(map, game, data, piece.space).some((to) => to !== piece.space && roomIn(game, to, piece)),
  })

/** The offer of the spaces to which the piece can go, over the map. */
const goingOn = (map: GameMap) =>
  asks<C>().must({
    name: 'the space to which the piece goes',
    about: ({ data: { moving } }) => (moving === 'none' ? 'no piece' : thereText(moving)),
    cites: [cited.executingEvents.executingSelects, cited.adjacency.movement],
    seat: decider,
    from: () => SPACES.map((to) => option('to', { to })),
    says: (_, { to }) => to,
    forbid: {
      table: mayNotMoveTo,
      view: {
        meant: ({ game, data }, { to }) =>
          data.moving !== 'none' && destinations(map, game, data, data.moving.space).includes(to),
        same: ({ data }, { to }) => data.moving !== 'none' && to === data.moving.space,
        discs: ({ game, data }, { to }) => (data.moving === 'none' ? 0 : joinedIn(game, to, data.moving)),
      },
    },
  })

const moved = (game: Game, moving: Data['moving'], to: Space): Game => {
  if (moving === 'none') return game
  return inSpace(pieceTaken(game, moving), to, (space) => withArrived(space, moving.of, moving))
}

const afterMove = ({ moving, moved: before, ...data }: Data, to: Space): Data => ({
  moving: 'none',
  moved: moving === 'none' ? before : [...before, { ...moving, space: to }],
  ...data,
})

export function moveChart(map: GameMap): Chart {
  const picking = movingOn(map)
  const going = goingOn(map)
  const { chart, go, when } = charting<Game, OptionOf<typeof picking> | OptionOf<typeof going>>().implementing(
    moveProcedure,
    Data,
  )
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { steps: [], moving: 'none', moved: [], ...args } }),
    initial: 'more?',
    states: {
      'more?': {
        always: [when('the text has more moved', ({ context: { data } }) => goesOn(data), 'picking'), 'done'],
      },
      picking: {
        meta: { asks: picking, requirements: [cited.executingEvents.mustIfPossible] },
        on: {
          move: go(
            'going',
            [cited.executingEvents.literally],
            ({ context: { data }, event: { type: _, ...piece } }) => ({
              data: { ...afterStep(data, piece.space), moving: piece },
            }),
          ),
          'no more': go('done', [cited.executingEvents.literally]),
          nothing: go('done', [cited.executingEvents.partly]),
        },
      },
      going: {
        meta: { asks: going },
        on: {
          to: go(
            'more?',
            [cited.executingEvents.literally, cited.adjacency.movement],
            ({ context: { game, data }, event: { to } }) => ({
              game: moved(game, data.moving, to),
              data: afterMove(data, to),
            }),
          ),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

/** A game in which as many pieces of somebody as the text says, or as there are, have changed boxes. */
function changed(game: Game, of: Owner, text: BetweenBoxes): Game {
  const number = Math.min(stepsLeft(text, 0), keptOf(game, of, text.from))
  return withKept(withKept(game, of, text.from, -number), of, text.to, number)
}

const { chart, go } = charting<Game>().implementing(betweenBoxesProcedure, betweenBoxesProcedure.args)

export const betweenBoxesChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'changing boxes',
  states: {
    'changing boxes': {
      always: go(
        'done',
        [cited.executingEvents.literally, cited.executingEvents.unlessSpecified, cited.availability.offMap],
        ({ context: { game, data } }) => ({
          game: data.owners.reduce((changing, of) => changed(changing, of, data.effect), game),
        }),
      ),
    },
    done: { type: 'final' },
  },
  output: null,
})
