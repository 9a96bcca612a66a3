/** The data of a Rally of the Moderates, its costs, and the choices in it. @module */

import { asks, type Context, compared, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import {
  discountLevel,
  mayNotDo,
  mayNotHide,
  mayNotRallyModerates,
  moderatesRallyCost,
  rallyDiscount,
} from '#spec/all-bridges-burning/3-commands/3.3.1-moderates-rally'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { CELL_KINDS, cellKindsIn } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { availableNetworks } from '#spec/all-bridges-burning/pieces'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import { pairText } from '#spec/all-bridges-burning/wording'
import { levelAtStart, mayStop } from './3.1-terms.js'
import { pairsOf, standThere } from './3.2.1-rally.js'
import { offsetAt, spaceNow } from './3.2.1-rally-cells.js'

export const ModeratesRallyData = record({
  ...Terms.unwrap().shape,
  /** Polarization when the Rally began. */
  atStart: z.int(),
  /** The spaces that are selected, in their order. */
  selected: z.array(z.enum(SPACES)).readonly(),
  /** In the latest one: how many levels are Offset, how many Cells the count comes to, how many have turned Underground. */
  offset: z.int(),
  count: z.int(),
  hidden: z.int(),
  /** In all spaces: how many levels are Offset, and the Resources paid so far. */
  offsets: z.int(),
  paid: z.int(),
  /** The two Cells that give way to a Network. */
  replaced: z.array(z.enum(CELL_KINDS)).readonly(),
})

export type ModeratesRallyData = z.infer<typeof ModeratesRallyData>
export type ModeratesRallyContext = Context<Game, ModeratesRallyData>

export const begun = (game: Game, terms: Terms): ModeratesRallyData => ({
  atStart: game.polarization,
  selected: [],
  offset: 0,
  count: 0,
  hidden: 0,
  offsets: 0,
  paid: 0,
  replaced: [],
  ...terms,
})

/** Returns the price of extra spaces and Offsets, beyond the amount already paid. */
export function priceOf(
  { game, data }: ModeratesRallyContext,
  more: { readonly spaces?: number; readonly offsets?: number },
): number {
  const level = discountLevel.ask({
    now: game.polarization,
    atStart: levelAtStart({ game, data }),
    reading: readingOf(game, cited.rallyDiscountTime),
  })
  const cost = moderatesRallyCost.ask({
    spaces: data.selected.length + (more.spaces ?? 0),
    offsets: data.offsets + (more.offsets ?? 0),
    reduction: rallyDiscount.ask({ polarization: level }),
    free: data.free,
    reading: readingOf(game, cited.rallyDiscountCovers),
  })
  return Math.max(0, cost - data.paid)
}

const ask = asks<ModeratesRallyContext>()
const moderates = () => 'moderates'

/** The space that the Rally is in, as it stands. */
const placeOf = ({ game, data }: ModeratesRallyContext): SpaceState => game.spaces[spaceNow(data)]

export const moderatesSpace = ask.upTo(
  option('stop'),
  {
    name: 'a space for the Moderates to Rally in',
    cites: [cited.moderatesRally.anySpaces, cited.commandsInGeneral.actorOrdersSpaces],
    seat: moderates,
    from: () => SPACES.map((space) => option('select', { space })),
    forbid: {
      table: mayNotRallyModerates,
      view: {
        granted: ({ data }, { space }) => data.spaces === 'any' || data.spaces.includes(space),
        limited: ({ data }) => data.limited,
        first: ({ data }) => data.selected.length === 0,
        selected: ({ data }, { space }) => data.selected.includes(space),
        resources: (context) => compared(purse(context.game, 'moderates'), priceOf(context, { spaces: 1 })),
      },
    },
  },
  (context) => context.data.selected.length > 0 && mayStop(context),
)

export const deedThere = ask.must({
  name: 'what the Rally does in the space',
  cites: [cited.moderatesRally.oneOfThree, cited.commandsInGeneral.actorPicksOwn],
  about: ({ data }) => spaceNow(data),
  seat: moderates,
  from: () => [
    option('place Cells'),
    option('hide Cells'),
    ...pairsOf('moderates').map(({ cell, other }) => option('replace', { cell, other })),
  ],
  says: (_, deed) =>
    deed.type === 'replace' ? `${pairText(deed.cell, deed.other, 'moderates')} with a Network` : undefined,
  forbid: {
    table: mayNotDo,
    view: {
      deed: (_, { type }) => type,
      network: (context) => placeOf(context).networks > 0,
      twoCells: (context, candidate) =>
        candidate.type === 'replace' && standThere(placeOf(context), 'moderates', candidate),
      discs: (context) => placeOf(context).networks + placeOf(context).administrations,
      available: ({ game }) => availableNetworks(game) > 0,
      reading: ({ game }) => readingOf(game, cited.exchangeWithoutDisc),
    },
  },
})

/** The offer to Offset. */
export const levelsOffset = offsetAt((context: ModeratesRallyContext, amount) => priceOf(context, { offsets: amount }))

/** The offer of the Cells that turn Underground, on a map. */
export const hidingOn = ({ population }: GameMap) =>
  ask.upTo(option('hide no more'), {
    name: 'a Cell to turn Underground',
    cites: [cited.moderatesRally.hide, cited.commandsInGeneral.actorPicksOwn],
    about: ({ data }) => spaceNow(data),
    seat: moderates,
    from: () => (['Active', 'Active with News'] as const).map((cell) => option('hide', { cell })),
    forbid: {
      table: mayNotHide,
      view: {
        there: (context, { cell }) => cellKindsIn(placeOf(context), 'moderates').some(({ kind }) => kind === cell),
        hidden: (context) =>
          compared(context.data.hidden, population[spaceNow(context.data)] + placeOf(context).networks),
      },
    },
  })
