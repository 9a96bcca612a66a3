/** What running an example came to, as text. @module */
import { stringify } from 'yaml'
import type { Board, Book, GameState, Position, Total } from '#kernel'
import { type Made, madeLine, toldIn } from '../../examples/choices-made.js'
import type { Guidance } from '../../examples/guidance.js'
import { namedWords } from '../../examples/named-choices.js'
import { shown } from '../../examples/shape.js'
import { alternativeLines, dueLine, objectionLines, refusedLines } from '../../examples/told.js'
import { changedLines } from '../../examples/told-changes.js'
import { choicesOf, type ExampleRun } from '../../examples/verdict.js'
import { type Clause, cite } from '../../kernel/clause.js'
import { refusalLines } from '../../kernel/refusing.js'
import { measuredChanges } from '../../kernel/sketch.js'
import { folded, toldLine } from '../../kernel/told-trace.js'
import { adviceIn, type Traced } from '../../kernel/trace.js'
import { asked } from '../../kernel/words.js'

import { boardText } from './board.js'
import { block, type Paint } from './layout.js'

/** How much is told. */
export interface Telling {
  /** The whole position, not only what changed, and everything that is refused on the way. */
  readonly full: boolean
  /** One line where everything is as the example says. */
  readonly brief: boolean
}

/** What is told beside what came of an example. */
export interface Beside {
  /** What helps where choices are refused. */
  readonly guide?: Guidance
  /** The clauses that it cites and that are not at work in it. */
  readonly idle?: readonly Clause[]
}

/** What running an example came to. */
export function runText<Game extends GameState>(
  run: ExampleRun<Game>,
  telling: Telling,
  paint: Paint,
  { board, measures = [] }: Pick<Book<Game>, 'board' | 'measures'> = {},
  { guide, idle = [] }: Beside = {},
): string {
  const { example, passed, problems, trace } = run
  const title = `${passed ? paint.good('✓') : paint.bad('✗')} ${paint.strong(example.name)}: ${verdictText(run)}\n`
  if (passed && telling.brief) return title
  return [
    title,
    block(paint, 'but', problems.map(paint.bad)),
    block(paint, 'cites', [
      ...example.sections.map(({ number, title }) => `${number} ${title}`),
      ...example.clauses.map((clause) => (idle.includes(clause) ? `${cite(clause)} (not at work here)` : cite(clause))),
    ]),
    ...details(run, telling, measures, paint),
    guide ? block(paint, 'also', objectionLines(guide.objections.slice(1))) : '',
    guide ? block(paint, 'legal', nearestLines(guide)) : '',
    board && telling.full ? reachedBoard(run, board, paint) : '',
    block(paint, 'trace', traceLines(trace, choicesOf(run), telling)),
  ].join('')
}

const nearestLines = ({ alternatives }: Guidance): readonly string[] =>
  alternatives.length > 0 ? alternativeLines(alternatives) : ['no action that differs in one choice']

/** The lines of a trace that say something, and that were not just said. */
function traceLines(trace: readonly Traced[], choices: readonly Made[], { full }: Telling): readonly string[] {
  const told = toldIn(trace, choices)
  return folded(trace)
    .map((line) => {
      const made = line.kind === 'chosen' ? told(line) : undefined
      if (made) return madeLine(made)
      return line.kind === 'skipped' && !full ? skippedLine(line) : toldLine(line)
    })
    .filter((line) => line !== undefined)
    .filter((line, index, lines) => line !== lines[index - 1])
}

/** An offer without options, in one line: what refuses them all is for those who ask for everything. */
function skippedLine(skipped: Extract<Traced, { kind: 'skipped' }>): string {
  const refused = skipped.refused().length
  const many = refused > 0 ? ` (${refused} refused, see --full)` : ''
  return `  ${skipped.chart}, nothing to choose: ${asked(skipped)}${many}`
}

function verdictText<Game extends GameState>({ verdict, passed }: ExampleRun<Game>): string {
  switch (verdict.is) {
    case 'legal':
      return passed ? 'legal' : 'not as the example says'
    case 'refused':
      return passed ? 'refused, as the example says' : 'refused'
    case 'ambiguous':
    case 'undecided':
      return 'the example must say more'
    case 'answered':
      return `the answer is ${shown(verdict.answer)}`
    case 'open':
      return `${verdict.procedure} may begin`
    case 'shut':
      return `${verdict.procedure} may not begin${passed ? ', as the example says' : ''}`
    case 'denied':
      return passed ? 'refused, as the example says' : 'refused'
    case 'defect':
      return 'the book contradicts itself'
  }
}

function details<Game extends GameState>(
  { example, verdict, passed }: ExampleRun<Game>,
  { full }: Telling,
  measures: readonly Total<Game>[],
  paint: Paint,
): readonly string[] {
  switch (verdict.is) {
    case 'legal':
      return [
        full || example.kind !== 'played'
          ? block(paint, 'position', [positionText(verdict.position)])
          : block(paint, 'changed', [
              ...changedLines(example.begun.game, verdict.position.game),
              ...measuredChanges(measures, example.begun.game, verdict.position.game),
            ]),
        block(paint, 'then', [dueLine(verdict)]),
        block(paint, 'advised', adviceIn(verdict.due)),
      ]
    case 'refused':
      return [
        ...(full ? [block(paint, 'position', [positionText(verdict.position)])] : []),
        block(paint, 'then', [dueLine(verdict)]),
        block(paint, 'not', verdict.unsaid.map(namedWords)),
        block(paint, 'refused', passed ? verdict.refused.flatMap((one) => refusedLines(one, ': ')) : []),
      ]
    case 'shut':
    case 'denied':
      return [block(paint, 'refused', passed ? [...refusalLines(verdict.refusals)] : [])]
    default:
      return []
  }
}

/** The board as choices leave it. */
function reachedBoard<Game extends GameState>(
  { verdict }: ExampleRun<Game>,
  board: (game: Game) => Board,
  paint: Paint,
): string {
  if (verdict.is !== 'legal' && verdict.is !== 'refused') return ''
  return `\n${boardText(board(verdict.position.game), paint)}`
}

const positionText = (position: Position): string => stringify(position).trimEnd()
