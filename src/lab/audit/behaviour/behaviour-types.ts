/** Behaviours: what can be asked of one state of a book, whether its rules are at work or were recorded. @module */

import type { GameState, Json, Option, Position, Seat, View } from '#core'

/** A procedure that begins in a game. */
export interface OpeningCall {
  readonly game: GameState
  readonly procedure: string
  readonly args: Json
}

/** The result of an attempt in which the rules may fail. */
export type Attempted<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string }

/** An option that is offered, and the ids of the clauses that offer it. */
export interface OfferedOption {
  readonly seat: Seat
  readonly option: Option
  readonly cites: readonly string[]
  readonly weight?: number | undefined
}

/** An option that is not offered, and the ids of the clauses that say so. */
export interface RefusedOption {
  readonly option: Option
  readonly clauses: readonly string[]
}

/** The decision in a position, or the outcome. */
export type PendingLook =
  | { readonly over: true; readonly outcome: Json }
  | {
      readonly over: false
      readonly seat: Seat
      readonly asks: string
      readonly cites: readonly string[]
      readonly offered: () => readonly OfferedOption[]
      readonly refused: () => readonly RefusedOption[]
      /** The clauses by which the book narrows what is offered to a seat that it plays. */
      readonly narrowed: readonly string[]
    }

/** The identity of a state of a book. */
export interface About {
  readonly book: string
  readonly edition: string
  /** A name of this state: a version, or what it was taken from. */
  readonly version: string
}

/** The queries of one state of a book. Anything that was not recorded is unknown and gets no answer. */
export interface Behaviour {
  readonly about: About
  readonly empty: GameState
  /** The games from which an example may start, `empty` among them. */
  readonly bases: Readonly<Record<string, GameState>>
  /** The printed number of the section of every clause. */
  readonly numbers: Readonly<Record<string, string>>
  /** The written form of every row of its tables. */
  readonly written: ReadonlySet<string>
  /** Its rule tables by name; none where they were only recorded. */
  readonly tables: ReadonlyMap<string, AskedTable>
  /** Lists the faults of a game: its shape and its invariants. */
  readonly problems: (game: GameState) => readonly GameProblem[] | undefined
  readonly begin: (opening: OpeningCall) => Attempted<Position> | undefined
  /** A position that comes from elsewhere, where it can stand here. */
  readonly resume: (position: Position) => Position | undefined
  readonly decide: (position: Position) => Attempted<PendingLook> | undefined
  readonly choose: (position: Position, option: Option) => Attempted<Position> | undefined
  /** The rows and other causes at work when an option is chosen. */
  readonly causes: (position: Position, option: Option) => readonly Cause[]
  /** The rows that are asked while what is due is found. */
  readonly asked: (position: Position) => readonly Cause[]
}

/** Something at work, such as a row of a table, and the ids of its clauses. */
export interface Cause {
  readonly at: string
  readonly clauses: readonly string[]
  /** The written form, if it is a row of a table. */
  readonly written?: string | undefined
}

/** A fault of a game, and its field. */
export interface GameProblem {
  readonly field: string
  readonly message: string
}

/** A way through positions: what begins, what is chosen then, and how many positions around the end are looked at. */
export interface Road {
  readonly opening: OpeningCall
  readonly choices: readonly Option[]
  readonly around: number
}

/** Two states of a book. */
export const SIDES = ['base', 'now'] as const

/** One of two states of a book. */
export type Side = (typeof SIDES)[number]

/** The same thing for two states of a book. */
export type Both<T> = Readonly<Record<Side, T>>

/** The other of two states. */
export const otherThan = (side: Side): Side => (side === 'base' ? 'now' : 'base')

/** Does what rules may fail at. */
export function outcomeOf<T>(work: () => T): Attempted<T> {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, fault: message.split('\n')[0] ?? '' }
  }
}

/** The answer of a table to a case, and the rows that give it. */
export interface TableAnswer {
  readonly says: Json
  readonly causes: readonly Cause[]
}

/** A rule table that can be asked. */
export interface AskedTable {
  readonly view: View
  /** The written form of its rows. */
  readonly rows: readonly string[]
  readonly ask: (view: object) => Attempted<TableAnswer>
}
