/**
 * What a Rally of the Reds or the Senate knows while it lasts, and what they can choose in it.
 *
 * @module
 */
import { z } from 'zod'
import { asks, type Context, compared, option, readingOf } from '#kernel'
import { commandsInGeneral } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import {
  exchangeWithoutDisc,
  mayNotBuild,
  mayNotRally,
  rally,
  rallyLevel,
  rallyLimitTime,
  rallyPrice,
  rallySpaces,
} from '#spec/all-bridges-burning/3-commands/3.2.1-rally'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { cardRallyLimit, spacesByCard } from '#spec/all-bridges-burning/8-non-players/8.1.3-exceptions'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-players/state'
import { availableAdministrations } from '#spec/all-bridges-burning/pieces'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { type Militant, SPACES } from '#spec/all-bridges-burning/vocabulary'
import { pairText } from '#spec/all-bridges-burning/wording'
import { mayStop } from './command-machine.js'
import { offsetAt } from './rally-placing.js'

/** What a Rally of the Reds or the Senate knows while it lasts. */
export const RallyData = z
  .strictObject({
    ...Terms.unwrap().shape,
    /** Polarization when the Rally began. */
    atStart: z.int(),
    /** The spaces that are selected, in their order. */
    selected: z.array(z.enum(SPACES)).readonly(),
    /** Those in which Cells have been placed. */
    filled: z.array(z.enum(SPACES)).readonly(),
    /** In the latest one: how many markers and levels are Offset, and how many Cells the count comes to. */
    offset: z.int(),
    count: z.int(),
    /** The space of the Administration, and how many Active Cells give way to it. */
    building: z
      .strictObject({ space: z.enum(SPACES), active: z.int() })
      .readonly()
      .or(z.literal('none')),
  })
  .readonly()
/** What a Rally of the Reds or the Senate knows while it lasts. */
export type RallyData = z.infer<typeof RallyData>
/** A game, and what a Rally of the Reds or the Senate knows. */
export type RallyContext = Context<Game, RallyData>

/** The data with which a Rally of the Reds or the Senate begins. */
export const begun = (game: Game, terms: Terms): RallyData => ({
  atStart: game.polarization,
  selected: [],
  filled: [],
  offset: 0,
  count: 0,
  building: 'none',
  ...terms,
})

/** What one space more takes. */
export const priceOfSpace = ({ data: { free } }: RallyContext): number => rallyPrice.ask({ what: 'space', free })

/** What Offsetting so many markers and levels takes. */
export const priceOfOffset = ({ data: { free } }: RallyContext, amount: number): number =>
  amount * rallyPrice.ask({ what: 'Offset', free })

/** How many spaces may be selected. */
const spacesAllowed = ({ game, data }: RallyContext): number => {
  const polarization = rallyLevel.ask({
    now: game.polarization,
    atStart: data.atStart,
    reading: readingOf(game, rallyLimitTime),
  })
  const allowed = rallySpaces.ask({ polarization })
  const byCard = isNonPlayer(game, data.faction) && game.nonPlayers.card !== 'none'
  return byCard ? spacesByCard.ask({ allowed, reading: readingOf(game, cardRallyLimit) }) : allowed
}

const ask = asks<RallyContext>()
/** The Moderates have a Rally of their own. */
const militant = ({ data }: RallyContext): Militant => (data.faction === 'reds' ? 'reds' : 'senate')

/** The offer of the spaces. */
export const rallySpace = ask.upTo(
  option('stop'),
  {
    name: 'a space to Rally in',
    cites: [rally.anySpaces, commandsInGeneral.actorOrdersSpaces],
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

/** The offer to Offset. */
export const rallyOffset = offsetAt(priceOfOffset)

/** The offer of an Administration; the number of Active ones among the two Cells is part of the choice. */
export const administration = ask.may(option('no Administration'), {
  name: 'two Cells to replace with an Administration',
  cites: [rally.administration, commandsInGeneral.actorPicksOwn],
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
      reading: ({ game }) => readingOf(game, exchangeWithoutDisc),
    },
  },
})
