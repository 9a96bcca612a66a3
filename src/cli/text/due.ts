/** A decision that is due, as text. @module */
import type { Choice, Decision, RefusedChoice } from '#kernel'
import { closedLines, reasonLines } from '../../examples/told.js'
import { cite } from '../../kernel/clause.js'
import { byReason } from '../../kernel/refusing.js'
import { adviceIn } from '../../kernel/trace.js'
import type { WithoutChoice } from '../../kernel/without-choice.js'
import { words } from '../../kernel/words.js'
import { filled } from './filled.js'
import { block, LINE, type Paint } from './layout.js'

/** What is told beside the options. */
interface Wanted {
  readonly refused: boolean
  /** The rights that may be used at any time. */
  readonly asides: boolean
  /** The numbers on which it rests. */
  readonly counted: readonly string[]
  /** Where the text is open on which it rests. */
  readonly open: readonly string[]
}

/** What is due: who is asked what, by which clauses, and what can be chosen. */
export function dueText(due: Decision, { refused, asides, counted, open }: Wanted, paint: Paint): string {
  const total = due.choices.reduce((sum, { weight = 0 }) => sum + weight, 0)
  return [
    block(paint, 'in', [`${due.chart}, ${due.state}`]),
    block(paint, 'cites', due.cites.map(cite)),
    block(paint, 'open', open),
    block(paint, 'advised', adviceIn(due)),
    block(
      paint,
      'counted',
      counted.flatMap((line) => filled(line, LINE)),
    ),
    block(
      paint,
      'options',
      due.choices.map((choice) => choiceLine(choice, due, total)),
    ),
    ...(asides
      ? [
          block(
            paint,
            'any time',
            due.asides.choices().map((choice) => choiceLine(choice, due, total)),
          ),
        ]
      : []),
    ...(refused ? [block(paint, 'refused', refusedHere(due, asides))] : []),
  ].join('')
}

function choiceLine({ option, says, seat, weight, declines }: Choice, due: Decision, total: number): string {
  const whose = seat === due.seat ? '' : `${seat}: `
  const often = weight === undefined ? '' : `  (${weight} in ${total})`
  return withSaid(`${whose}${words(option)}${often}${declines ? '  (declines)' : ''}`, says?.())
}

const INDENT = 4

/** An option with what it comes to: behind it, or beneath it where that is too long. */
function withSaid(line: string, says: string | undefined): string {
  if (says === undefined) return line
  const beside = `${line}  (${says})`
  return beside.length > LINE
    ? [line, ...filled(says, LINE - INDENT).map((more) => `${' '.repeat(INDENT)}${more}`)].join('\n')
    : beside
}

/** Everything that is refused; where it is asked for, the rights that may be used at any time included. */
export const refusedBy = (due: Decision, asides: boolean) => [...due.refused(), ...(asides ? due.asides.refused() : [])]

/** What is refused, candidates with the same reasons together. */
function refusedHere(due: Decision, asides: boolean): readonly string[] {
  const lines = linesByReason(refusedBy(due, asides))
  return lines.length > 0 ? lines : ['nothing']
}

const linesByReason = (all: readonly RefusedChoice[]): readonly string[] => byReason(all).flatMap(reasonLines)

/** Why nothing could be done or chosen. */
export const closedText = (ended: WithoutChoice, paint: Paint): string =>
  block(
    paint,
    'because',
    closedLines(ended).flatMap((line) => filled(line.replaceAll('|', ' | '), LINE)),
  )
