/**
 * Questions: places where the text allows more than one reading.
 *
 * A question is the domain of a view field, so its readings are rows of a table like any other case.
 *
 * @module
 */

import { recordReading } from '../watch/watch.js'
import type { Clause } from './clause.js'
import { stampOrder } from './creation-order.js'
import type { QuestionKind } from './question-kinds.js'

export { QUESTION_KINDS, type QuestionKind } from './question-kinds.js'

/** The source of a ruling: who decided the question, and where to read it. */
export interface Ruling {
  readonly reading: string
  readonly by: string
  /** The day, as in 2020-11-30. */
  readonly on: string
  readonly where: string
  /** The words of the ruling, if known. */
  readonly words?: string
}

/** A ruling with the question that it settles. */
export interface Ruled extends Ruling {
  readonly question: string
}

/** The content of a question, with the names of its readings as a type. */
interface Said<Reading extends string> {
  /** The question in one sentence. */
  readonly asks: string
  readonly clauses: readonly Clause[]
  /** The readings by name, each in one sentence. */
  readonly readings: Readonly<Record<Reading, string>>
  readonly usual: Reading
  /** Why that reading is the usual one. */
  readonly because: string
  /** The kind of question; an ambiguity if left out. */
  readonly kind?: QuestionKind
  /** Why no play can tell the readings apart, where that is so: then nothing switches between them. */
  readonly editorial?: string
  /** Why only a play over other components than those of the book tells the readings apart, where that is so. */
  readonly elsewhere?: string
}

/** A place where the text allows several readings, with the one that holds unless somebody says otherwise. */
export interface Question<Name extends string = string, Reading extends string = string> extends Said<Reading> {
  readonly name: Name
  readonly kind: QuestionKind
  /** The names of the readings, as the finite domain of a view field. */
  readonly domain: readonly Reading[]
  /** The ruling, if there is one; its reading is then the default. It is stored beside the book, not in its sections. */
  readonly ruling?: Ruling
  /** The usual reading as the book has it, where a ruling names another. */
  readonly written?: Reading
}

/** Declares a question. The name equals the exported constant. */
export function question<const Name extends string, const Readings extends Record<string, string>>(
  name: Name,
  said: Said<keyof Readings & string> & { readonly readings: Readings },
): Question<Name, keyof Readings & string> {
  return stampOrder(
    Object.freeze({ name, kind: 'ambiguity', domain: Object.freeze(Object.keys(said.readings)), ...said }),
  )
}

/** The questions between whose readings a play can tell. */
export const executable = <Q extends Question>(questions: readonly Q[]): readonly Q[] =>
  questions.filter(({ editorial }) => editorial === undefined)

/** The readings under which a position is played, by question. */
export type Readings = Readonly<Record<string, string>>

/** The usual reading of every question that a play can tell apart. */
export const usualReadings = (questions: readonly Question[]): Readings =>
  Object.fromEntries(executable(questions).map(({ name, usual }) => [name, usual]))

/** The reading of one question under which a game is played. */
export function readingOf<Reading extends string>(
  game: { readonly readings: Readings },
  asked: Question<string, Reading>,
): Reading {
  recordReading(asked.name)
  const chosen = game.readings[asked.name]
  return isReadingOf(asked, chosen) ? chosen : asked.usual
}

function isReadingOf<Reading extends string>(
  { domain }: Question<string, Reading>,
  chosen: string | undefined,
): chosen is Reading {
  return chosen !== undefined && (domain as readonly string[]).includes(chosen)
}

/** The part common to all game states: the readings in force. */
export interface GameState {
  readonly readings: Readings
}
