/** The data of a running Message: the Cells that have moved, and the progress of the current one. @module */

import { type Context, certain, record } from 'rulewright/book'
import { z } from 'zod'
import { CHECKS } from '#spec/all-bridges-burning/3-commands/3.3.2-capture'
import { CARGO, isWithPersonality } from '#spec/all-bridges-burning/3-commands/3.3.2-steps'
import { CELL_KINDS, type CellKind, cellsOfKind, holdsNews, otherSide } from '#spec/all-bridges-burning/cells'
import type { Game } from '#spec/all-bridges-burning/game'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { cellText } from '#spec/all-bridges-burning/wording'

const space = z.enum(SPACES)
const someSpace = space.or(z.literal('none'))
export const Mover = record({
  start: space,
  at: space,
  cell: z.enum(CELL_KINDS),
  moves: z.int().min(0).max(3),
  /** The spaces that are selected for it. */
  selected: z.array(space).readonly(),
  /** The latest load that it moved with, or has picked up since. */
  cargo: z.enum(CARGO),
  /** The space from which the News or the Personality set out. */
  origin: someSpace,
  check: z.enum(CHECKS),
  /** The space that the check for Capture looks at. */
  chosen: someSpace,
  captured: z.boolean(),
  /** The space where it has just left News behind. */
  left: someSpace,
  /** The spaces that it has come to without News and Personality, where a reading asks for it. */
  passed: z.array(space).readonly().exactOptional(),
})

export type Mover = z.infer<typeof Mover>
export const MessageData = record({
  ...Terms.unwrap().shape,
  /** The Cells that have moved, where they are now. */
  moved: z.array(record({ space, cell: z.enum(CELL_KINDS) })).readonly(),
  /** The spaces that have been selected for them. */
  used: z.array(space).readonly(),
  /** True if one of them has been Captured. */
  caught: z.boolean(),
  mover: Mover.or(z.literal('none')),
  /** The items that the latest Cell to leave a space has left with others there. Used only if a reading needs it. */
  behind: z
    .array(record({ space, personality: z.boolean(), news: z.int() }))
    .readonly()
    .exactOptional(),
})

export type MessageData = z.infer<typeof MessageData>
export type MessageContext = Context<Game, MessageData>
export const begun = (terms: Terms): MessageData => ({ moved: [], used: [], caught: false, mover: 'none', ...terms })

/** The data with a Cell that sets out. */
export const settingOut = (data: MessageData, start: Space, cell: CellKind): MessageData => ({
  ...data,
  mover: {
    start,
    at: start,
    cell,
    moves: 0,
    selected: [],
    cargo: 'neither',
    origin: 'none',
    check: 'not begun',
    chosen: 'none',
    captured: false,
    left: 'none',
  },
})

export const moverOf = ({ mover }: MessageData): Mover =>
  certain(mover === 'none' ? undefined : mover, 'Cell on its way')

/** The Cell that is on its way, in words. */
export function moverText(data: MessageData): string {
  const { start, at, cell } = moverOf(data)
  return `the ${cellText(cell, 'moderates')} from ${start}${at === start ? '' : `, now in ${at}`}`
}

/** The Cell that has selected a space, if one has. */
export const selectedBy = (data: MessageData, space: Space): 'this Cell' | 'another Cell' | 'nobody' => {
  if (moverOf(data).selected.includes(space)) return 'this Cell'
  return data.used.includes(space) ? 'another Cell' : 'nobody'
}

/** The data with something of the Cell on its way changed. */
export const withMover = (data: MessageData, change: Partial<Mover>): MessageData => ({
  ...data,
  mover: { ...moverOf(data), ...change },
})

/** A space that must be known by now. */
export const known = (name: Space | 'none'): Space => certain(name === 'none' ? undefined : name, 'space')

/** The data after the Cell on its way has come to rest. */
export function atRest(data: MessageData): MessageData {
  const { at, cell, selected, captured } = moverOf(data)
  const moved = [...data.moved, { space: at, cell }]
  return {
    ...data,
    moved: moved.toSorted((one, other) => `${one.space} ${one.cell}`.localeCompare(`${other.space} ${other.cell}`)),
    used: SPACES.filter((name) => data.used.includes(name) || selected.includes(name)),
    caught: data.caught || captured,
    mover: 'none',
  }
}

const standingIn = ({ game }: MessageContext, name: Space, cell: CellKind): number =>
  cellsOfKind(game.spaces[name], 'moderates', cell)

/** True if a Moderates Cell of a kind stands in a space. */
export const isThere = (context: MessageContext, name: Space, cell: CellKind): boolean =>
  standingIn(context, name, cell) > 0

/** True if an unmoved Moderates Cell of a kind stands in a space. */
export function isUnmovedThere(context: MessageContext, name: Space, cell: CellKind): boolean {
  const moved = (kind: CellKind) => context.data.moved.filter((one) => one.space === name && one.cell === kind).length
  /** Cells that have moved and that a Special Activity has flipped since. */
  const turned = Math.max(0, moved(otherSide(cell)) - standingIn(context, name, otherSide(cell)))
  return standingIn(context, name, cell) > moved(cell) + turned
}

/** True if the moving Cell has moved with, or picked up, News or the Personality. */
export const isHolding = ({ cargo, cell }: Mover): boolean =>
  isWithPersonality(cargo) || (cargo === 'News' && holdsNews(cell))
