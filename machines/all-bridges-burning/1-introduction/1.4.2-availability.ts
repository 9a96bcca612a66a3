/**
 * A Faction takes own pieces off the map, one by one, because it is about to place such pieces and is short of them.
 *
 * @module
 */

import {
  asks,
  type Context,
  calls,
  certain,
  charting,
  compared,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { mayNotTakeBack, withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { CELL_KINDS, type CellKind, cellKindsIn, holdsNews, withoutCell } from '#spec/all-bridges-burning/cells'
import { withRemovedCapabilities } from '#spec/all-bridges-burning/events/capability-markers'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import {
  availableAdministrations,
  availableCells,
  availableNetworks,
  discsOf,
  inSpace,
  overMap,
  withDiscs,
} from '#spec/all-bridges-burning/pieces'
import {
  type OwnPiece,
  OwnPiecesArgs,
  ownNewsProcedure,
  ownPiecesProcedure,
} from '#spec/all-bridges-burning/procedures/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Faction, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { numbered, oneCell, withArticle } from '#spec/all-bridges-burning/wording'

const Data = record({
  ...OwnPiecesArgs.unwrap().shape,
  /** The space where the latest piece was taken off the map, and the News that it held. */
  from: z.enum([...SPACES, 'nowhere']),
  news: z.int(),
})

type C = Context<Game, z.infer<typeof Data>>
const NO_CELL = 'none'

/** Counts the pieces of a type that a Faction could place. */
export const availableOf = (game: Game, faction: Faction, piece: OwnPiece): number =>
  ({
    Cell: availableCells(game, faction),
    Administration: availableAdministrations(game),
    Network: availableNetworks(game),
    Personality: 1 - overMap(game, ({ personality }) => Number(personality)),
  })[piece]

const OWNERS: Readonly<Record<Exclude<OwnPiece, 'Cell'>, Faction>> = {
  Administration: 'reds',
  Network: 'moderates',
  Personality: 'moderates',
}

/** True if a Faction has such a piece in a space. */
function isThere(space: SpaceState, { faction, piece }: OwnPiecesArgs, cell: CellKind | typeof NO_CELL): boolean {
  if (piece === 'Cell') return cellKindsIn(space, faction).some(({ kind }) => kind === cell)
  if (OWNERS[piece] !== faction) return false
  return piece === 'Personality' ? space.personality : discsOf(space, faction) > 0
}

function without(space: SpaceState, { faction, piece }: OwnPiecesArgs, cell: CellKind | typeof NO_CELL): SpaceState {
  if (piece === 'Personality') return { ...space, personality: false }
  if (cell === NO_CELL) return withDiscs(space, faction, -1)
  return withoutStrayMarkers.compute(withoutCell(space, faction, cell))
}

const cellsOf = (piece: OwnPiece) => (piece === 'Cell' ? CELL_KINDS : ([NO_CELL] as const))

const ownPieces = asks<C>().upTo(option('take no more back'), {
  name: 'own pieces to take off the map and place',
  about: ({ game, data: { faction, piece, wanted } }) =>
    [
      ...(wanted !== 'none' && wanted > 0 ? [`${numbered(wanted, piece)} wanted`] : []),
      `${numbered(availableOf(game, faction, piece), piece)} Available`,
    ].join(', '),
  cites: [cited.availability.ownPieces, cited.availability.ownPersonality],
  seat: ({ data }) => data.faction,
  from: ({ data }) =>
    SPACES.flatMap((space: Space) => cellsOf(data.piece).map((cell) => option('take back', { space, cell }))),
  says: ({ data }, { space, cell }) =>
    `${cell === NO_CELL ? withArticle(data.piece) : oneCell(cell, data.faction)} from ${space}`,
  forbid: {
    table: mayNotTakeBack,
    view: {
      piece: ({ data }) => data.piece,
      there: ({ game, data }, { space, cell }) => isThere(game.spaces[space], data, cell),
      toPlace: ({ data }) => data.wanted !== 'none',
      available: ({ game, data: { faction, piece, wanted } }) =>
        compared(availableOf(game, faction, piece), wanted === 'none' ? 0 : wanted),
      reading: ({ game }) => readingOf(game, cited.ownPiecesWhen),
    },
  },
})

const spaceOf = ({ from }: z.infer<typeof Data>): Space =>
  certain(from === 'nowhere' ? undefined : from, 'space from which a piece was taken')

const { chart, go } = charting<Game, OptionOf<typeof ownPieces>>().implementing(ownPiecesProcedure, Data)

export const ownPiecesChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { from: 'nowhere', news: 0, ...args } }),
  initial: 'taking back',
  states: {
    'taking back': {
      meta: { asks: ownPieces },
      on: {
        'take back': go(
          'their News',
          [cited.availability.offMap],
          ({ context: { game, data }, event: { space, cell } }) => ({
            game: withRemovedCapabilities(
              game,
              inSpace(game, space, (before) => without(before, data, cell)),
            ),
            data: { ...data, from: space, news: cell !== NO_CELL && holdsNews(cell) ? 1 : 0 },
          }),
        ),
        'take no more back': 'done',
        nothing: 'done',
      },
    },
    'their News': {
      meta: { calls: calls(ownNewsProcedure, ({ data }) => ({ space: spaceOf(data), markers: data.news })) },
      on: { returned: 'taking back' },
    },
    done: { type: 'final' },
  },
  output: null,
})
