/** The tables of a report: sections, rule tables, charts, worlds and laws. @module */

import {
  type ChartReport,
  chartPaths,
  type LawReport,
  type PatternsHeld,
  patternsHeld,
  type Report,
  type SectionReport,
  type Tally,
  type WorldReport,
} from '#core'
import type { Paint } from '../layout/output-layout.js'
import { type Cell, tableOf, wrapIndented } from '../layout/terminal-table.js'

/** The figures of clauses that a row of sections shows. */
const figures = ({ clauses, statuses, evidence }: Tally): readonly Cell[] => [
  clauses,
  statuses.modelled,
  evidence.refused,
  evidence.exercised,
  statuses.informative,
  statuses.component,
  statuses.unmodelled,
]

const hasClauses = ({ tally }: SectionReport) => tally.clauses > 0

/** The clauses by status and evidence, section by section; headings without clauses are only counted. */
export function sectionsTable({ sections }: Report, paint: Paint): string {
  const named = sections.filter(hasClauses)
  const head = ['section', '', 'clauses', 'modelled', 'refused', 'exercised', 'info', 'comp.', 'not yet']
  const rows = named.map(({ number, title, tally }) => [number, cut(title, 28), ...figures(tally)])
  const empty = sections.length - named.length
  const rest = empty > 0 ? [paint.faint(` ${empty} more headings have no clauses.`)] : []
  return rows.length === 0 ? '' : [tableOf(head, rows, paint), ...rest].join('\n')
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

/** The rule tables with their analysis: the whole product of a view is walked, and `isMatching` held against compiled patterns. */
export const tablesTable = (report: Pick<Report, 'tables'>, paint: Paint): string =>
  report.tables.length === 0
    ? ''
    : [
        tableOf(
          ['rule table', 'policy', 'rows', 'combinations', 'compared', 'findings'],
          report.tables.map(({ name, policy, rows, combinations, patterns, findings }) => [
            cut(name, 46),
            policy,
            rows.length,
            combinations,
            patterns.comparisons,
            findings.length,
          ]),
          paint,
        ),
        ...wrapIndented(comparedText(patternsHeld(report)), 1).map(paint.faint),
      ].join('\n')

const comparedText = ({ patterns, comparisons }: PatternsHeld): string =>
  `compared: isMatching of ts-pattern was held against ${patterns} compiled patterns, each in every combination of its table, ${comparisons} times in all.`

const reached = (counts: readonly number[]) => `${counts.filter((count) => count > 0).length}/${counts.length}`

/** The charts: how many of their states, transitions and pairs of consecutive transitions generated paths go through. */
export const chartsTable = (charts: readonly ChartReport[], paint: Paint): string =>
  charts.length === 0
    ? ''
    : [
        tableOf(
          ['chart', 'states', 'transitions', 'pairs', 'in worlds'],
          charts.map(({ name, states, ways, pairs, worlds }) => [
            name,
            reached(states.map(({ entered }) => entered)),
            reached(ways.map(({ taken }) => taken)),
            `${pairs.reached} of ${pairs.drawn} drawn`,
            worlds.length,
          ]),
          paint,
        ),
        ...wrapIndented(PAIRS, 1).map(paint.faint),
      ].join('\n')

const PAIRS =
  'Pairs are consecutive transitions. Each that occurs in a world lies on a generated path; the rest occur in none.'

const ALONE = 'A chart alone sees the declared results of what it calls; what that does to the game, whole worlds show.'

const REACHES = { alone: 'charts alone', whole: 'whole book' } as const

/** The paths of each chart alone: those that were enumerated and played, and what XState found, walking its machine itself. */
export function chartPathsTable(report: Pick<Report, 'charts' | 'worlds'>, paint: Paint): string {
  const rows = chartPaths(report).map(({ chart, worlds, states, edges, shortest, covering, longest, byXState }) => [
    cut(chart, 26),
    ...[worlds, states, edges, shortest, covering, longest, byXState.states, byXState.edges],
  ])
  if (rows.length === 0) return ''
  const head = ['chart alone', 'worlds', 'states', 'edges', 'shortest', 'covering', 'longest', 'XState', 'edges']
  return [tableOf(head, rows, paint), ...wrapIndented(PATHS, 1).map(paint.faint)].join('\n')
}

const PATHS =
  'Shortest paths lead to every state; covering ones go through every state, transition and pair of transitions. ' +
  'XState walks its machine itself, and must find the same states and edges; places that differ only in what they call are one state to it.'

/** The small worlds, those of charts alone and those of the whole book. */
export function worldsTable(worlds: readonly WorldReport[], paint: Paint): string {
  const rows = (['alone', 'whole'] as const)
    .map((reach) => ({ reach, among: worlds.filter((world) => world.reach === reach) }))
    .filter(({ among }) => among.length > 0)
    .map(({ reach, among }) => {
      const total = (field: Figure) => among.reduce((sum, world) => sum + world[field], 0)
      const most = (field: Figure) => Math.max(...among.map((world) => world[field]))
      return [
        REACHES[reach],
        among.length,
        ...(['states', 'edges', 'finals', 'paths'] as const).map(total),
        most('states'),
        most('bound'),
      ]
    })
  if (rows.length === 0) return ''
  const head = ['enumerated', 'worlds', 'states', 'edges', 'ends', 'test paths', 'largest', 'bound']
  return [tableOf(head, rows, paint), ...wrapIndented(ALONE, 1).map(paint.faint)].join('\n')
}

type Figure = 'states' | 'edges' | 'finals' | 'paths' | 'bound'

/** The laws, and what they were held against. */
export const lawsTable = (laws: readonly LawReport[], paint: Paint): string =>
  laws.length === 0
    ? ''
    : tableOf(
        ['law', 'held against', '', 'broken'],
        laws.map(({ name, checked, about, broken }) => [cut(name, 72), checked, about, broken]),
        paint,
      )
