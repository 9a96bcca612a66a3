/**
 * Compiled patterns, held against ts-pattern.
 *
 * Play asks the compiled test of a row; its pattern is what is written. `isMatching` of ts-pattern says which values of each
 * field a pattern lets pass, and in every combination of the view the compiled test must say the same.
 *
 * @module
 */
import { isMatching } from 'ts-pattern'
import { rowAnchor } from '../../explore/citation-anchors.js'
import { type Test, testOf } from '../../kernel/quick/compile-pattern.js'
import type { Table } from '../../kernel/tables/rows.js'
import { domainOf, type Fields, viewSize } from '../../kernel/tables/table-view.js'
import type { Json, Value } from '../../values/json.js'
import { type Finding, idsOf } from '../report.js'

/** The figures of a comparison: how many patterns were held against how many combinations in all. */
export interface PatternsHeld {
  readonly patterns: number
  readonly comparisons: number
}

/** Makes the test of a pattern. */
export type Compile = (pattern: Readonly<Record<string, unknown>>, fields: Fields) => Test

/** Holds the compiled test of every row of a table against its pattern, over the whole product of its view. */
export function comparePatterns(
  table: Table,
  compile: Compile = testOf,
): PatternsHeld & { readonly findings: readonly Finding[] } {
  const { rows, view } = table
  return {
    patterns: rows.length,
    comparisons: rows.length * viewSize(view),
    findings: rows.flatMap(({ pattern }, row) => {
      const { number, first } = differencesOf(pattern, view.fields, compile(pattern, view.fields))
      return first === undefined ? [] : [findingOf(table, row, number, first)]
    }),
  }
}

function findingOf(table: Table, row: number, number: number, first: Seen): Finding {
  const combinations = number === 1 ? '1 combination' : `${number} combinations`
  return {
    what: `the compiled pattern and isMatching of ts-pattern differ in ${combinations}`,
    where: rowAnchor(table.name, row),
    witness: first as Json,
    clauses: idsOf(table.rows[row]?.clauses ?? []),
  }
}

type Seen = Readonly<Record<string, Value>>

/** Walks the product of a view, and counts the combinations in which a test differs from its pattern. */
function differencesOf(pattern: Readonly<Record<string, unknown>>, fields: Fields, test: Test) {
  const columns = Object.entries(fields).map(([name, domain]) => ({
    name,
    values: domainOf(domain).map((value) => ({ value, passes: letsPass(pattern, name, value) })),
  }))
  // One record for all combinations: only the first that differs is kept, as a copy.
  const seen: Record<string, Value> = {}
  const found: { number: number; first?: Seen } = { number: 0 }
  const walk = (depth: number, expected: boolean): void => {
    const column = columns[depth]
    if (column === undefined) {
      if (test(seen) === expected) return
      found.number += 1
      if (found.first === undefined) found.first = { ...seen }
      return
    }
    for (const { value, passes } of column.values) {
      seen[column.name] = value
      walk(depth + 1, expected && passes)
    }
  }
  walk(0, namesOnly(pattern, fields))
  return found
}

/** True if a pattern accepts a value of a field; a field that it does not name is free. */
const letsPass = (pattern: Readonly<Record<string, unknown>>, name: string, value: Value): boolean =>
  !Object.hasOwn(pattern, name) || isMatching(pattern[name] as never, value)

/** True if a pattern can match at all: all its fields exist in the view. */
const namesOnly = (pattern: Readonly<Record<string, unknown>>, fields: Fields): boolean =>
  Object.entries(pattern).every(
    ([name, expected]) => Object.hasOwn(fields, name) || isMatching(expected as never, undefined),
  )
