/** Endings: why somebody has won, by the measures and the rows that decided it. @module */
import type { GameState, Option, Position, Rules } from '#kernel'
import { toldLines } from '../../kernel/told-trace.js'
import type { Traced } from '../../kernel/trace.js'
import { type TableAsked, withTables } from '../../play/falls.js'
import { answerLine } from './answers.js'
import { block, type Paint } from './layout.js'
import { filled } from './table.js'

const ROOM = 86
/** How many lines tell why; the trace has all. */
const MOST = 16

/** Why the game ended as it did: what decided in its own chart, once that was left for the last time. */
export function endingText<Game extends GameState>(
  rules: Rules<Game>,
  before: Position<Game>,
  last: Option,
  paint: Paint,
): string {
  const { name } = rules.book.main.procedure
  const [{ trace }, heard] = withTables(rules, () => rules.choose(before, last))
  // The rows of a sum are told with what they add up to.
  const asked = heard.filter(({ table }) => table.policy !== 'sum')
  const own = lastOf(trace, name)
  const tables = new Set(asked.map(({ table }) => table.name))
  const steps = toldLines(own.filter((line) => !(line.kind === 'decided' && tables.has(line.table))))
  const lines = [...steps.map((line) => line.trim()), ...askedOnce(own, asked).map(answerLine)]
  const more = lines.length > MOST ? [`and ${lines.length - MOST} more; "trace" shows all`] : []
  return block(paint, 'why', [...lines.slice(-MOST), ...more].flatMap(inLines))
}

/** What is told of a chart from its last step on. */
function lastOf(trace: readonly Traced[], chart: string): readonly Traced[] {
  const own = trace.filter((line) => 'chart' in line && line.chart === chart)
  return own.slice(own.findLastIndex(({ kind }) => kind === 'taken'))
}

/** The tables that were asked about one thing only; what they are asked about many is told by the measures that count it. */
function askedOnce(own: readonly Traced[], asked: readonly TableAsked[]): readonly TableAsked[] {
  const names = new Set(own.flatMap((line) => (line.kind === 'decided' ? [line.table] : [])))
  return asked.filter(
    ({ table }) => names.has(table.name) && asked.filter((other) => other.table === table).length === 1,
  )
}

const inLines = (line: string): readonly string[] =>
  filled(line, ROOM).map((part, index) => (index === 0 ? part : `  ${part}`))
