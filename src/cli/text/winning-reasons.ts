/** Endings: why somebody has won, by the measures and the rows that decided it. @module */

import {
  type Decided,
  type FormulaValue,
  type GameState,
  type Option,
  type Position,
  type Rules,
  type TableAsked,
  type Traced,
  toldLines,
  withTables,
  withValues,
} from '#core'
import { block, type Paint } from './layout/output-layout.js'
import { wrapText } from './layout/wrap-text.js'
import { answerLine } from './table-answers.js'

const ROOM = 86
/** The maximum number of lines of reasons; the trace has them all. */
const MOST = 16

/** Why the game ended as it did: what decided in its own chart, once that was left for the last time. */
export function endingText<Game extends GameState>(
  rules: Rules<Game>,
  before: Position<Game>,
  last: Option,
  paint: Paint,
): string {
  const { name } = rules.book.main.procedure
  const [[{ trace }, heard], values] = withValues(() => withTables(rules, () => rules.choose(before, last)))
  // The rows of a sum are told with what they add up to.
  const asked = heard.filter(({ table }) => table.policy !== 'sum')
  const own = lastOf(trace, name)
  const tables = new Set(asked.map(({ table }) => table.name))
  const known = valuesIn(own, values)
  const formulas = new Set(known.map(([{ table }]) => table))
  const steps = toldLines(
    own.filter((line) => !(line.kind === 'decided' && (tables.has(line.table) || formulas.has(line.table)))),
  )
  const lines = [
    ...steps.map((line) => line.trim()),
    ...known.map(valueLine),
    ...askedAbout(trace, own, asked).map(answerLine),
  ]
  const more = lines.length > MOST ? [`and ${lines.length - MOST} more; "trace" shows all`] : []
  return block(paint, 'why', [...lines.slice(-MOST), ...more].flatMap(inLines))
}

/** Lists the trace of a chart from its last step on. */
function lastOf(trace: readonly Traced[], chart: string): readonly Traced[] {
  const own = trace.filter((line) => 'chart' in line && line.chart === chart)
  return own.slice(own.findLastIndex(({ kind }) => kind === 'taken'))
}

/** A formula of the end, and what it came to. */
type Known = readonly [Decided, readonly FormulaValue[]]

/** The formulas that decided at the end, each once, with what they came to. */
function valuesIn(own: readonly Traced[], values: readonly FormulaValue[]): readonly Known[] {
  const decided = own.flatMap((line) => (line.kind === 'decided' ? [line] : []))
  const once = decided.filter((line, at) => decided.findIndex(({ table }) => table === line.table) === at)
  return once.flatMap((line): readonly Known[] => {
    const came = values.filter(({ formula }) => formula === line.table)
    return came.length > 0 ? [[line, came]] : []
  })
}

/** A formula with what it came to: `Units counted: Red 5, Green 4  [page 8, para 1]`. */
function valueLine([{ table, clauses }, values]: Known): string {
  const came = values.map(({ about, value }) => (about === '' ? value : `${about}: ${value}`)).join('; ')
  return `${table}: ${came}  [${[...new Set(clauses.map(({ section }) => section.number))].join('; ')}]`
}

/** The table that decided last, and those that were asked about one thing only; what others are asked about many is told by measures. */
function askedAbout(
  trace: readonly Traced[],
  own: readonly Traced[],
  asked: readonly TableAsked[],
): readonly TableAsked[] {
  const names = [...new Set(decidedIn(own))]
  const all = decidedIn(trace)
  const isOnce = (name: string): boolean =>
    all.indexOf(name) === all.lastIndexOf(name) && asked.filter(({ table }) => table.name === name).length === 1
  const last = asked.findLast(({ table }) => names.includes(table.name))
  return asked.filter((one) => one === last || (names.includes(one.table.name) && isOnce(one.table.name)))
}

const decidedIn = (lines: readonly Traced[]): readonly string[] =>
  lines.flatMap((line) => (line.kind === 'decided' ? [line.table] : []))

const inLines = (line: string): readonly string[] =>
  wrapText(line, ROOM).map((part, index) => (index === 0 ? part : `  ${part}`))
