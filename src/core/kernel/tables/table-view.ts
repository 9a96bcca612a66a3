/**
 * Views: small records with finite fields, the inputs of rule tables.
 *
 * A view is at once the type of a table's rows and the finite product that the analysis walks.
 *
 * @module
 */

import { isRecord, type Value } from '../../values/json.js'
import type { Clause } from '../sections/clause.js'
import type { Question } from '../sections/question.js'

/** A closed list, with what a field is that holds one of it. */
export interface Field<T extends Value = Value> {
  readonly domain: readonly T[]
  /**
   * The description of the field, in words of the book. For a truth value, it is a statement. For a number, it names what is
   * counted. For other values, it names their kind. A colon and the value can follow it.
   */
  readonly words?: string
  /** For a truth value: the statement that holds where it is not so. */
  readonly otherwise?: string
}

/**
 * The possible results of a lookahead, as a field that the kernel fills in.
 *
 * The value is `open` if the first offer has an option, or if the procedure ends before any offer. It is `nowhere` if the first
 * offer has none. It is one of the book's own names if an option would exist without the rows that apply certain clauses.
 */
export interface ComesTo<Name extends string = string> {
  readonly domain: readonly (Name | 'open' | 'nowhere')[]
  /** For each name of the book's own, the clauses without which there would be an option. */
  readonly but: Readonly<Record<Name, readonly Clause[]>>
  /** The subject of the lookahead, in words that a colon and the value can follow. */
  readonly words?: string
}

/** The lookahead results that the book itself distinguishes: names, and the clauses behind each. */
type Distinguished<Name extends string> = Readonly<Record<Name, readonly Clause[]>>

/**
 * The domain of a field that tells what something further in comes to: open, nowhere, or what the book itself
 * distinguishes. With what it is that comes to this, `comesTo('where the tree can be climbed')`.
 */
export function comesTo(words?: string): ComesTo<never>
export function comesTo<Name extends string>(but: Distinguished<Name>): ComesTo<Name>
export function comesTo<Name extends string>(words: string, but: Distinguished<Name>): ComesTo<Name>
export function comesTo(
  first: string | Distinguished<string> = {},
  but: Distinguished<string> = typeof first === 'string' ? {} : first,
): ComesTo {
  const domain = ['open', ...Object.keys(but), 'nowhere']
  return Object.freeze({ domain, but, ...(typeof first === 'string' && { words: first }) })
}

/** Everything a field can be: a closed list, with words or without, the readings of a question, or what something further in comes to. */
export type Domain<T extends Value = Value> =
  | readonly T[]
  | Field<T>
  | Question<string, T & string>
  | ComesTo<T & string>

/** The fields of a view by name, each with everything that it can be. */
export type Fields = Readonly<Record<string, Domain>>

/** The record that a view with these fields describes. */
export type Viewed<F extends Fields> = {
  readonly [Key in keyof F]: F[Key] extends readonly (infer T)[]
    ? T
    : F[Key] extends { readonly domain: readonly (infer T)[] }
      ? T
      : never
}

/** The fields of a view that are found in a position; the kernel fills in the others. */
export type FoundFields<F extends Fields> = Viewed<{
  readonly [Key in keyof F as F[Key] extends ComesTo ? never : Key]: F[Key]
}>

/** A combination that cannot occur, and why. */
export interface Impossible<V> {
  readonly because: string
  /** True if a combination cannot occur. */
  when(view: V): boolean
}

/** A small record with finite fields. */
export interface View<F extends Fields = Fields> {
  readonly fields: F
  readonly impossible: readonly Impossible<Viewed<F>>[]
}

/** Declares a view by its fields and, where needed, the combinations that cannot occur. */
export const view = <const F extends Fields>(
  fields: F,
  impossible: readonly Impossible<Viewed<NoInfer<F>>>[] = [],
): View<F> => Object.freeze({ fields, impossible })

/** The written form of a truth value's field: with words or without. */
export interface Flag extends Field<boolean> {
  /** A truth value in words: a statement, and where its denial would be clumsy, the statement that holds otherwise. */
  (words: string, otherwise?: string): Field<boolean>
}

const BOTH: readonly boolean[] = [false, true]

/** A truth value: `flag('the tree has been climbed')`; without words, `flag`. */
export const flag: Flag = Object.assign(
  (words: string, otherwise?: string): Field<boolean> =>
    otherwise === undefined ? { domain: BOTH, words } : { domain: BOTH, words, otherwise },
  { domain: BOTH },
)

/** One of a closed list: `among(TREES, 'the tree')`. */
export const among = <const T extends Value>(list: readonly T[], words: string): Field<T> => ({ domain: list, words })

/** The whole numbers from one to another, both included; with what they count, `range(0, 6, 'fruits in the basket')`. */
export function range(from: number, to: number): readonly number[]
export function range(from: number, to: number, words: string): Field<number>
export function range(from: number, to: number, words?: string): readonly number[] | Field<number> {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return words === undefined ? numbers : { domain: numbers, words }
}

/** The three results of comparing two numbers. */
export const COMPARED = ['less', 'as much', 'more'] as const
/** The result of comparing one number with another. */
export type Compared = (typeof COMPARED)[number]

/** Compares a number with another; rows decide which of the three results is enough. */
export const compared = (one: number, other: number): Compared =>
  one < other ? 'less' : one > other ? 'more' : 'as much'

/** The closed list of a field. */
export const domainOf = (domain: Domain): readonly Value[] => ('domain' in domain ? domain.domain : domain)

/** The question behind a field, if its domain is one. */
export const questionOf = (domain: Domain): Question | undefined => ('readings' in domain ? domain : undefined)

/** The field of a view that tells what something further in comes to, if there is one. */
export function comingIn({ fields }: View): readonly [field: string, domain: ComesTo] | undefined {
  for (const [field, domain] of Object.entries(fields)) if ('but' in domain) return [field, domain]
  return undefined
}

/** The words of a field: its own, or those of the question behind it. */
export const wordsOf = (domain: Domain): string | undefined =>
  questionOf(domain)?.asks ?? ('words' in domain ? domain.words : undefined)

/** The number of combinations of a view, including impossible ones. */
export const viewSize = (of: View): number =>
  Object.values(of.fields).reduce((size, domain) => size * domainOf(domain).length, 1)

/** Every combination of a view's fields that can occur. */
export function* product<F extends Fields>(of: View<F>): Generator<Viewed<F>> {
  for (const combination of combinations(Object.entries(of.fields))) {
    const viewed = combination as Viewed<F>
    if (!of.impossible.some(({ when }) => when(viewed))) yield viewed
  }
}

function* combinations(fields: readonly (readonly [string, Domain])[]): Generator<Record<string, Value>> {
  const wheels = fields.map(([name, domain]) => ({ name, values: domainOf(domain), at: 0 }))
  if (wheels.some(({ values }) => values.length === 0)) return
  const turning = wheels.toReversed()
  do {
    const combination: Record<string, Value> = {}
    for (const { name, values, at } of wheels) combination[name] = values[at] as Value
    yield combination
  } while (turned(turning))
}

/** Turns the first wheel on, and where one comes round the next; whether one has not come round. */
function turned(wheels: readonly { readonly values: readonly Value[]; at: number }[]): boolean {
  for (const wheel of wheels) {
    wheel.at = (wheel.at + 1) % wheel.values.length
    if (wheel.at > 0) return true
  }
  return false
}

/** Lists the faults of a value as an instance of a view, one message for each field. */
export function misfits(of: View, value: unknown): readonly string[] {
  if (!isRecord(value)) return ['expected a record of fields']
  const unknown = Object.keys(value)
    .filter((name) => !Object.hasOwn(of.fields, name))
    .map((name) => `${name}: not a field; expected one of ${Object.keys(of.fields).join(', ')}`)
  const wrong = Object.entries(of.fields)
    .filter(([name, domain]) => !domainOf(domain).some((allowed) => allowed === value[name]))
    .map(([name, domain]) => `${name}: got ${JSON.stringify(value[name])}, expected ${domainOf(domain).join(' | ')}`)
  return [...unknown, ...wrong]
}
