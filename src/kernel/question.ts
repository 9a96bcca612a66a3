/**
 * Questions: places where the text allows more than one reading.
 *
 * A question is the domain of a view field, so its readings are rows of a table like any other case.
 *
 * @module
 */
import type { Clause } from './clause.js'

/** A place where the text allows several readings, with the one that holds unless somebody says otherwise. */
export interface Question<Name extends string = string, Reading extends string = string> {
  readonly name: Name
  /** The question in one sentence. */
  readonly asks: string
  readonly clauses: readonly Clause[]
  /** The readings by name, each in one sentence. */
  readonly readings: Readonly<Record<Reading, string>>
  readonly usual: Reading
  /** Why that reading is the usual one. */
  readonly because: string
  /** The names of the readings, as the finite domain of a view field. */
  readonly domain: readonly Reading[]
}

/** Declares a question. The name equals the exported constant. */
export function question<const Name extends string, const Readings extends Record<string, string>>(
  name: Name,
  said: {
    readonly asks: string
    readonly clauses: readonly Clause[]
    readonly readings: Readings
    readonly usual: keyof Readings & string
    readonly because: string
  },
): Question<Name, keyof Readings & string> {
  return Object.freeze({ name, ...said, domain: Object.freeze(Object.keys(said.readings)) })
}

/** The readings under which a position is played, by question. */
export type Readings = Readonly<Record<string, string>>

/** The usual reading of every question. */
export const usualReadings = (questions: readonly Question[]): Readings =>
  Object.fromEntries(questions.map(({ name, usual }) => [name, usual]))

/** The reading of one question under which a game is played. */
export function readingOf<Reading extends string>(
  game: { readonly readings: Readings },
  asked: Question<string, Reading>,
): Reading {
  const chosen = game.readings[asked.name]
  return asked.domain.find((reading) => reading === chosen) ?? asked.usual
}
