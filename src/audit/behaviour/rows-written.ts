/**
 * How the rows of tables are written, in short: two states of a book have the same row where they write it alike.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { isMatching } from 'ts-pattern'
import type { Book, Hit, Row, Table } from '#kernel'
import { canonical } from '../../kernel/json.js'
import { domainOf } from '../../kernel/view.js'
import type { Cause } from './behaviour.js'

type AnyRow = Row<never, unknown>

/** How each row of each table is written, by the name of the table and the place of the row. */
export type WrittenRows = ReadonlyMap<string, readonly string[]>

export const rowsWrittenIn = ({ tables }: Pick<Book, 'tables'>): WrittenRows =>
  new Map(tables.map((table) => [table.name, table.rows.map((row) => rowWritten(table, row))]))

function rowWritten({ name, policy, view }: Table, { clauses, pattern, constant, answer, lifts }: AnyRow): string {
  const text = canonical([
    name,
    policy,
    idsOf(clauses),
    Object.entries(pattern).map(([field, expected]) => [field, accepted(view.fields[field], expected)]),
    constant === undefined ? String(answer).replace(/\s+/g, ' ') : constant,
    lifts ? idsOf(lifts) : [],
  ])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

const idsOf = (clauses: AnyRow['clauses']): readonly string[] => clauses.map(({ id }) => id)

/** What a pattern takes of a field. */
const accepted = (domain: Table['view']['fields'][string] | undefined, expected: unknown) =>
  domain ? domainOf(domain).filter((value) => isMatching(expected as never, value)) : []

/** A row at work, known by how it is written: where it stands changes with every row before it. */
export const rowAtWork = ({ table, row, clauses }: Hit, written: WrittenRows): readonly Cause[] =>
  clauses.length > 0 ? [{ at: table, clauses: [...new Set(idsOf(clauses))], written: written.get(table)?.[row] }] : []
