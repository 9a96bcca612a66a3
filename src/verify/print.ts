/**
 * Reports as people read them: gates with their counts, worlds, then everything that failed, at most 100 columns wide.
 *
 * @module
 */
import Table from 'cli-table3'
import { type Paint, paintFor } from '../cli/layout.js'
import { isRecord, type Json } from '../kernel/json.js'
import { words } from '../kernel/words.js'
import type { Finding, Gate, PlaysReport, Report, WorldReport } from './report.js'

const WIDTH = 100
/** How many findings of a gate are printed. */
const SHOWN = 12
/** How much of a witness is printed. */
const LONGEST_WITNESS = 400

/** How a report is printed. */
export interface PrintOptions {
  readonly colour?: boolean
  /** Whether notes are printed in detail too. */
  readonly notes?: boolean
}

/** The text of a report. */
export function printReport(report: Report, { colour = false, notes = false }: PrintOptions = {}): string {
  const paint = paintFor(colour)
  return [
    paint.strong(`${report.title}, ${report.edition}`),
    gatesTable(report.gates, paint),
    clausesLines(report),
    worldsTable(report.worlds, paint),
    playsLine(report.plays),
    ...(notes ? report.gates.filter((gate) => gate.notes.length > 0).map((gate) => asides(gate, paint)) : []),
    ...report.gates.filter(({ passed }) => !passed).map((gate) => failures(gate, paint)),
    summary(report, paint),
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n')
}

const PLAIN = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: ' ',
}

type Cell = string | number

/** A table without borders: names on the left, numbers on the right of their columns. */
function tableOf(head: readonly string[], rows: readonly (readonly Cell[])[], paint: Paint): string {
  const table = new Table({
    chars: PLAIN,
    style: { head: [], border: [], 'padding-left': 1, 'padding-right': 0 },
    colAligns: head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? 'right' : 'left')),
  })
  table.push(
    head.map((name) => paint.faint(name)),
    ...rows.map((row) => row.map((cell) => cell.toString())),
  )
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}

const gatesTable = (gates: readonly Gate[], paint: Paint): string =>
  tableOf(
    ['gate', 'checked', 'findings', 'notes', ''],
    gates.map(({ name, checked, findings, notes, passed }) => [
      name,
      checked,
      findings.length,
      notes.length,
      passed ? paint.good('passed') : paint.bad('failed'),
    ]),
    paint,
  )

function clausesLines({ tally: { clauses, statuses, evidence } }: Report): string {
  const { modelled, informative, component, unmodelled } = statuses
  const { refused, exercised, cited, none } = evidence
  return lines(
    `${clauses} clauses: ${modelled} modelled, ${informative} informative, ${component} left to components, ${unmodelled} not modelled`,
    `of those that decide, ${refused} refused, ${exercised} were exercised, ${cited} are only cited, ${none} are not cited`,
  )
}

const ALONE = 'A chart alone sees the declared results of what it calls; what that does to the game, whole worlds show.'

const REACHES = { alone: 'charts alone', whole: 'whole book' } as const

function worldsTable(worlds: readonly WorldReport[], paint: Paint): string {
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
  return [tableOf(head, rows, paint), ...wrapped(ALONE, 1).map(paint.faint)].join('\n')
}

type Figure = 'states' | 'edges' | 'finals' | 'paths' | 'bound'

const shortened = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

const playsLine = ({ plays, seed, decisions, shortest, mean, longest, bound, unfinished }: PlaysReport): string =>
  lines(
    `${plays} random plays from seed ${seed}: ${decisions} decisions, ${shortest} to ${longest} a play (mean ${mean}, bound ${bound})`,
    ...(unfinished > 0 ? [`${unfinished} plays did not come to an end`] : []),
  )

const lines = (...texts: readonly string[]): string => texts.flatMap((text) => wrapped(text, 1)).join('\n')

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

/** A text in lines that fit, all indented; a word that is too long for a line is cut. */
function wrapped(text: string, indent: number): readonly string[] {
  const room = WIDTH - indent
  const pieces = text.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [])
  const lines: string[] = []
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''} ${piece}`
    if (lines.length > 0 && longer.length <= room) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines.map((line) => `${' '.repeat(indent)}${line}`)
}

const number = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function summary({ book, gates, passed }: Report, paint: Paint): string {
  const failed = gates.filter((gate) => !gate.passed)
  const notes = gates.reduce((total, gate) => total + gate.notes.length, 0)
  const aside = notes > 0 ? `; ${number(notes, 'note')}, see --notes` : ''
  if (passed) return paint.good(` ${book}: all ${gates.length} gates passed${aside}`)
  return paint.bad(
    ` ${book}: ${failed.length} of ${gates.length} gates failed: ${failed.map(({ name }) => name).join(', ')}${aside}`,
  )
}
