/**
 * Views of a table grouped by the rows that match them.
 *
 * A pattern says field by field which values it lets pass, so each is asked once a value, and the rows that match a view are
 * those that let all of its values pass. Where every combination can occur, groups are put together field by field and
 * nothing is walked; else each combination is asked whether it can.
 *
 * @module
 */
import { isMatching } from 'ts-pattern'
import { Defect } from '../../kernel/book/book-defect.js'
import type { Table } from '../../kernel/tables/rows.js'
import { domainOf, type Fields, type Viewed } from '../../kernel/tables/table-view.js'
import type { Value } from '../../values/json.js'

type AnyView = Viewed<Fields>

/** Views that the same rows match: how many, the first of them, and the rows. */
export interface ViewGroup {
  readonly views: number
  readonly first: AnyView
  readonly rows: readonly number[]
}

/** Rows of a table as the bits of a number, the first row last. */
type Rows = bigint

/** A field, with the rows that let each of its values pass. */
interface Field {
  readonly name: string
  readonly values: readonly (readonly [Value, Rows])[]
}

/** The views of a table that can occur, grouped by the rows that match them, in the order of their first views. */
export function groupsOf(table: Table): readonly ViewGroup[] {
  const fields = Object.entries(table.view.fields).map(
    ([name, domain]): Field => ({
      name,
      values: domainOf(domain).map((value) => [value, passing(table, (pattern) => passes(pattern, name, value))]),
    }),
  )
  const able = passing(table, (pattern) =>
    Object.keys(pattern).every((name) => Object.hasOwn(table.view.fields, name) || passes(pattern, name, undefined)),
  )
  const found = table.view.impossible.length === 0 ? merged(fields, able) : walked(table, fields, able)
  const groups = [...found].map(([rows, { views, first }]) => ({
    views,
    first,
    rows: numbersIn(rows, table.rows.length),
  }))
  for (const group of groups) mustAgree(table, group)
  return groups
}

const passing = (table: Table, lets: (pattern: Readonly<Record<string, unknown>>) => boolean): Rows =>
  table.rows.reduce((rows, { pattern }, index) => (lets(pattern) ? rows | (1n << BigInt(index)) : rows), 0n)

/** True if a pattern accepts a value of a field: a field that it does not name is free, and a plain value is compared. */
function passes(pattern: Readonly<Record<string, unknown>>, name: string, value: unknown): boolean {
  if (!Object.hasOwn(pattern, name)) return true
  const expected = pattern[name]
  return typeof expected === 'object' && expected !== null ? isMatching(expected as never, value) : value === expected
}

const numbersIn = (rows: Rows, size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => index).filter((index) => (rows & (1n << BigInt(index))) !== 0n)

type RowsFound = ReadonlyMap<Rows, { readonly views: number; readonly first: AnyView }>

/** Groups put together field by field: views that the same rows match so far go on together, the first of them ahead. */
function merged(fields: readonly Field[], able: Rows): RowsFound {
  let groups = new Map<Rows, { readonly views: number; readonly first: AnyView }>([[able, { views: 1, first: {} }]])
  for (const { name, values } of fields) {
    const next: typeof groups = new Map()
    for (const [rows, { views, first }] of groups)
      for (const [value, lets] of values) {
        const known = next.get(rows & lets)
        next.set(
          rows & lets,
          known ? { ...known, views: known.views + views } : { views, first: { ...first, [name]: value } as AnyView },
        )
      }
    groups = next
  }
  return groups
}

/** Groups of the combinations that can occur, each walked. */
function walked({ view: { impossible } }: Table, fields: readonly Field[], able: Rows): RowsFound {
  const found = new Map<Rows, { views: number; readonly first: AnyView }>()
  // One record for all combinations: only the first of a group is kept, as a copy.
  const view: Record<string, Value> = {}
  const walk = (depth: number, rows: Rows): void => {
    const field = fields[depth]
    if (field === undefined) return void visit(rows)
    for (const [value, lets] of field.values) {
      view[field.name] = value
      walk(depth + 1, rows & lets)
    }
  }
  const visit = (rows: Rows): void => {
    if (impossible.some(({ when }) => when(view as never))) return
    const known = found.get(rows)
    if (known) known.views += 1
    else found.set(rows, { views: 1, first: { ...view } as AnyView })
  }
  walk(0, able)
  return found
}

/** Holds what was worked out field by field against what the rows, and ts-pattern of whole patterns, say of a view. */
function mustAgree({ name, rows }: Table, group: ViewGroup): void {
  const wrong = rows.findIndex((row, index) => {
    const expected = group.rows.includes(index)
    return row.matches(group.first as never) !== expected || isMatching(row.pattern as never, group.first) !== expected
  })
  if (wrong >= 0) throw new Defect(`${name}: row ${wrong + 1} does not match field by field as its pattern says`)
}
