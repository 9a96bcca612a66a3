/** The data of a Rally of the Reds or the Senate, and the choices in it. @module */

import { asks, type Context, calls, certain, compared, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import {
  mayNotBuild,
  mayNotRally,
  rallyLevel,
  rallyPrice,
  rallySpaces,
} from '#spec/all-bridges-burning/3-commands/3.2.1-rally'
import {
  cellsCounted,
  hindranceIn,
  mayNotOffset,
  mayNotPlace,
} from '#spec/all-bridges-burning/3-commands/3.2.1-rally-cells'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { spacesByCard } from '#spec/all-bridges-burning/8-non-players/8.1.3-exceptions'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { availableAdministrations, availableCells, inSpace, withCells } from '#spec/all-bridges-burning/pieces'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Militant, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { pairText } from '#spec/all-bridges-burning/wording'
import { levelAtStart, mayStop } from './3.1-terms.js'

export const RallyData = record({
  ...Terms.unwrap().shape,
  /** Polarization when the Rally began. */
  atStart: z.int(),
  /** The spaces that are selected, in their order. */
  selected: z.array(z.enum(SPACES)).readonly(),
  /** The spaces in which Cells have been placed. */
  filled: z.array(z.enum(SPACES)).readonly(),
  /** In the latest one: how many markers and levels are Offset, and how many Cells the count comes to. */
  offset: z.int(),
  count: z.int(),
  /** The space of the Administration, and how many Active Cells give way to it. */
  building: record({ space: z.enum(SPACES), active: z.int() }).or(z.literal('none')),
})

export type RallyData = z.infer<typeof RallyData>
export type RallyContext = Context<Game, RallyData>

export const begun = (game: Game, terms: Terms): RallyData => ({
  atStart: game.polarization,
  selected: [],
  filled: [],
  offset: 0,
  count: 0,
  building: 'none',
  ...terms,
})

/** Returns the price of one more space. */
export const priceOfSpace = ({ data: { free } }: RallyContext): number => rallyPrice.ask({ what: 'space', free })

/** Returns the price of Offsetting a number of markers and levels. */
export const priceOfOffset = ({ data: { free } }: RallyContext, amount: number): number =>
  amount * rallyPrice.ask({ what: 'Offset', free })

/** Returns the number of spaces that may be selected. */
const spacesAllowed = ({ game, data }: RallyContext): number => {
  const polarization = rallyLevel.ask({
    now: game.polarization,
    atStart: levelAtStart({ game, data }),
    reading: readingOf(game, cited.rallyLimitTime),
  })
  const allowed = rallySpaces.ask({ polarization })
  const byCard = isNonPlayer(game, data.faction) && game.nonPlayers.card !== 'none'
  return byCard ? spacesByCard.ask({ allowed, reading: readingOf(game, cited.cardRallyLimit) }) : allowed
}

const ask = asks<RallyContext>()

/** The Moderates have a Rally of their own. */
const militant = ({ data }: RallyContext): Militant => (data.faction === 'reds' ? 'reds' : 'senate')

export const rallySpace = ask.upTo(
  option('stop'),
  {
    name: 'a space to Rally in',
    cites: [cited.rally.anySpaces, cited.commandsInGeneral.actorOrdersSpaces],
    seat: militant,
    from: () => SPACES.map((space) => option('select', { space })),
    forbid: {
      table: mayNotRally,
      view: {
        granted: ({ data }, { space }) => data.spaces === 'any' || data.spaces.includes(space),
        limited: ({ data }) => data.limited,
        first: ({ data }) => data.selected.length === 0,
        selected: ({ data }, { space }) => data.selected.includes(space),
        number: (context) => compared(context.data.selected.length, spacesAllowed(context)),
        resources: (context) => compared(purse(context.game, context.data.faction), priceOfSpace(context)),
      },
    },
  },
  (context) => context.data.selected.length > 0 && mayStop(context),
)

export const spaceNow = ({ selected }: PlacingData): Space => certain(selected.at(-1), 'space of the Rally')

/** Two Terror markers and two levels, at most. */
const OFFSETS = [1, 2, 3, 4] as const

/** All that could be Offset in the space that a Rally is in. */
export const fullOffset = ({ game, data }: PlacingContext): number =>
  hindranceIn(game.spaces[spaceNow(data)], data.faction)

/** The offer to Offset, at a price. */
export const offsetAt = <C extends PlacingContext>(priceOf: (context: C, amount: number) => number) =>
  asks<C>().may(
    option('no Offset'),
    {
      name: 'how many Terror markers or levels to Offset',
      cites: [cited.rally.offset, cited.moderatesRally.offset],
      about: ({ data }) => spaceNow(data),
      seat: ({ data }) => data.faction,
      from: () => OFFSETS.map((amount) => option('Offset', { amount })),
      says: (_, { amount }) => (amount === 1 ? '1 marker or level' : `${amount} markers or levels`),
      forbid: {
        table: mayNotOffset,
        view: {
          faction: ({ data }) => data.faction,
          amount: (context, { amount }) => compared(amount, fullOffset(context)),
          resources: (context, { amount }) =>
            compared(purse(context.game, context.data.faction), priceOf(context, amount)),
          free: ({ data }) => data.free,
          reading: ({ game }) => readingOf(game, cited.freeOffset),
        },
      },
    },
    ({ game, data }) => !data.free || readingOf(game, cited.freeOffset) === 'as chosen',
  )

/** The offer to Offset. */
export const rallyOffset = offsetAt(priceOfOffset)

export const administration = ask.may(option('no Administration'), {
  name: 'two Cells to replace with an Administration',
  cites: [cited.rally.administration, cited.commandsInGeneral.actorPicksOwn],
  seat: militant,
  from: () => SPACES.flatMap((space) => ([0, 1, 2] as const).map((active) => option('replace', { space, active }))),
  says: (_, { space, active }) =>
    `${pairText(active > 0 ? 'Active' : 'Inactive', active > 1 ? 'Active' : 'Inactive', 'reds')} in ${space}`,
  forbid: {
    table: mayNotBuild,
    view: {
      faction: (context) => militant(context),
      built: ({ data }) => data.building !== 'none',
      selected: ({ data }, { space }) => data.selected.includes(space),
      filled: ({ data }, { space }) => data.filled.includes(space),
      twoCells: ({ game }, { space, active }) => {
        const { reds } = game.spaces[space].cells
        return reds.active >= active && reds.inactive >= 2 - active
      },
      discs: ({ game }, { space }) => game.spaces[space].administrations + game.spaces[space].networks,
      available: ({ game }) => availableAdministrations(game) > 0,
      reading: ({ game }) => readingOf(game, cited.exchangeWithoutDisc),
    },
  },
})

/** The data of a Rally on its current space. */
export interface PlacingData extends Terms {
  /** The spaces that are selected; the last one is the one it is in. */
  readonly selected: readonly Space[]
  /** The number of markers and levels Offset there. */
  readonly offset: number
  /** The count of Cells there. */
  readonly count: number
}

export type PlacingContext = Context<Game, PlacingData>

/** The count of Cells in the space that a Rally is in. */
export const countIn = ({ game, data }: PlacingContext): number =>
  cellsCounted(game, data.faction, spaceNow(data), data.offset)

/** True if a space is Offset completely without a choice, which is always so for a Non-player. */
export const offsetsByItself = ({ game, data }: PlacingContext): boolean => isNonPlayer(game, data.faction)
const askWhilePlacing = asks<PlacingContext>()

/** One Cell and two levels, at most. */
const NUMBERS = [0, 1, 2, 3] as const

export const cellsToPlace = askWhilePlacing.must({
  name: 'how many Cells to place in the space',
  cites: [cited.rally.perSpace, cited.moderatesRally.place],
  about: ({ data }) => spaceNow(data),
  seat: ({ data }) => data.faction,
  from: () => NUMBERS.map((cells) => option('place', { cells })),
  says: (_, { cells }) => (cells === 1 ? '1 Cell' : `${cells} Cells`),
  forbid: {
    table: mayNotPlace,
    view: {
      faction: ({ data }) => data.faction,
      count: ({ data }, { cells }) => compared(cells, data.count),
      available: ({ game, data }, { cells }) => compared(cells, availableCells(game, data.faction)),
      reading: ({ game }) => readingOf(game, cited.rallyNumber),
      ofModerates: ({ game }) => readingOf(game, cited.moderatesRallyNumber),
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
