/** The data of a running March: the arrivals in each space, and the Cell that is about to move with its company. @module */

import { type Compared, type Context, certain, compared, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { COMPANY, type Company, marchPrice } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { trainsSetOut } from '#spec/all-bridges-burning/3-commands/3.2.5-trains'
import { type GameMap, isTrainStop, trainMoves, trainMovesWithin } from '#spec/all-bridges-burning/components/map'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { cellsIn, newsOf } from '#spec/all-bridges-burning/pieces'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { CAPABILITIES, type Capability, type Faction, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'

/** The Cells of the Reds and the Senate that can be named. */
export const MARCHING = ['Active', 'Inactive'] as const
export type Marching = (typeof MARCHING)[number]
const count = z.int().min(0)
const Arrived = record({
  space: z.enum(SPACES),
  active: count,
  inactive: count,
  troops: count,
  capabilities: z.array(z.enum(CAPABILITIES)).readonly(),
})

type Arrived = z.infer<typeof Arrived>
export const Mover = record({
  from: z.enum(SPACES),
  cell: z.enum(MARCHING),
  company: z.array(z.enum(COMPANY)).readonly(),
})

export type Mover = z.infer<typeof Mover>
export const MarchData = record({
  ...Terms.unwrap().shape,
  /** The selected spaces in their order, each with what has moved into it. */
  arrived: z.array(Arrived).readonly(),
  mover: Mover.or(z.literal('none')),
  /** From where pieces have moved, where a reading asks for it. */
  origin: z.enum([...SPACES, 'none']),
  /** The excess of Cells over Troops that have moved out of each space. Used only if a reading needs it. */
  departed: z.array(record({ space: z.enum(SPACES), more: z.int() })).readonly(),
})

export type MarchData = z.infer<typeof MarchData>
export type MarchContext = Context<Game, MarchData>

export const begun = (terms: Terms): MarchData => ({
  arrived: [],
  mover: 'none',
  origin: 'none',
  departed: [],
  ...terms,
})

/** The data with one more space selected. */
export const withSpace = (data: MarchData, space: Space): MarchData => ({
  ...data,
  arrived: [...data.arrived, { space, active: 0, inactive: 0, troops: 0, capabilities: [] }],
})

/** Returns the arrivals in the currently selected space. */
export const hereOf = ({ arrived }: MarchData): Arrived => certain(arrived.at(-1), 'space of the March')

/** The data with more arrived in the space that is selected now. */
export const withArrivals = (data: MarchData, change: (here: Arrived) => Arrived): MarchData => ({
  ...data,
  arrived: data.arrived.with(-1, change(hereOf(data))),
})

/** The Cell that is about to move. */
export const moverOf = ({ mover }: MarchData): Mover =>
  certain(mover === 'none' ? undefined : mover, 'Cell that Marches')

/** Returns the price of the next Cell into the currently selected space. */
export const priceOfNext = (data: MarchData): number => {
  const { active, inactive } = hereOf(data)
  return marchPrice.ask({ free: data.free, before: active + inactive })
}

/** The Reds Cells that have moved, against the Russian Troops. */
export const cellsToTroops = ({ arrived }: MarchData): Compared =>
  compared(
    arrived.reduce((cells, { active, inactive }) => cells + active + inactive, 0),
    arrived.reduce((all, { troops }) => all + troops, 0),
  )

/** The data with the space kept from which a piece has moved, where a reading asks for it. */
export const withOrigin = (game: Game, data: MarchData, origin: Space): MarchData =>
  data.limited && readingOf(game, cited.limitedMarch) === 'from one space, too' ? { ...data, origin } : data

/** The Reds Cells that have moved into the space that is selected now, against the Russian Troops. */
export const cellsToTroopsHere = (data: MarchData): Compared => {
  const { active, inactive, troops } = hereOf(data)
  return compared(active + inactive, troops)
}

/** The Reds Cells that have moved out of a space, against the Russian Troops. */
export const cellsToTroopsFrom = ({ departed }: MarchData, origin: Space): Compared =>
  compared(departed.find(({ space }) => space === origin)?.more ?? 0, 0)

/** The data with a Cell more, or a Troop, that has moved out of a space, where a reading asks for it. */
export const withDeparture = (game: Game, data: MarchData, origin: Space, piece: 'Cell' | 'Troop'): MarchData => {
  if (readingOf(game, cited.russiansOnTheMarch) !== 'from the same space') return data
  const before = data.departed.find(({ space }) => space === origin)?.more ?? 0
  const others = data.departed.filter(({ space }) => space !== origin)
  return { ...data, departed: [...others, { space: origin, more: before + (piece === 'Cell' ? 1 : -1) }] }
}

const arrivedIn = ({ arrived }: MarchData, space: Space) => arrived.find((arrival) => arrival.space === space)

/** The Capabilities of a Faction in a space; the Moderates have none. */
export const capabilitiesIn = ({ capabilities }: SpaceState, faction: Faction): readonly Capability[] =>
  faction === 'moderates' ? [] : capabilities[faction]

const KEYS = { Active: 'active', Inactive: 'inactive', Troop: 'troops' } as const

/** Counts the Cells of a kind, or the Troops, in a space. */
export const standingIn = ({ game, data }: MarchContext, name: Space, piece: Marching | 'Troop'): number => {
  const { cells, troops } = game.spaces[name]
  return piece === 'Troop' ? troops.russia : cells[data.faction][KEYS[piece]]
}

/** Counts the ones that have moved there. */
export const movedInto = ({ data }: MarchContext, name: Space, piece: Marching | 'Troop'): number =>
  arrivedIn(data, name)?.[KEYS[piece]] ?? 0

const howMany = <Value>(values: readonly Value[], wanted: Value) => values.filter((value) => value === wanted).length

/** Counts the possible company left in the space of the Cell that is about to move. */
export const companyLeft = (context: MarchContext, what: Company): number => {
  const { game, data } = context
  const { from, company } = moverOf(data)
  if (what === 'Troop') return standingIn(context, from, 'Troop')
  const there =
    what === 'News'
      ? newsOf(game.spaces[from], data.faction)
      : howMany(capabilitiesIn(game.spaces[from], data.faction), what)
  return there - howMany(company, what)
}

/** Counts the part of that company that has moved there. For News this is not known. */
export const companyMoved = (context: MarchContext, what: Company): number => {
  const { from } = moverOf(context.data)
  if (what === 'Troop') return movedInto(context, from, 'Troop')
  return what === 'News' ? 0 : howMany(arrivedIn(context.data, from)?.capabilities ?? [], what)
}

/** True if the Cell that is about to move is the last of its Faction in its space. */
export const isLast = ({ game, data }: MarchContext): boolean =>
  cellsIn(game.spaces[moverOf(data).from], data.faction) === 1

/** Lists the spaces that Trains can reach from a space along one stretch of Railway. */
function linesFrom(map: GameMap, game: Game, from: Space) {
  const stop = isTrainStop(map, from)
  if (!trainsSetOut.ask({ command: 'March', stop, reading: readingOf(game, cited.trainsSettingOut) })) return []
  return stop ? trainMoves(map, from) : trainMovesWithin(map, from)
}

/** Returns the state of the Railway from one space to another. */
export const railwayTo = (map: GameMap, game: Game, from: Space, to: Space) => {
  const lines = linesFrom(map, game, from).filter((line) => line.to === to)
  if (lines.length === 0) return 'none'
  return lines.some(({ crosses }) => !crosses.some((border) => game.sabotage.includes(border))) ? 'open' : 'Sabotaged'
}
