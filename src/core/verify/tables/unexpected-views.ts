/**
 * Views that tables are really asked about: each must be one that the table says can occur, or the walk over its product
 * has proved too little.
 *
 * @module
 */

import type { Table } from '../../kernel/tables/rows.js'
import { misfits, type Viewed } from '../../kernel/tables/table-view.js'
import { nothingHeard, withViews } from '../../kernel/watch/recorders.js'
import type { Json } from '../../values/json.js'
import type { Finding } from '../report.js'
import { numbering } from './view-numbers.js'

type AnyView = Viewed<Table['view']['fields']>

/** A view that a table is asked about although it is declared impossible. */
export interface Outside {
  readonly view: object
  readonly because: string
}

/** For tables by their names, what was asked although it cannot occur, each view under its number. */
export type UnexpectedViews = Readonly<Record<string, readonly (readonly [number | string, Outside])[]>>

/** Hears which views tables are asked about. */
export interface Hearing {
  /** Does something, and hears what is asked meanwhile. */
  readonly during: <T>(piece: () => T) => T
  /** Lists the faults of the views that a table was asked about. */
  readonly findings: (table: Table) => readonly Finding[]
  /** The recorded views, as plain data. */
  readonly heard: () => UnexpectedViews
  /** Adds what was heard elsewhere. */
  readonly add: (heard: UnexpectedViews) => void
}

interface TableHeard {
  readonly table: Table
  readonly numberOf: (view: AnyView) => number | string | undefined
  /** Each view that it was asked about, by its number. */
  readonly seen: Map<number | string, Outside | undefined>
}

/** Hears which views some tables are asked about. */
export function hearingOf(tables: readonly Table[]): Hearing {
  const named = new Map(tables.map((table) => [table.name, table]))
  const known = new Map<string, TableHeard>()
  /** The record of a table, made at its first use, since few tables are asked. */
  const heardOf = (name: string): TableHeard | undefined => {
    const before = known.get(name)
    const table = before === undefined ? named.get(name) : undefined
    if (table === undefined) return before
    const now = { table, numberOf: numbering(table), seen: new Map() }
    known.set(name, now)
    return now
  }
  const before = nothingHeard('any side')
  const listen = (name: string, view: object) => {
    const one = heardOf(name)
    const number = one?.numberOf(view as AnyView)
    if (one && number !== undefined && !one.seen.has(number)) one.seen.set(number, outside(one.table, view))
  }
  return {
    during: (piece) => withViews(listen, piece, before),
    findings: ({ name }) =>
      findingsOf(
        name,
        [...(known.get(name)?.seen.values() ?? [])].filter((one) => one !== undefined),
      ),
    heard: () =>
      Object.fromEntries(
        [...known].flatMap(([name, { seen }]) => {
          const outside = [...seen].flatMap(([number, one]) => (one ? [[number, one] as const] : []))
          return outside.length > 0 ? [[name, outside] as const] : []
        }),
      ),
    add: (heard) => {
      for (const [name, outside] of Object.entries(heard))
        for (const [number, one] of outside) if (!heardOf(name)?.seen.has(number)) heardOf(name)?.seen.set(number, one)
    },
  }
}

function outside({ view: of }: Table, view: object): Outside | undefined {
  const [misfit] = misfits(of, view)
  const because = misfit ?? of.impossible.find(({ when }) => when(view as AnyView))?.because
  return because === undefined ? undefined : { view, because }
}

/** For every reason why something cannot occur, in how many views it was asked nonetheless, and the first of them. */
function findingsOf(table: string, found: readonly Outside[]): readonly Finding[] {
  const reasons = [...new Set(found.map(({ because }) => because))]
  return reasons.map((reason) => {
    const against = found.filter(({ because }) => because === reason)
    const times = against.length === 1 ? 'a view' : `${against.length} views`
    return {
      what: `it is asked about ${times} that cannot occur: ${reason}`,
      where: `table:${table}`,
      witness: against[0]?.view as Json,
      clauses: [],
    }
  })
}
