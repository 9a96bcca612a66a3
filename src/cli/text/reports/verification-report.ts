/**
 * Reports as people read them, at most 100 columns wide: the verdict first, a line for each check, and what failed, on one
 * screen; in full also sections, tables, charts, worlds, laws and every finding with its witness.
 *
 * @module
 */

import { type Finding, type Gate, isRecord, type Json, type PlaysReport, type Report, words, wordsOfCheck } from '#core'
import { narrow } from '../layout/one-screen.js'
import { type Paint, paintFor } from '../layout/output-layout.js'
import { lines, tableOf, wrapIndented } from '../layout/terminal-table.js'
import { neverRefusesLines } from './never-refuses.js'
import { shortReport } from './report-summary.js'
import { chartPathsTable, chartsTable, lawsTable, sectionsTable, tablesTable, worldsTable } from './report-tables.js'

/** The maximum number of findings of a check to print in full. */
const SHOWN = 12
/** The maximum length of a printed witness. */
const LONGEST_WITNESS = 400

/** Options for printing a report. */
export interface PrintOptions {
  readonly paint?: Paint
  /** True to print notes in detail too. */
  readonly notes?: boolean
  /** True to print everything, and not only the part that fits one screen. */
  readonly full?: boolean
}

/** The text of a report. */
export function printReport(
  report: Report,
  { paint = paintFor(false), notes = false, full = false }: PrintOptions = {},
): string {
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
    ['check', '', 'number', 'of'],
    report.gates.map(({ name, checked, notes, passed }) => [
      wordsOfCheck(name).title,
      passed ? paint.good('passed') : paint.bad('failed'),
      checked,
      [CHECKED.get(name)?.(report), ...(notes.length > 0 ? [number(notes.length, 'note')] : [])]
        .filter(Boolean)
        .join('; '),
    ]),
    paint,
  )

/** Words that follow the number of things each check has examined. */
const CHECKED: ReadonlyMap<string, (report: Report) => string> = new Map(
  Object.entries({
    registry: ({ tally: { statuses } }) => `clauses, ${statuses.modelled} of them modelled`,
    tables: ({ tables }) => `combinations in ${number(tables.length, 'table')}`,
    charts: ({ worlds }) => `steps in ${number(worlds.filter(({ reach }) => reach === 'alone').length, 'world')}`,
    worlds: ({ worlds }) => `steps in ${number(worlds.filter(({ reach }) => reach === 'whole').length, 'world')}`,
    reach: ({ charts }) => `states and transitions of ${number(charts.length, 'chart')}`,
    completions: () => 'paths, with open components filled',
    laws: ({ laws }) => `games, paths and cases under ${number(laws.length, 'invariant')}`,
    findings: () => 'found again by the program',
    examples: ({ examples }) => `in ${number(new Set(examples.map(({ file }) => file)).size, 'file')}`,
    plays: ({ plays }) => `with ${number(plays.decisions, 'decision')}`,
    secrets: () => 'pairs of positions that a seat cannot tell apart',
    readings: () => 'random games',
    meetings: () => 'pairs within one turn',
    drawing: () => 'games drawn, with every place and piece',
    declared: () => 'places that cite clauses or list priorities',
    evidence: ({ tally: { evidence } }) => `clauses that decide, ${evidence.refused} seen to refuse`,
    snapshot: () => 'clauses compared with the stored snapshot',
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
    `${plays} random games from seed ${seed}: ${decisions} decisions, ${shortest} to ${longest} a game (mean ${mean}, bound ${rest.bound})`,
    ...(seated > 0 ? [`${seated} of them with seats played by the book`] : []),
    ...(rest.unfinished > 0 ? [`${rest.unfinished} games did not end`] : []),
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
  listed(paint.bad(` ${wordsOfCheck(name).title}: ${number(findings.length, 'finding')}`), findings, paint)

const asides = ({ name, notes }: Gate, paint: Paint): string =>
  listed(` ${wordsOfCheck(name).title}: ${number(notes.length, 'note')}`, notes, paint)

const detail = ({ what, where, witness, clauses }: Finding, paint: Paint): readonly string[] => [
  ...wrapIndented(where, 3).map(paint.strong),
  ...wrapIndented(what, 5),
  ...(saysMore(clauses, where) ? wrapIndented(clauses.join(', '), 5).map(paint.faint) : []),
  ...(witness === undefined ? [] : wrapIndented(witnessText(witness), 5)),
]

/** True if the clauses of a finding are not already shown by its place. */
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
  const aside = notes > 0 ? `; ${number(notes, 'note')} (no errors), see --notes` : ''
  if (passed) return `${book}: all ${gates.length} checks passed${aside}`
  return `${book}: ${failed.length} of ${gates.length} checks failed: ${failed.map(({ name }) => wordsOfCheck(name).title).join(', ')}${aside}`
}
