/** Helpers for writing the priorities of Non-players: the preferred options of an offer, and what narrows them. @module */

import {
  type Clause,
  certain,
  type Narrowing,
  type Option,
  type Priority,
  readingOf,
  type Situation,
} from 'rulewright/book'
import { nextFrom } from '#spec/land-and-freedom/5.1-turn-sequence'
import type { BoardText } from '#spec/land-and-freedom/components/board'
import type { Game } from '#spec/land-and-freedom/game'
import { turnOrder } from '#spec/land-and-freedom/order'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, type Faction } from '#spec/land-and-freedom/vocabulary'

/** The situation in which a Non-player decides. */
export type Look = Situation<Game>
/** A priority of a Non-player. */
export type Line = Priority<Look>
/** A further condition that narrows a priority. */
export type Nested = Narrowing<Look>

/** The game that a Non-player looks at. */
export const gameIn = ({ position }: Look): Game => position.game

/** The Non-player that decides. */
export const seatIn = ({ decision }: Look): Faction =>
  certain(
    FACTIONS.find((faction) => faction === decision.seat),
    'Non-player that decides',
  )

/** Returns the data of the innermost running procedure of a name. */
export const dataIn = <Data>({ position }: Look, chart: string): Data | undefined =>
  position.stack.findLast((frame) => frame.chart === chart)?.data as Data | undefined

/** The turn order that now holds: while turns are taken, as it was when they began, unless the Initiative changes it. */
export function orderIn(board: BoardText, look: Look): readonly Faction[] {
  const game = gameIn(look)
  const { order = [] } = dataIn<{ readonly order: readonly Faction[] }>(look, 'turn') ?? {}
  const isKept = nextFrom.ask({ orderMidTurn: readingOf(game, cited.orderMidTurn) }) === 'the neighbor'
  return isKept && order.length > 0 ? order : turnOrder(board, game)
}

/** The options that are offered, of one type. */
export const offered = <O extends Option>({ decision }: Look, type: O['type']): readonly O[] =>
  decision.choices.flatMap(({ option }) => (option.type === type ? [option as O] : []))

interface Wanted<O extends Option> {
  readonly name: string
  /** The section that it belongs to. */
  readonly of: string
  readonly cites: readonly Clause[]
  /** The name of the offer. */
  readonly asks: string
  readonly type: O['type']
  /** True if it applies now. */
  readonly when?: (look: Look) => boolean
  /** True for a preferred option; any option if left out. */
  readonly wants?: (look: Look, option: O) => boolean
  readonly leansOn?: readonly string[]
  readonly within?: readonly Nested[]
}

/** Writes a priority; what can be done in one way only needs none. */
export const line = <O extends Option>({ cites, type, when, wants, within = [], ...said }: Wanted<O>): Line => ({
  ...said,
  clauses: cites,
  wants: (look, option) =>
    option.type === type &&
    look.decision.choices.length > 1 &&
    (when === undefined || when(look)) &&
    (wants === undefined || wants(look, option as O)),
  within,
})

/** Writes what narrows a priority: the options with the highest value are left. */
export const prefer = <O extends Option>(
  cites: Clause | readonly Clause[],
  says: string,
  value: (look: Look, option: O) => number | boolean,
): Nested => ({
  clauses: 'id' in cites ? [cites] : cites,
  says,
  value: (look, option) => Number(value(look, option as O)),
})
