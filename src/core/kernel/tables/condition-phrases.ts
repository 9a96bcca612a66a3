/**
 * Phrases: a field of a view and its value as a person says them, and the reasons of a refusal in such words.
 *
 * @module
 */

import type { Value } from '../../values/json.js'
import type { Clause } from '../sections/clause.js'
import { lets } from './pattern-test.js'
import { type Domain, type Fields, questionOf, wordsOf } from './table-view.js'

/** A field with its value, in words; by its name where it was given no words. */
export function phraseOf(name: string, domain: Domain | undefined, value: Value): string {
  const question = domain && questionOf(domain)
  if (question) return readingPhrase(question.readings[String(value)] ?? String(value))
  const words = domain && wordsOf(domain)
  if (words === undefined) return `${name}: ${String(value)}`
  if (value === true) return words
  return value === false ? negatedPhrase(words, domain) : (comparison(words, value) ?? `${words}: ${value}`)
}

/** The words for the results of a comparison. */
const COMPARISONS = new Map<Value, string>([
  ['less', 'less than'],
  ['as much', 'as much as'],
  ['more', 'more than'],
])

/** A comparison as a person says it: `the fruit, against the price` and `less` become `the fruit: less than the price`. */
function comparison(words: string, value: Value): string | undefined {
  const [, one, other] = /^(.+), against (.+)$/.exec(words) ?? []
  const result = COMPARISONS.get(value)
  return one === undefined || result === undefined ? undefined : `${one}: ${result} ${other}`
}

/** The negation of a statement. */
export const negatedPhrase = (words: string, domain: Domain | undefined): string =>
  (domain && 'otherwise' in domain && domain.otherwise) || `not so: ${words}`

/** The phrase for a reading, made from its sentence. */
export const readingPhrase = (reading: string): string => `as the text is read: ${reading.replace(/\.$/, '')}`

/** The fields that made a row match, by name. */
export type Because = Readonly<Record<string, Value>>

/** The fields of the view behind each reason: kept apart, so that a reason stays plain data. */
const behind = new WeakMap<Because, Fields>()

/** The fields of a view for which a pattern asks, with what they are. */
export function becauseOf(fields: Fields, pattern: object, view: Readonly<Record<string, unknown>>): Because {
  const because = Object.fromEntries(Object.keys(pattern).map((field) => [field, view[field] as Value]))
  behind.set(because, fields)
  return because
}

/** The fields on which two reasons agree, with their words; mostly these are all. */
export function becauseOfBoth(one: Because, other: Because): Because {
  const shared = Object.entries(one).filter(([field, value]) => other[field] === value)
  if (one === other || shared.length === Object.keys(one).length) return one
  const because = Object.fromEntries(shared)
  const fields = behind.get(one)
  if (fields) behind.set(because, fields)
  return because
}

/** A row of a sum. */
interface SumRow {
  readonly clauses: readonly Clause[]
  readonly pattern: Readonly<Record<string, unknown>>
  answer(view: never): unknown
}

/** The query of a sum: its rows, and the view. */
export interface SumQuery {
  readonly rows: readonly SumRow[]
  readonly view: Readonly<Record<string, unknown>>
  readonly fields: Fields
}

/** The question behind the reason of a term, kept apart as well. */
const askedBehind = new WeakMap<Because, SumQuery>()

/** The same for a row that adds to a sum. */
export function becauseIn(asked: SumQuery, pattern: object): Because {
  const because = becauseOf(asked.fields, pattern, asked.view)
  askedBehind.set(because, asked)
  return because
}

/** A row of a sum that adds nothing, only since what it counts is not there. */
export interface Absent {
  /** The row's place in its table. */
  readonly row: number
  /** 0, or -0 if the row takes something away. */
  readonly adds: number
  readonly clauses: readonly Clause[]
  readonly because: Because
}

/** True for 0 and `false`. */
const isNothing = (value: unknown): boolean => value === 0 || value === false

/** The rows that add nothing to the sum of a term, since what they count is not there. */
export function absentBeside(because: Because): readonly Absent[] {
  const { rows = [], view = {}, fields = {} } = askedBehind.get(because) ?? {}
  return rows.flatMap((one, row) => {
    const { clauses, pattern } = one
    const against = Object.entries(pattern).filter(([field, expected]) => !lets(expected)(view[field]))
    if (against.length === 0 || !against.every(([field]) => isNothing(view[field]))) return []
    return [{ row, adds: takes(one, view) ? -0 : 0, clauses, because: becauseOf(fields, pattern, view) }]
  })
}

/** True if a row takes something away; it is asked about a view that it may not be made for. */
function takes({ answer }: SumRow, view: SumQuery['view']): boolean {
  try {
    const amount = answer(view as never)
    return typeof amount === 'number' && (amount < 0 || Object.is(amount, -0))
  } catch {
    return false
  }
}

/** The fields that made a row match, a phrase each. */
export function reasonsOf(because: Because): readonly string[] {
  const fields = behind.get(because)
  return Object.entries(because).map(([name, value]) => phraseOf(name, fields?.[name], value))
}
