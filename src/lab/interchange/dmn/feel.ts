/** FEEL, the language in the cells of DMN: values as literals, and lists of values as tests. @module */
import type { Value } from '#core'

/** A value that can be written as a literal, or as a list or a context of literals. */
export type Literal = Value | null | readonly Literal[] | { readonly [key: string]: Literal }

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value)

/** A value as FEEL writes it. */
export function literal(value: Literal): string {
  if (isList(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${literal(one)}`)
  return `{${entries.join(', ')}}`
}

/** Any value passes. */
export const ANY = '-'

/** The test that some values of a domain pass. */
export function cell(passing: readonly Value[] | undefined, domain: readonly Value[]): string {
  if (passing === undefined || passing.length === domain.length) return ANY
  return domain.every((value) => typeof value === 'number') ? inRuns(passing, domain) : passing.map(literal).join(', ')
}

/** Numbers, those that follow each other in their domain as an interval. */
function inRuns(passing: readonly Value[], domain: readonly Value[]): string {
  const order = domain.toSorted((one, other) => Number(one) - Number(other))
  const runs: Value[][] = []
  let before = -2
  for (const [place, value] of order.entries()) {
    if (!passing.includes(value)) continue
    if (place === before + 1) runs.at(-1)?.push(value)
    else runs.push([value])
    before = place
  }
  const told = runs.flatMap((run) => (run.length > 2 ? [`[${run[0]}..${run.at(-1)}]`] : run.map(literal)))
  return told.join(', ')
}

/** Every value that a field can have, as DMN lists it; whole numbers that follow each other as an interval. */
export const valuesOf = (domain: readonly Value[]): string => {
  const whole = domain.every((value, place) => Number.isInteger(value) && value === Number(domain[0]) + place)
  return whole && domain.length > 2 ? `[${domain[0]}..${domain.at(-1)}]` : domain.map(literal).join(', ')
}

/** The type of some values, where they have one. */
export function typeOf(values: readonly unknown[]): 'string' | 'number' | 'boolean' | undefined {
  const [only, ...others] = new Set(values.map((value) => typeof value))
  return others.length === 0 && (only === 'string' || only === 'number' || only === 'boolean') ? only : undefined
}

/** Words with a meaning in FEEL, which cannot be field names. */
const RESERVED =
  'and between boolean context date days decimal duration else every external false for function if in instance list months not null number of or range return satisfies some string substring sum then time true years'.split(
    ' ',
  )

/** A field as a name in FEEL. */
export const feelName = (field: string): string => (RESERVED.includes(field) ? `${field}_` : field)
