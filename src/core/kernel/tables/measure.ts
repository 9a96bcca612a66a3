/**
 * Measures: named quantities of a position, such as who is ahead, or how much of something there is.
 *
 * A measure has the clauses that define it, and an argument with a finite domain. It is counted once for a game object and
 * an argument, and leaves a trace like a formula, with its argument and its value. A book binds its measures to its
 * components, so that they can be asked and expected by name.
 *
 * @module
 */

import { canonical, type Json } from '../../values/json.js'
import { countOnce } from '../quick/measure-memory.js'
import type { Clause } from '../sections/clause.js'
import { stampOrder } from '../sections/creation-order.js'
import type { Hit, SumPart } from '../watch/hit.js'
import { recordsRows } from '../watch/watch.js'
import type { Formula } from './rule-table.js'

/** The possible values of an argument's fields, by field name. */
export type Domains = Readonly<Record<string, readonly (string | number)[]>>

/** An argument over such fields. */
export type ArgumentOf<D extends Domains> = { readonly [Key in keyof D]: D[Key][number] }

/** A named quantity of a position. */
export interface Measure<
  Of extends object,
  D extends Domains,
  Value extends Json,
  Components extends readonly object[] = readonly [],
> extends Formula<readonly [of: Of, argument: ArgumentOf<D>, ...components: Components], Value> {
  readonly domains: D
  /** The same, over certain components. */
  over(...components: Components): Total<Of>
}

/** A measure over the components of a book. */
export interface Total<Of extends object = never> {
  readonly name: string
  readonly clauses: readonly Clause[]
  readonly domains: Domains
  /** The things that it counts, so that people can ask for them: how many squares, where others ask how far. */
  readonly unit?: string
  // A method, so that measures with different arguments can stand in one list.
  /** The value of the measure. */
  count(of: Of, argument: Readonly<Record<string, string | number>>): Json
}

/**
 * Declares a measure.
 *
 * What is counted must be a value: nothing of the game or of the components is changed, and nothing else is looked at.
 */
export const measure = <
  Of extends object,
  const D extends Domains,
  Value extends Json,
  Components extends readonly object[] = readonly [],
>(
  name: string,
  clauses: readonly Clause[],
  domains: D,
  count: (of: Of, argument: ArgumentOf<D>, ...components: Components) => Value,
): Measure<Of, D, Value, Components> => measuring(name, clauses, domains, count, () => undefined)

/**
 * Declares a measure that is added up from named parts, which a trace tells: `4 = +3 tall, +1 short`.
 *
 * @param each - adds every part, with what it is
 */
export function added<Of extends object, const D extends Domains, Components extends readonly object[] = readonly []>(
  name: string,
  clauses: readonly Clause[],
  domains: D,
  each: (
    add: (amount: number, what: string) => void,
    of: Of,
    argument: ArgumentOf<D>,
    ...components: Components
  ) => void,
): Measure<Of, D, number, Components> {
  let parts: readonly SumPart[] = []
  const count = (of: Of, argument: ArgumentOf<D>, ...components: Components): number => {
    let total = 0
    const told: SumPart[] | undefined = recordsRows() ? [] : undefined
    const add = (amount: number, what: string) => {
      total += amount
      told?.push({ what, amount })
    }
    each(add, of, argument, ...components)
    parts = told ?? []
    return total
  }
  return measuring(name, clauses, domains, count, () => parts)
}

function measuring<Of extends object, D extends Domains, Value extends Json, Components extends readonly object[]>(
  name: string,
  clauses: readonly Clause[],
  domains: D,
  count: (of: Of, argument: ArgumentOf<D>, ...components: Components) => Value,
  // What the last count was added up from; asked at once.
  partsOf: () => readonly SumPart[] | undefined,
): Measure<Of, D, Value, Components> {
  const countIn = countOnce<Value>(domains, (value, argument, rows) =>
    hitFor({ name, clauses, argument, value, parts: partsOf() }, rows),
  )
  const compute = (of: Of, argument: ArgumentOf<D>, ...components: Components): Value =>
    countIn(of, argument, components, () => count(of, argument, ...components))
  const over = (...components: Components): Total<Of> => ({
    name,
    clauses,
    domains,
    count: (of, argument) => compute(of, argument as ArgumentOf<D>, ...components),
  })
  return stampOrder(Object.freeze({ name, clauses, domains, compute, over }))
}

/** The result of a measure. */
interface Came {
  readonly name: string
  readonly clauses: readonly Clause[]
  readonly argument: Readonly<Record<string, string | number>>
  readonly value: Json
  readonly parts: readonly SumPart[] | undefined
}

function hitFor({ name, clauses, argument, value, parts }: Came, rows: readonly Hit[]): Hit {
  const hit: Draft = { table: name, row: 0, clauses, value }
  for (const _ in argument) {
    hit.argument = argument
    break
  }
  if (parts !== undefined) hit.parts = parts
  const sums = rows.flatMap(({ sum }) => sum ?? [])
  if (sums.length > 0) hit.sums = [...new Set(sums)]
  return hit
}

/** The recorded hit of a measure, while it is being written. */
type Draft = { -readonly [Field in keyof Hit]: Hit[Field] }

/** The values of measures in a position, by the name of each and then by its arguments. */
export const totalsOf = <Of extends object>(measures: readonly Total<Of>[], of: Of): Readonly<Record<string, Json>> =>
  Object.fromEntries(measures.map((total) => [total.name, valuesOf(total, of)]))

const valuesOf = <Of extends object>(total: Total<Of>, of: Of): Json =>
  nested(Object.entries(total.domains), {}, (argument) => total.count(of, argument))

type Argument = Readonly<Record<string, string | number>>

function nested(
  [field, ...others]: readonly (readonly [string, readonly (string | number)[]])[],
  argument: Argument,
  count: (argument: Argument) => Json,
): Json {
  if (field === undefined) return count(argument)
  const [name, values] = field
  return Object.fromEntries(values.map((value) => [value, nested(others, { ...argument, [name]: value }, count)]))
}

/** Every argument of a measure. */
export const argumentsOf = (domains: Domains): readonly Argument[] =>
  Object.entries(domains).reduce<readonly Argument[]>(
    (all, [name, values]) => all.flatMap((argument) => values.map((value) => ({ ...argument, [name]: value }))),
    [{}],
  )

/** A measure's value before and now. */
export interface TotalChange {
  readonly measure: string
  readonly argument: Argument
  readonly from: Json
  readonly to: Json
}

/** Lists the measures that differ between two positions, with the arguments. */
export const changedTotals = <Of extends object>(
  measures: readonly Total<Of>[],
  before: Of,
  after: Of,
): readonly TotalChange[] =>
  measures.flatMap((total) =>
    argumentsOf(total.domains).flatMap((argument) => {
      const [from, to] = [total.count(before, argument), total.count(after, argument)]
      return canonical(from) === canonical(to) ? [] : [{ measure: total.name, argument, from, to }]
    }),
  )
