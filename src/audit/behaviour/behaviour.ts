/** Behaviours: what can be asked of one state of a book, whether its rules are at work or were recorded. @module */

import type { GameState, Json, Option, Position, Seat, View } from '#kernel'

/** A procedure that begins in a game. */
export interface OpeningCall {
  readonly game: GameState
  readonly procedure: string
  readonly args: Json
}

/** What came of something that the rules may fail at. */
export type Tried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string }

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

/** What is due in a position. */
export type Look =
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

/** Which state of a book it is. */
export interface About {
  readonly book: string
  readonly edition: string
  /** A name of this state: a version, or what it was taken from. */
  readonly version: string
}

/** What can be asked of one state of a book. What was not recorded is not known: then there is no answer. */
export interface Behaviour {
  readonly about: About
  readonly empty: GameState
  /** The games from which an example may start, `empty` among them. */
  readonly bases: Readonly<Record<string, GameState>>
  /** The printed number of the section of every clause. */
  readonly numbers: Readonly<Record<string, string>>
  /** How every row of its tables is written. */
  readonly written: ReadonlySet<string>
  /** Its rule tables by name; none where they were only recorded. */
  readonly tables: ReadonlyMap<string, AskedTable>
  /** What is wrong with a game: its shape and its laws. */
  readonly problems: (game: GameState) => readonly GameProblem[] | undefined
  readonly begin: (opening: OpeningCall) => Tried<Position> | undefined
  /** A position that comes from elsewhere, where it can stand here. */
  readonly resume: (position: Position) => Position | undefined
  readonly decide: (position: Position) => Tried<Look> | undefined
  readonly choose: (position: Position, option: Option) => Tried<Position> | undefined
  /** What is at work when an option is chosen. */
  readonly causes: (position: Position, option: Option) => readonly Cause[]
  /** The rows that are asked while what is due is found. */
  readonly asked: (position: Position) => readonly Cause[]
}

/** Something at work, such as a row of a table, and the ids of its clauses. */
export interface Cause {
  readonly at: string
  readonly clauses: readonly string[]
  /** How it is written, where it is a row of a table. */
  readonly written?: string | undefined
}

/** What is wrong with a game, and in which field. */
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
export function outcomeOf<T>(work: () => T): Tried<T> {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, fault: message.split('\n')[0] ?? '' }
  }
}

/** What a table answers for a case, and the rows that answer. */
export interface Answer {
  readonly says: Json
  readonly causes: readonly Cause[]
}

/** A rule table that can be asked. */
export interface AskedTable {
  readonly view: View
  /** How its rows are written. */
  readonly rows: readonly string[]
  readonly ask: (view: object) => Tried<Answer>
}
