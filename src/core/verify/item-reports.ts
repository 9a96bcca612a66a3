/** Reports on tables, formulas and charts, made from findings and evidence. @module */

import type { Evidence } from '../explore/evidence.js'
import type { Book } from '../kernel/book/book.js'
import type { GameState } from '../kernel/sections/question.js'
import { pairsIn } from './charts/transition-pairs.js'
import type { Enumerated } from './charts/worlds.js'
import type { AskedByState } from './plays/questions-by-state.js'
import { type ChartReport, type FormulaReport, idsOf, type TableReport } from './report.js'
import type { TableAnalysis } from './tables/tables.js'

/** Makes the report on a table. */
export const tableReport = (
  { name, policy, rows }: Book['tables'][number],
  { combinations, impossible, matched, patterns, findings }: TableAnalysis,
  evidence: Evidence,
): TableReport => ({
  name,
  policy,
  combinations,
  impossible,
  rows: rows.map(({ clauses }, row) => ({
    clauses: idsOf(clauses),
    matched: matched[row] ?? 0,
    fired: evidence.rows[name]?.[row] ?? 0,
  })),
  patterns,
  findings,
})

/** Makes the reports on the formulas of a book. */
export const formulaReports = <Game extends GameState>(
  { formulas }: Book<Game>,
  evidence: Evidence,
): readonly FormulaReport[] =>
  formulas.map(({ name, clauses }) => ({ name, clauses: idsOf(clauses), computed: evidence.formulas[name] ?? 0 }))

/** Makes the reports on the charts of a book: how often each state was entered and each transition taken. */
export const chartReports = <Game extends GameState>(
  { charts }: Book<Game>,
  worlds: readonly Enumerated[],
  evidence: Evidence,
  asked: AskedByState,
): readonly ChartReport[] =>
  charts.map((chart) => ({
    name: chart.name,
    worlds: worlds.filter((world) => world.charts.includes(chart.name)).map(({ report }) => report.name),
    pairs: pairsIn(chart, new Set(worlds.flatMap(({ pairs }) => [...pairs]))),
    states: Object.values(chart.states).map(({ name, does }) => {
      const at = asked[chart.name]?.[name]
      return { name, does, entered: evidence.states[chart.name]?.[name] ?? 0, ...(at && { asked: at }) }
    }),
    ways: Object.values(chart.states).flatMap(({ ways }) =>
      ways.map(({ id }) => ({ id, taken: evidence.ways[chart.name]?.[id] ?? 0 })),
    ),
  }))
