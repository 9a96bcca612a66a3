/**
 * Compiled rows: the patterns of a table as quick tests.
 *
 * A pattern is evaluated once for each value of its field's finite domain. Verification holds the tests against the
 * patterns themselves, over the whole product of every view.
 *
 * @module
 */
import { lets, type ValueTest } from '../tables/pattern-test.js'
import { type Domain, domainOf, type Fields } from '../tables/table-view.js'

/** Tests whether a row matches a view. */
export type Test = (view: Readonly<Record<string, unknown>>) => boolean
/** The same for the values of a finite domain, found out beforehand. */
export function valueTest(pattern: unknown, domain: Domain | undefined): ValueTest {
  const asked = lets(pattern)
  if (domain === undefined || typeof pattern !== 'object' || pattern === null) return asked
  const known = new Map<unknown, boolean>(domainOf(domain).map((value) => [value, asked(value)]))
  return (value) => known.get(value) ?? asked(value)
}

/** The pattern of a row as one test. */
export function testOf(pattern: Readonly<Record<string, unknown>>, fields: Fields): Test {
  const tests = Object.entries(pattern).map(([field, expected]) => ({
    field,
    holds: valueTest(expected, fields[field]),
  }))
  const [first, second] = tests
  if (first === undefined) return () => true
  if (second === undefined) return (view) => first.holds(view[first.field])
  return (view) => {
    for (const { field, holds } of tests) if (!holds(view[field])) return false
    return true
  }
}

/** True if one view can match two patterns: in every field, some value passes both. */
export const meet = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  fields: Fields,
): boolean =>
  Object.entries(one).every(([field, pattern]) => {
    if (!(field in other)) return true
    const [here, there] = [lets(pattern), lets(other[field])]
    return domainOf(fields[field] ?? []).some((value) => here(value) && there(value))
  })
