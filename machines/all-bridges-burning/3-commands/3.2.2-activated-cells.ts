/** The data of Activism, and its consequences. @module */

import { asks, type Compared, type Context, certain, compared, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import {
  flipsIn,
  mayNotFlip,
  mayNotTouch,
  moderatesAreFlipped,
} from '#spec/all-bridges-burning/3-commands/3.2.2-activated-cells'
import { activismPrice, dieWithin, mayNotSelect } from '#spec/all-bridges-burning/3-commands/3.2.2-activism'
import { activismAgitationPrice } from '#spec/all-bridges-burning/3-commands/3.2.2-agitation'
import { EXECUTED } from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { CELL_KINDS, type CellKind, cellsOfKind, otherSide } from '#spec/all-bridges-burning/cells'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn, terrorIn } from '#spec/all-bridges-burning/pieces'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction, type Militant, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { pieceText } from '#spec/all-bridges-burning/wording'

const Flipped = record({ of: z.enum(FACTIONS), cell: z.enum(CELL_KINDS) })
export const ActivismData = record({
  ...Terms.unwrap().shape,
  /** The spaces that are selected, in their order. */
  selected: z.array(z.enum(SPACES)).readonly(),
  /** The latest kind of first step. */
  taken: z.enum(['none', 'remove', 'flip']),
  /** The spaces in which it was taken. */
  done: z.array(z.enum(SPACES)).readonly(),
  /** The Cells that have been flipped in the latest of them, as they lay before. */
  flips: z.array(Flipped).readonly(),
  /** The maximum number of flips there. */
  most: z.int(),
  /** The kind of second step. */
  second: z.enum(['none', 'die', 'Agitation']),
  /** The space that is Agitated in, and what has been done there. */
  agitated: z.enum(['none', ...SPACES]),
  steps: z.int(),
  shifted: z.boolean(),
  /** The face of the die, and the spaces where it has Activated Cells, one entry for each. */
  roll: z.int(),
  activated: z.array(z.enum(SPACES)).readonly(),
  /** The result, if the card of a Non-player gave it. */
  byCard: z.enum(EXECUTED).or(z.literal('no card')),
})

export type ActivismData = z.infer<typeof ActivismData>
export type ActivismContext = Context<Game, ActivismData>

export const begun = (terms: Terms): ActivismData => ({
  selected: [],
  taken: 'none',
  done: [],
  flips: [],
  most: 0,
  second: 'none',
  agitated: 'none',
  steps: 0,
  shifted: false,
  roll: 0,
  activated: [],
  byCard: 'no card',
  ...terms,
})

/** Returns the acting Faction. The Moderates have no Activism. */
export const actor = ({ data }: ActivismContext): Militant => (data.faction === 'reds' ? 'reds' : 'senate')

/** True if a space is among the granted ones. */
export const isGranted = ({ data }: ActivismContext, space: Space): boolean =>
  data.spaces === 'any' || data.spaces.includes(space)

/** Returns the price of a space, or of the die. */
export const priceOf = ({ data: { free } }: ActivismContext, what: 'space' | 'die'): number =>
  activismPrice.ask({ what, free })

/** Returns the price of Agitation in a space, to begin or for a step. */
export const priceToAgitate = (
  { game, data }: ActivismContext,
  name: Space,
  what: 'begin' | 'remove Terror' | 'shift',
) =>
  activismAgitationPrice.ask({
    what,
    terror: terrorIn(game.spaces[name]),
    resolved: game.resolved.white,
    time: readingOf(game, cited.surchargeTime),
    reading: readingOf(game, cited.activismTerror),
    free: data.free,
    space: readingOf(game, cited.freeAgitation),
  })

/** The Resources of the actor, against a price. */
export const againstPrice = (context: ActivismContext, price: number): Compared =>
  compared(purse(context.game, actor(context)), price)

/** Returns the number of enemy Cells to flip in a space. */
export const flipsAt = (context: ActivismContext, name: Space): number =>
  flipsIn.ask(context.game.spaces[name].cells[actor(context)])

/** The space in which the first step is being taken. */
export const flippingIn = ({ data: { done } }: ActivismContext): Space => certain(done.at(-1), 'space of the flips')

export const agitatingIn = ({ data: { agitated } }: ActivismContext): Space =>
  certain(
    SPACES.find((name) => name === agitated),
    'space that is Agitated in',
  )

/** True if Activism flips Cells of a Faction. */
export const isFlipped = (game: Game, of: Faction): boolean =>
  of !== 'moderates' || moderatesAreFlipped.ask({ reading: readingOf(game, cited.inactiveModerates) })

/** True if a space has enemy Cells that Activism could flip. */
export const hasCellsToFlip = (context: ActivismContext, name: Space): boolean =>
  FACTIONS.some(
    (other) =>
      other !== actor(context) && isFlipped(context.game, other) && cellsIn(context.game.spaces[name], other) > 0,
  )

/** The Cells of a kind that can still be flipped: those that lie so by a flip are not among them. */
export const unflipped = (context: ActivismContext, of: Faction, cell: CellKind): number => {
  const { game, data } = context
  const standing = cellsOfKind(game.spaces[flippingIn(context)], of, cell)
  if (readingOf(game, cited.flippedTwice) === 'the same again') return standing
  return standing - data.flips.filter((flip) => flip.of === of && flip.cell === otherSide(cell)).length
}

/** True if a Faction targeted in the space has unflipped Cells left. */
export const targetHasMore = (context: ActivismContext): boolean =>
  context.data.flips.some(({ of }) => CELL_KINDS.some((cell) => unflipped(context, of, cell) > 0))

/** True if the grant lets the die Activate Cells in a space. */
export const dieReaches = (context: ActivismContext, space: Space): boolean =>
  dieWithin.ask({ granted: isGranted(context, space), reading: readingOf(context.game, cited.dieBeyondGrant) })

/** The spaces in which the die could Activate a Cell. */
export const spacesToActivate = (context: ActivismContext): readonly Space[] =>
  SPACES.filter((name) => dieReaches(context, name) && context.game.spaces[name].cells[actor(context)].inactive > 0)

const ask = asks<ActivismContext>()
const choiceOf = (type: 'select' | 'take the die') => (type === 'select' ? 'space' : 'die')

export const selection = ask.upTo(
  option('stop'),
  {
    name: 'a space for Activism, or the die alone',
    cites: [cited.activism.anySpaces, cited.activism.limitedDie],
    seat: actor,
    from: () => [...SPACES.map((space) => option('select', { space })), option('take the die')],
    forbid: {
      table: mayNotSelect,
      view: {
        choice: (_, { type }) => choiceOf(type),
        granted: (context, candidate) => candidate.type === 'select' && isGranted(context, candidate.space),
        limited: ({ data }) => data.limited,
        first: ({ data }) => data.selected.length === 0,
        selected: ({ data }, candidate) => candidate.type === 'select' && data.selected.includes(candidate.space),
        resources: (context, { type }) => againstPrice(context, priceOf(context, choiceOf(type))),
        inactiveCell: (context) => spacesToActivate(context).length > 0,
      },
    },
  },
  ({ data }) => data.selected.length > 0,
)

/** True if flips that have begun must go on, space after space. */
const mustFlip = ({ game, data }: ActivismContext) =>
  data.taken === 'flip' && readingOf(game, cited.activismFlips) === 'all'

export const firstStep = ask.upTo(
  option('no more Cells'),
  {
    name: 'a space in which to remove an own Cell, or to flip enemy Cells',
    cites: [cited.activism.firstIfDesired, cited.commandsInGeneral.actorOrdersSpaces],
    seat: actor,
    from: () => [
      ...SPACES.map((space) => option('remove', { space })),
      ...SPACES.map((space) => option('flip in', { space })),
    ],
    says: (_, { type, space }) => (type === 'remove' ? `a Cell in ${space}` : space),
    forbid: {
      table: mayNotTouch,
      view: {
        step: (_, { type }) => (type === 'remove' ? 'remove' : 'flip'),
        selected: ({ data }, { space }) => data.selected.includes(space),
        done: ({ data }, { space }) => data.done.includes(space),
        taken: ({ data }) => data.taken,
        reading: ({ game }) => readingOf(game, cited.activismOption),
        able: (context, { type, space }) =>
          type === 'remove' ? context.game.spaces[space].cells[actor(context)].active > 0 : flipsAt(context, space) > 0,
        enemyCell: (context, { space }) => hasCellsToFlip(context, space),
      },
    },
  },
  (context) => !mustFlip(context),
)

interface Flip {
  readonly of: Faction
  readonly cell: CellKind
}

/** The parts of every offer of enemy Cells to flip. */
export const flipOffer = {
  about: (context: ActivismContext) =>
    `${flippingIn(context)}, ${context.data.flips.length} of ${context.data.most} flipped`,
  seat: actor,
  from: () => FACTIONS.flatMap((of) => CELL_KINDS.map((cell) => option('flip', { of, cell }))),
  says: (_: ActivismContext, { of, cell }: Flip) => pieceText(of, cell),
  forbid: {
    table: mayNotFlip,
    view: {
      enemy: (context: ActivismContext, { of }: Flip) => of !== actor(context),
      flippable: ({ game }: ActivismContext, { of }: Flip) => isFlipped(game, of),
      there: (context: ActivismContext, { of, cell }: Flip) => unflipped(context, of, cell) > 0,
      flipped: ({ data }: ActivismContext) => compared(data.flips.length, data.most),
    },
  },
}

export const flip = ask.upTo(
  option('no more flips'),
  {
    name: 'an enemy Cell to flip',
    cites: [cited.commandsInGeneral.actorPicksTargets, cited.commandsInGeneral.maximumExtent],
    ...flipOffer,
  },
  (context) => !mustFlip(context) && context.data.flips.length > 0 && !targetHasMore(context),
)
