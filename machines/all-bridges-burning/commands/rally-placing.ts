/**
 * What both kinds of Rally have in common: a space is hindered, what hinders may be Offset, and Cells are placed.
 *
 * @module
 */

import { asks, type Context, calls, certain, compared, option, readingOf } from '#kernel'
import { rally } from '#spec/all-bridges-burning/3-commands/3.2.1-rally'
import {
  cellsCounted,
  freeOffset,
  hindranceIn,
  mayNotOffset,
  mayNotPlace,
  rallyNumber,
} from '#spec/all-bridges-burning/3-commands/3.2.1-rally-cells'
import { moderatesRally } from '#spec/all-bridges-burning/3-commands/3.3.1-moderates-rally'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-players/state'
import { availableCells, inSpace, withCells } from '#spec/all-bridges-burning/pieces'
import type { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import type { Space } from '#spec/all-bridges-burning/vocabulary'

/** What a Rally knows of the space that it is in. */
export interface PlacingData extends Terms {
  /** The spaces that are selected; the last one is the one it is in. */
  readonly selected: readonly Space[]
  /** How many markers and levels are Offset there. */
  readonly offset: number
  /** How many Cells the count comes to there. */
  readonly count: number
}
/** A game, and what a Rally knows of the space that it is in. */
export type PlacingContext = Context<Game, PlacingData>

/** The space that a Rally is in. */
export const spaceNow = ({ selected }: PlacingData): Space => certain(selected.at(-1), 'space of the Rally')

/** The count of Cells in the space that a Rally is in. */
export const countIn = ({ game, data }: PlacingContext): number =>
  cellsCounted(game, data.faction, spaceNow(data), data.offset)

/** Whether everything that could be Offset in the space is: it always is for a Non-player. */
export const offsetsByItself = ({ game, data }: PlacingContext): boolean => isNonPlayer(game, data.faction)

/** All that could be Offset in the space that a Rally is in. */
export const fullOffset = ({ game, data }: PlacingContext): number =>
  hindranceIn(game.spaces[spaceNow(data)], data.faction)

const ask = asks<PlacingContext>()
/** Two Terror markers and two levels, at most. */
const OFFSETS = [1, 2, 3, 4] as const
/** One Cell and two levels, at most. */
const NUMBERS = [0, 1, 2, 3] as const

/** The offer to Offset, at a price. */
export const offsetAt = <C extends PlacingContext>(priceOf: (context: C, amount: number) => number) =>
  asks<C>().may(
    option('no Offset'),
    {
      name: 'how many Terror markers or levels to Offset',
      cites: [rally.offset, moderatesRally.offset],
      about: ({ data }) => spaceNow(data),
      seat: ({ data }) => data.faction,
      from: () => OFFSETS.map((amount) => option('Offset', { amount })),
      forbid: {
        table: mayNotOffset,
        view: {
          faction: ({ data }) => data.faction,
          amount: (context, { amount }) => compared(amount, fullOffset(context)),
          resources: (context, { amount }) =>
            compared(purse(context.game, context.data.faction), priceOf(context, amount)),
          free: ({ data }) => data.free,
          reading: ({ game }) => readingOf(game, freeOffset),
        },
      },
    },
    ({ game, data }) => !data.free || readingOf(game, freeOffset) === 'as chosen',
  )

/** The offer of the number of Cells to place. */
export const cellsToPlace = ask.must({
  name: 'how many Cells to place in the space',
  cites: [rally.perSpace, moderatesRally.place],
  about: ({ data }) => spaceNow(data),
  seat: ({ data }) => data.faction,
  from: () => NUMBERS.map((cells) => option('place', { cells })),
  forbid: {
    table: mayNotPlace,
    view: {
      faction: ({ data }) => data.faction,
      count: ({ data }, { cells }) => compared(cells, data.count),
      available: ({ game, data }, { cells }) => compared(cells, availableCells(game, data.faction)),
      reading: ({ game }) => readingOf(game, rallyNumber),
    },
  },
})

/** The call that makes own Cells Available where the count is higher than their number. */
export const ownCells = calls(ownPiecesProcedure, ({ data }: PlacingContext) => ({
  faction: data.faction,
  piece: 'Cell',
  wanted: data.count,
}))

/** A game in which Cells have been placed in the space that a Rally is in. */
export const placing = ({ game, data }: PlacingContext, cells: number): Game =>
  inSpace(game, spaceNow(data), (space) => withCells(space, data.faction, { inactive: cells }))
