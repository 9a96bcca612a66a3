/**
 * Digests of table rows. Two states of a book have the same row if they write it alike.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { isMatching } from 'ts-pattern'
import { type Book, canonical, domainOf, type Hit, type Row, type Table } from '#core'
import type { Cause } from './behaviour-types.js'

type AnyRow = Row<never, unknown>

/** The digest of each row, by table name and place. */
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

/** The part of a pattern for one field, as the list of accepted values. */
const accepted = (domain: Table['view']['fields'][string] | undefined, expected: unknown) =>
  domain ? domainOf(domain).filter((value) => isMatching(expected as never, value)) : []

/** A row at work, known by how it is written: where it stands changes with every row before it. */
export const rowAtWork = ({ table, row, clauses }: Hit, written: WrittenRows): readonly Cause[] =>
  clauses.length > 0 ? [{ at: table, clauses: [...new Set(idsOf(clauses))], written: written.get(table)?.[row] }] : []
