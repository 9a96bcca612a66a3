/**
 * Rule tables, looked at over the whole product of their views.
 *
 * A view that no row answers is a gap, one that too many rows answer an overlap; a row that never matches is dead, and
 * so is one that matches but never decides. Of a `sum` an overlap, and of a `forbid` a gap, is no finding.
 *
 * @module
 */

import { rowAnchor } from '../../explore/citation-anchors.js'
import type { Table } from '../../kernel/tables/rows.js'
import { viewSize } from '../../kernel/tables/table-view.js'
import { recordTable } from '../../kernel/watch/watch.js'
import type { Json } from '../../values/json.js'
import { type Finding, idsOf } from '../report.js'
import { type Compile, comparePatterns, type PatternsHeld } from './compiled-patterns.js'
import { groupsOf, type ViewGroup } from './view-groups.js'

/** The most combinations that a table is walked over. */
export const LARGEST_PRODUCT = 1_000_000

/** The result of walking through all views of a table. */
export interface TableAnalysis {
  readonly combinations: number
  readonly impossible: number
  /** For every row, how many views it matches. */
  readonly matched: readonly number[]
  /** The compiled patterns, and in how many combinations in all `isMatching` of ts-pattern was held against them. */
  readonly patterns: PatternsHeld
  readonly findings: readonly Finding[]
}

interface Walk {
  readonly possible: number
  readonly matched: readonly number[]
  readonly decided: readonly number[]
  /** For every row, the views that it matches without deciding. */
  readonly idle: ReadonlyMap<number, ViewGroup>
  readonly overlaps: readonly ViewGroup[]
  readonly gaps: ViewGroup | undefined
}

/** Analyses a table over its view's product; `compile` makes the tests that play asks. */
export function analyseTable(table: Table, largest = LARGEST_PRODUCT, compile?: Compile): TableAnalysis {
  recordTable(table.name)
  const combinations = viewSize(table.view)
  if (combinations > largest) return tooLarge(table, combinations, largest)
  const walked = walk(table)
  const { findings, ...patterns } = comparePatterns(table, compile)
  return {
    combinations,
    impossible: combinations - walked.possible,
    matched: walked.matched,
    patterns,
    findings: [...gapsOf(table, walked), ...overlapsOf(table, walked), ...deadRows(table, walked), ...findings],
  }
}

const tooLarge = (table: Table, combinations: number, largest: number): TableAnalysis => ({
  combinations,
  impossible: 0,
  matched: table.rows.map(() => 0),
  patterns: { patterns: 0, comparisons: 0 },
  findings: [
    {
      what: `the view has ${combinations} combinations, more than the ${largest} that are walked`,
      where: `table:${table.name}`,
      clauses: [],
    },
  ],
})

function walk(table: Table): Walk {
  const groups = groupsOf(table).map((group) => ({ group, deciding: decidingRows(table, group.rows) }))
  const count = (among: readonly { readonly views: number }[]) => among.reduce((sum, { views }) => sum + views, 0)
  const groupsWith = (has: (one: (typeof groups)[number]) => boolean) => groups.filter(has).map(({ group }) => group)
  const idle = table.rows.flatMap((_, row) => {
    const among = groupsWith(({ group, deciding }) => group.rows.includes(row) && !deciding.includes(row))
    const [nearest] = among
    return nearest ? [[row, { ...nearest, views: count(among) }] as const] : []
  })
  return {
    possible: count(groups.map(({ group }) => group)),
    matched: table.rows.map((_, row) => count(groupsWith(({ group }) => group.rows.includes(row)))),
    decided: table.rows.map((_, row) => count(groupsWith(({ deciding }) => deciding.includes(row)))),
    idle: new Map(idle),
    overlaps: groupsWith(({ group }) => group.rows.length > 1),
    gaps: groupsWith(({ group }) => group.rows.length === 0)[0],
  }
}

/** Of the rows that match a view, those that have a say in the answer. */
function decidingRows(table: Table, matching: readonly number[]): readonly number[] {
  if (table.policy === 'first') return matching.slice(0, 1)
  return table.policy === 'forbid' ? standing(table, matching) : matching
}

/** The rows that refuse, and the exceptions that lift a refusal. */
function standing(table: Table, matching: readonly number[]): readonly number[] {
  const rowsOf = (indexes: readonly number[]) => indexes.flatMap((index) => table.rows[index] ?? [])
  const lifted = new Set(rowsOf(matching).flatMap(({ lifts }) => lifts ?? []))
  const isLifted = (index: number) =>
    rowsOf([index]).every(({ lifts, clauses }) => lifts === undefined && clauses.every((clause) => lifted.has(clause)))
  const liftedClauses = new Set(rowsOf(matching.filter(isLifted)).flatMap(({ clauses }) => clauses))
  return matching.filter((index) =>
    rowsOf([index]).every(({ lifts }) => lifts?.some((clause) => liftedClauses.has(clause)) ?? !isLifted(index)),
  )
}

const named = (rows: readonly number[]) => rows.map((row) => row + 1).join(' and ')

const views = (number: number) => (number === 1 ? '1 view' : `${number} views`)

const clausesOf = (table: Table, rows: readonly number[]) =>
  idsOf(rows.flatMap((row) => table.rows[row]?.clauses ?? []))

function gapsOf(table: Table, { gaps }: Walk): readonly Finding[] {
  if (gaps === undefined || table.policy === 'sum' || table.policy === 'forbid') return []
  const what = `a gap: no row answers ${views(gaps.views)}`
  return [{ what, where: `table:${table.name}`, witness: gaps.first as Json, clauses: [] }]
}

function overlapsOf(table: Table, { overlaps }: Walk): readonly Finding[] {
  if (table.policy !== 'one') return []
  return overlaps.map(({ views: number, first, rows }) => ({
    what: `an overlap: rows ${named(rows)} answer ${views(number)} together`,
    where: `table:${table.name}`,
    witness: first as Json,
    clauses: clausesOf(table, rows),
  }))
}

const deadRows = (table: Table, walked: Walk): readonly Finding[] =>
  table.rows.flatMap((_, row) => {
    const where = rowAnchor(table.name, row)
    const clauses = clausesOf(table, [row])
    const idle = walked.idle.get(row)
    if (walked.matched[row] === 0) return [{ what: 'a dead row: it matches no view', where, clauses }]
    if (idle === undefined || walked.decided[row] !== 0) return []
    return [{ what: idleBecause(table, row, idle), where, witness: idle.first as Json, clauses }]
  })

function idleBecause(table: Table, row: number, { rows }: ViewGroup): string {
  if (table.policy === 'first')
    return `a hidden row: earlier rows always answer first, here row ${named(rows.slice(0, 1))}`
  return table.rows[row]?.lifts
    ? 'a dead row: it never lifts a refusal that stands'
    : 'a dead row: an exception lifts it wherever it matches'
}
