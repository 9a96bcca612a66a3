/** The result of running an example, as text. @module */

import { stringify } from 'yaml'
import {
  adviceIn,
  alternativeLines,
  assumedIn,
  type Board,
  type Book,
  type ChoiceMade,
  type Clause,
  changedLines,
  cite,
  decisionText,
  dueLine,
  type ExampleRun,
  endedLine,
  foldTrace,
  formatValue,
  type GameState,
  type Guidance,
  lineChoices,
  madeChoiceLine,
  measuredChanges,
  namedChoiceText,
  objectionLines,
  type Position,
  refusalLines,
  refusedLines,
  sectionWords,
  type Total,
  type Traced,
  toldLine,
  verdictChoices,
  type WithoutChoice,
} from '#core'

import { boardText } from './boards/board.js'
import { closedText } from './decision.js'
import { block, many, type Paint } from './layout/output-layout.js'
import { openLines } from './open-questions.js'

/** The amount of detail to print. */
export interface Telling {
  /** The whole position, not only what changed, and everything that is refused on the way. */
  readonly full: boolean
  /** One line where everything is as the example says; else what is wrong first, and where. */
  readonly brief: boolean
  /** True to print the trace even if the example fails. */
  readonly trace: boolean
}

/** Extra facts to print beside the result of an example. */
export interface ExplainExtras {
  /** Help for refused choices. */
  readonly guide?: Guidance
  /** The clauses that it cites and that are not at work in it. */
  readonly idle?: readonly Clause[]
  /** The places where the file differs from the rules, one for each problem. */
  readonly places?: readonly string[]
  /** Why the rules say what they say. */
  readonly grounds?: readonly string[]
}

/** Formats the result of running an example. */
export function runText<Game extends GameState>(
  run: ExampleRun<Game>,
  telling: Telling,
  paint: Paint,
  {
    name,
    board,
    measures = [],
    questions = [],
  }: Partial<Pick<Book<Game>, 'board' | 'measures' | 'name' | 'questions'>> = {},
  { guide, idle = [], places = [], grounds = [] }: ExplainExtras = {},
): string {
  const { example, passed, problems } = run
  const title = `${passed ? paint.good('✓') : paint.bad('✗')} ${paint.strong(example.name)}: ${verdictText(run)}\n`
  if (passed && telling.brief) return title
  if (telling.brief) return `${title}${briefly(problems, places, paint)}`
  return [
    title,
    block(paint, 'but', problems.map(paint.bad)),
    block(paint, 'at', [...new Set(places)]),
    block(paint, 'why', grounds),
    block(paint, 'cites', [
      ...example.sections.map(sectionWords),
      ...example.clauses.map((clause) => (idle.includes(clause) ? `${cite(clause)} (not at work here)` : cite(clause))),
    ]),
    block(
      paint,
      'open',
      openLines(
        { ...(name !== undefined && { name }), questions },
        example.clauses,
        'begun' in example ? example.begun.game.readings : {},
      ),
    ),
    ...details(run, telling, measures, paint),
    guide ? block(paint, 'also', objectionLines(guide.objections.slice(1))) : '',
    guide ? block(paint, 'legal', nearestLines(guide)) : '',
    board && telling.full ? reachedBoard(run, board, paint) : '',
    block(paint, 'trace', traceOf(run, telling)),
  ].join('')
}

/** Formats the first faulty place and its problems. */
function briefly(problems: readonly string[], places: readonly string[], paint: Paint): string {
  const first = problems.filter((_, index) => places[index] === places[0])
  const more = problems.length - Math.min(first.length, BRIEF)
  return [
    block(paint, 'but', first.slice(0, BRIEF).map(paint.bad)),
    block(
      paint,
      'at',
      places
        .slice(0, 1)
        .map((place) => `${place}${more > 0 ? ` (and ${many(more, 'line')} more without --brief)` : ''}`),
    ),
  ].join('')
}

/** The maximum number of lines of a brief problem: the refused choices and their clauses. */
const BRIEF = 2

/** Lists the trace. For a failing example, it is printed only on request. */
function traceOf<Game extends GameState>(run: ExampleRun<Game>, telling: Telling): readonly string[] {
  if (run.example.kind === 'asked' && !telling.trace) return []
  const lines = traceLines(run.trace, verdictChoices(run), telling)
  return run.passed || telling.trace || lines.length === 0 ? lines : [`${many(lines.length, 'line')}, see --trace`]
}

const nearestLines = ({ alternatives }: Guidance): readonly string[] =>
  alternatives.length > 0 ? alternativeLines(alternatives) : ['no action that differs in one choice']

/** The lines of a trace that say something, and that were not just said. */
function traceLines(trace: readonly Traced[], choices: readonly ChoiceMade[], { full }: Telling): readonly string[] {
  const told = lineChoices(trace, choices)
  return foldTrace(trace)
    .map((line) => {
      const made = line.kind === 'chosen' ? told(line) : undefined
      if (made) return madeChoiceLine(made)
      return line.kind === 'skipped' && !full ? skippedLine(line) : toldLine(line, full)
    })
    .filter((line) => line !== undefined)
    .filter((line, index, lines) => line !== lines[index - 1])
}

/** An offer without options, in one line: what refuses them all is for those who ask for everything. */
function skippedLine(skipped: Extract<Traced, { kind: 'skipped' }>): string {
  const refused = skipped.refused().length
  const many = refused > 0 ? ` (${refused} refused, see --full)` : ''
  return `  ${skipped.chart}, nothing to choose: ${decisionText(skipped)}${many}`
}

function legalText<Game extends GameState>(example: ExampleRun<Game>['example']): string {
  if (!example.unchecked) return 'legal'
  if (example.kind === 'played' && Object.keys(example.then).length > 0)
    return 'legal; `then` names nothing that could be compared'
  return 'legal; without `then` or `refused` nothing that holds afterwards is checked'
}

/** Formats that nothing could be done, or that nobody chose. */
const unchosenText = ({ isNothing }: WithoutChoice): string =>
  isNothing ? 'nothing can be done' : 'done without a choice'

const UNCHECKED = '; without `answer` or `refused` it is unchecked'

function verdictText<Game extends GameState>({ example, verdict, passed }: ExampleRun<Game>): string {
  switch (verdict.is) {
    case 'legal':
      if (!passed) return 'not as the example says'
      return verdict.withoutChoice ? unchosenText(verdict.withoutChoice) : legalText(example)
    case 'refused':
      return passed ? 'refused, as the example says' : 'refused'
    case 'ambiguous':
    case 'undecided':
      return 'the example must say more'
    case 'answered':
      return `the answer is ${formatValue(verdict.answer)}${example.unchecked ? UNCHECKED : ''}`
    case 'open':
      return `${verdict.procedure} may begin`
    case 'shut':
      return `${verdict.procedure} may not begin${passed ? ', as the example says' : ''}`
    case 'closed':
      return `nothing can be done in ${verdict.procedure}${passed ? ', as the example says' : ''}`
    case 'denied':
      if (example.unchecked) return `refused${UNCHECKED}`
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
        block(paint, 'assumed', example.kind === 'asked' ? [] : assumedIn(verdict.choices).map(madeChoiceLine)),
        block(paint, 'over', verdict.over.map(endedLine)),
        block(paint, 'then', [dueLine(verdict)]),
        verdict.withoutChoice ? closedText(verdict.withoutChoice, paint) : '',
        block(paint, 'advised', adviceIn(verdict.due)),
      ]
    case 'refused':
      return [
        block(paint, 'position', full ? [positionText(verdict.position)] : []),
        block(paint, 'then', passed ? [dueLine(verdict)] : []),
        block(paint, 'not', passed ? verdict.unsaid.map(namedChoiceText) : []),
        block(paint, 'refused', passed ? verdict.refused.flatMap((one) => refusedLines(one, ': ')) : []),
      ]
    case 'shut':
    case 'closed':
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
