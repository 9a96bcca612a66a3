/**
 * Reports as people read them, at most 100 columns wide: the verdict first, a line for each gate, and what failed, on one
 * screen; in full also sections, tables, charts, worlds, laws and every finding with its witness.
 *
 * @module
 */

import { isRecord, type Json } from '../../kernel/json.js'
import { words } from '../../kernel/words.js'
import type { Finding, Gate, PlaysReport, Report } from '../../verify/report.js'
import { type Paint, paintFor } from './layout.js'
import { neverRefusesLines } from './never-refuses.js'
import { shortReport } from './report-short.js'
import { chartPathsTable, chartsTable, lawsTable, sectionsTable, tablesTable, worldsTable } from './report-tables.js'
import { narrow } from './screen.js'
import { lines, tableOf, wrapped } from './table.js'

/** How many findings of a gate are printed in full. */
const SHOWN = 12
/** How much of a witness is printed. */
const LONGEST_WITNESS = 400

/** How a report is printed. */
export interface PrintOptions {
  readonly colour?: boolean
  /** Whether notes are printed in detail too. */
  readonly notes?: boolean
  /** Whether all that is known is printed, and not only what fits one screen. */
  readonly full?: boolean
}

/** The text of a report. */
export function printReport(
  report: Report,
  { colour = false, notes = false, full = false }: PrintOptions = {},
): string {
  const paint = paintFor(colour)
  const head = [
    ...narrow(`${report.title}, ${report.edition}`).map(paint.strong),
    ...narrow(verdict(report), 1).map(report.passed ? paint.good : paint.bad),
  ]
  const failed = report.gates.filter(({ passed }) => !passed)
  const short = () =>
    report.passed ? [head.join('\n'), gatesTable(report, paint)] : [shortReport(report, head, paint)]
  const whole = () => [head.join('\n'), gatesTable(report, paint), ...failed.map((gate) => failures(gate, paint))]
  return [
    ...(full ? whole() : short()),
    ...(notes ? report.gates.filter((gate) => gate.notes.length > 0).map((gate) => asides(gate, paint)) : []),
    ...(full ? details(report, paint) : []),
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n')
}

const details = (report: Report, paint: Paint): readonly string[] => [
  clausesLines(report),
  sectionsTable(report, paint),
  neverRefusesLines(report, paint),
  tablesTable(report, paint),
  chartsTable(report.charts, paint),
  chartPathsTable(report, paint),
  worldsTable(report.worlds, paint),
  lawsTable(report.laws, paint),
  playsLine(report.plays),
]

const gatesTable = (report: Report, paint: Paint): string =>
  tableOf(
    ['gate', '', 'checked', 'of'],
    report.gates.map(({ name, checked, notes, passed }) => [
      name,
      passed ? paint.good('passed') : paint.bad('failed'),
      checked,
      [CHECKED.get(name)?.(report), ...(notes.length > 0 ? [number(notes.length, 'note')] : [])]
        .filter(Boolean)
        .join('; '),
    ]),
    paint,
  )

/** What each gate has checked, in words that follow the number. */
const CHECKED: ReadonlyMap<string, (report: Report) => string> = new Map(
  Object.entries({
    registry: ({ tally: { statuses } }) => `clauses, ${statuses.modelled} of them modelled`,
    tables: ({ tables }) => `combinations in ${number(tables.length, 'table')}`,
    charts: ({ worlds }) => `steps in ${number(worlds.filter(({ reach }) => reach === 'alone').length, 'world')}`,
    worlds: ({ worlds }) => `steps in ${number(worlds.filter(({ reach }) => reach === 'whole').length, 'world')}`,
    reach: ({ charts }) => `states and ways of ${number(charts.length, 'chart')}`,
    completions: () => 'paths over completed components',
    laws: ({ laws }) => `games, paths and cases under ${number(laws.length, 'law')}`,
    findings: () => 'defects of the text',
    examples: ({ examples }) => `examples in ${number(new Set(examples.map(({ file }) => file)).size, 'file')}`,
    plays: ({ plays }) => `random plays, ${number(plays.decisions, 'decision')}`,
    secrets: () => 'pairs of positions that a seat cannot tell apart',
    readings: () => 'random plays, each under a set of other readings',
    meetings: () => 'pairs of rules that meet within one turn',
    evidence: ({ tally: { evidence } }) => `clauses that decide, ${evidence.refused} seen to refuse`,
    snapshot: () => 'clauses held against before',
  }),
)

function clausesLines({ tally: { clauses, statuses, evidence } }: Report): string {
  const { modelled, informative, component, unmodelled } = statuses
  const { refused, exercised, cited, none } = evidence
  return lines(
    `${clauses} clauses: ${modelled} modelled, ${informative} informative, ${component} left to components, ${unmodelled} not modelled`,
    `of those that decide, ${refused} refused, ${exercised} were exercised, ${cited} are only cited, ${none} are not cited`,
  )
}

const shortened = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

const playsLine = ({ plays, seated, seed, decisions, shortest, mean, longest, ...rest }: PlaysReport): string =>
  lines(
    `${plays} random plays from seed ${seed}: ${decisions} decisions, ${shortest} to ${longest} a play (mean ${mean}, bound ${rest.bound})`,
    ...(seated > 0 ? [`${seated} of them with seats played by the book`] : []),
    ...(rest.unfinished > 0 ? [`${rest.unfinished} plays did not come to an end`] : []),
  )

function listed(title: string, findings: readonly Finding[], paint: Paint): string {
  const hidden = findings.length - SHOWN
  return [
    title,
    ...findings.slice(0, SHOWN).flatMap((finding) => detail(finding, paint)),
    ...(hidden > 0 ? [`   and ${hidden} more; --json shows all`] : []),
  ].join('\n')
}

const failures = ({ name, findings }: Gate, paint: Paint): string =>
  listed(paint.bad(` ${name}: ${number(findings.length, 'finding')}`), findings, paint)

const asides = ({ name, notes }: Gate, paint: Paint): string =>
  listed(` ${name}: ${number(notes.length, 'note')}`, notes, paint)

const detail = ({ what, where, witness, clauses }: Finding, paint: Paint): readonly string[] => [
  ...wrapped(where, 3).map(paint.strong),
  ...wrapped(what, 5),
  ...(saysMore(clauses, where) ? wrapped(clauses.join(', '), 5).map(paint.faint) : []),
  ...(witness === undefined ? [] : wrapped(witnessText(witness), 5)),
]

/** Whether the clauses of a finding are not already told by where it is. */
const saysMore = (clauses: readonly string[], where: string) =>
  clauses.length > 0 && where !== `clause:${clauses.join()}`

/** A witness in one line: the fields of a view, or the choices that lead to the place. */
function witnessText(witness: Json): string {
  const text = isRecord(witness)
    ? Object.entries(witness)
        .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.map(eventText).join(' > ') : plain(value)}`)
        .join(', ')
    : plain(witness)
  return text.length > LONGEST_WITNESS ? `${shortened(text, LONGEST_WITNESS)} --json shows all` : text
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const eventText = (event: unknown): string =>
  isRecord(event) && typeof event.type === 'string' ? words({ ...event, type: event.type }) : plain(event)

const number = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function verdict({ book, gates, passed }: Report): string {
  const failed = gates.filter((gate) => !gate.passed)
  const notes = gates.reduce((total, gate) => total + gate.notes.length, 0)
  const aside = notes > 0 ? `; ${number(notes, 'note')}, see --notes` : ''
  if (passed) return `${book}: all ${gates.length} gates passed${aside}`
  return `${book}: ${failed.length} of ${gates.length} gates failed: ${failed.map(({ name }) => name).join(', ')}${aside}`
}
