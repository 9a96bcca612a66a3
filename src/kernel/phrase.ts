/**
 * Phrases: a field of a view and its value as a person says them, and the reasons of a refusal in such words.
 *
 * @module
 */

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

/** The fields that made a row match, a phrase each. */
export function reasonsOf(because: Because): readonly string[] {
  const fields = behind.get(because)
  return Object.entries(because).map(([name, value]) => phraseOf(name, fields?.[name], value))
}
