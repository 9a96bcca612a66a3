/**
 * Helpers for writing the priorities of Non-players: the preferred options of an offer, and what narrows them.
 *
 * @module
 */

import type { Clause, Narrowing, Option, Priority, Situation } from 'rulewright/book'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import type { CardNumber } from '#spec/all-bridges-burning/non-player-state'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { CommandName, Faction, Space, SpecialActivity } from '#spec/all-bridges-burning/vocabulary'

/** The situation in which a Non-player decides. */
export type Look = Situation<Game>

/** One of so many ways to a space. */
export interface Way {
  readonly to: Space
  readonly among: number
}

/** A sequential priority of a Non-player. */
export interface Line extends Priority<Look> {
  /** Under which further name its choice is counted. */
  counts?(option: Option): string
  /** The ways that an option begins, where what is drawn by chance is the space to which they lead. */
  ways?(look: Look, option: Option): readonly Way[]
}

/** An option of a type that names a space. */
export interface SpaceOption<Type extends string> {
  readonly type: Type
  readonly space: Space
}

/** The selection of a space. */
export type Select = SpaceOption<'select'>

/** A nested priority of a Non-player. */
export type Nested = Narrowing<Look>
const listed = (cited: Clause | readonly Clause[]): readonly Clause[] => ('id' in cited ? [cited] : cited)

/** The game that a Non-player looks at. */
export const gameIn = ({ position }: Look): Game => position.game

/** Returns a space as it is now. */
export const spaceIn = (look: Look, name: Space): SpaceState => gameIn(look).spaces[name]

/** Counts the decisions of a priority while the card is executed. */
export const timesOf = (look: Look, name: string): number => gameIn(look).nonPlayers.used[name] ?? 0

/** Returns the latest choice of a priority while the card is executed. */
export const latestOf = <O extends Option>(look: Look, name: string): O | undefined =>
  gameIn(look).nonPlayers.latest[name] as O | undefined

/** Returns the data of the innermost running procedure of a name. */
export const dataIn = <Data>({ position }: Look, chart: string): Data | undefined =>
  position.stack.findLast((frame) => frame.chart === chart)?.data as Data | undefined

interface Wanted<O extends Option> {
  readonly name: string
  /** The clauses that state it. */
  readonly cites: Clause | readonly Clause[]
  /** The maximum number of its decisions while the card is executed; no limit if left out. */
  readonly times?: (look: Look) => number
  /** True if it applies now. */
  readonly when?: (look: Look) => boolean
  /** True for a preferred option; any option if left out. */
  readonly wants?: (look: Look, option: O) => boolean
  /** Under which further name its choice is counted. */
  readonly counts?: (option: O) => string
  /** The ways that an option begins, where what is drawn by chance is the space to which they lead. */
  readonly ways?: (look: Look, option: O) => readonly Way[]
  readonly within?: readonly Nested[]
}

/** Writes a sequential priority for the options of a type, or of some types, in the offer that asks for them. */
export const line = <O extends Option>(
  asks: string,
  type: O['type'] | readonly O['type'][],
  { name, cites, times, when, wants, counts, ways, within = [] }: Wanted<O>,
): Line => ({
  name,
  clauses: listed(cites),
  asks,
  wants: (look, option) =>
    (typeof type === 'string' ? option.type === type : type.includes(option.type)) &&
    (times === undefined || timesOf(look, name) < times(look)) &&
    (when === undefined || when(look)) &&
    (wants === undefined || wants(look, option as O)),
  within,
  ...(counts && { counts: (option: Option) => counts(option as O) }),
  ...(ways && { ways: (look: Look, option: Option) => ways(look, option as O) }),
})

/**
 * Priorities in sequence: each is executed to the maximum extent before the next, and none is returned to once a later
 * one has decided.
 */
export const inSequence = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line, index) => ({
    ...line,
    clauses: [...line.clauses, cited.readingCards.sequential, cited.readingCards.maximumExtent],
    wants: (look, option) =>
      lines.slice(index + 1).every(({ name }) => timesOf(look, name) === 0) && line.wants(look, option),
  }))

/** Finds the priority of a sequence that made the choice at a place, counted from 0 over all of them. */
export const decidedBy = (look: Look, lines: readonly Line[], place: number): Line | undefined =>
  lines.flatMap((line) => Array.from({ length: timesOf(look, line.name) }, () => line))[place]

/** Writes a nested priority: the options with the highest value are left. */
export const prefer = <O extends Option>(
  cites: Clause | readonly Clause[],
  says: string,
  value: (look: Look, option: O) => number | boolean,
): Nested => ({
  clauses: [...listed(cites), cited.readingCards.nested, cited.readingCards.narrows],
  says,
  value: (look, option) => Number(value(look, option as O)),
})

export interface NonPlayerCard {
  readonly number: CardNumber
  readonly faction: Faction
  readonly title: string
  /** True if the condition is met. It uses a rule table, so that its rows are recorded. */
  readonly isMet: (map: GameMap, game: Game, die: number) => boolean
  readonly command: CommandName
  /** The Special Activities, from top to bottom: the first that can be conducted is. */
  readonly special: readonly SpecialActivity[]
  /** True if the Special Activity is tried before the Command, unless this is a Limited Command. */
  readonly specialFirst?: true
  /** The priorities of the Command and of the Special Activities, from top to bottom. */
  readonly priorities: readonly Line[]
}
