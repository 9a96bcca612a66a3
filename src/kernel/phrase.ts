/**
 * Phrases: a field of a view and its value as a person says them, and the reasons of a refusal in such words.
 *
 * @module
 */

import type { Clause } from './clause.js'
import { lets } from './compiled.js'
import type { Value } from './json.js'
import { type Domain, type Fields, questionOf, wordsOf } from './view.js'

/** A field with its value, in words; by its name where it was given no words. */
export function phraseOf(name: string, domain: Domain | undefined, value: Value): string {
  const question = domain && questionOf(domain)
  if (question) return readAs(question.readings[String(value)] ?? String(value))
  const words = domain && wordsOf(domain)
  if (words === undefined) return `${name}: ${String(value)}`
  if (value === true) return words
  return value === false ? denied(words, domain) : `${words}: ${value}`
}

/** That a statement is not so. */
export const denied = (words: string, domain: Domain | undefined): string =>
  (domain && 'otherwise' in domain && domain.otherwise) || `not so: ${words}`

/** How the text is read, by the sentence of a reading. */
export const readAs = (reading: string): string => `as the text is read: ${reading.replace(/\.$/, '')}`

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

/** What a sum was asked: its rows, and the view. */
export interface Asked {
  readonly rows: readonly { readonly clauses: readonly Clause[]; readonly pattern: Readonly<Record<string, unknown>> }[]
  readonly view: Readonly<Record<string, unknown>>
  readonly fields: Fields
}

/** The question behind the reason of a term, kept apart as well. */
const askedBehind = new WeakMap<Because, Asked>()

/** The same for a row that adds to a sum. */
export function becauseIn(asked: Asked, pattern: object): Because {
  const because = becauseOf(asked.fields, pattern, asked.view)
  askedBehind.set(because, asked)
  return because
}

/** A row of a sum that adds nothing, only since what it counts is not there. */
export interface Absent {
  readonly clauses: readonly Clause[]
  readonly because: Because
}

/** What is not there: a number, or that something is so. */
const isNothing = (value: unknown): boolean => value === 0 || value === false

/** The rows that add nothing to the sum of a term, since what they count is not there. */
export function absentBeside(because: Because): readonly Absent[] {
  const { rows = [], view = {}, fields = {} } = askedBehind.get(because) ?? {}
  return rows.flatMap(({ clauses, pattern }) => {
    const against = Object.entries(pattern).filter(([field, expected]) => !lets(expected)(view[field]))
    if (against.length === 0 || !against.every(([field]) => isNothing(view[field]))) return []
    return [{ clauses, because: becauseOf(fields, Object.fromEntries(against), view) }]
  })
}

/** The fields that made a row match, a phrase each. */
export function reasonsOf(because: Because): readonly string[] {
  const fields = behind.get(because)
  return Object.entries(because).map(([name, value]) => phraseOf(name, fields?.[name], value))
}
