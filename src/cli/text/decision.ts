/** A decision that is due, as text. @module */

import {
  adviceIn,
  byReason,
  type Choice,
  cite,
  closedLines,
  type Decision,
  type RefusedChoice,
  seatTitle,
  spokenOption,
  spokenTogether,
  type WithoutChoice,
} from '#core'
import { block, lineRoom, type Paint, wrappedBlock } from './layout/output-layout.js'
import { wrapText } from './layout/wrap-text.js'

/** Extra parts to show beside the options. */
interface Wanted {
  readonly refused: boolean
  /** The rights that may be used at any time. */
  readonly asides: boolean
  /** The numbers on which it rests. */
  readonly counted: readonly string[]
  /** The open questions that the decision depends on. */
  readonly open: readonly string[]
}

/** Formats the pending decision: the seat, the question, its clauses and the options. */
export function dueText(due: Decision, { refused, asides, counted, open }: Wanted, paint: Paint): string {
  const total = due.choices.reduce((sum, { weight = 0 }) => sum + weight, 0)
  const line = (choice: Choice) => choiceLine(choice, due, total)
  return [
    block(paint, 'in', [`${due.chart}, ${due.state}`]),
    block(paint, 'cites', due.cites.map(cite)),
    block(paint, 'open', open),
    block(paint, 'advised', adviceIn(due)),
    wrappedBlock(paint, 'counted', counted),
    block(paint, 'options', due.choices.map(line)),
    block(paint, 'any time', asides ? due.asides.choices().map(line) : []),
    block(paint, 'refused', refused ? refusedHere(due, asides) : []),
  ].join('')
}

/** An option in the words of players. Its written form stands in the JSON. */
function choiceLine(choice: Choice, due: Decision, total: number): string {
  const { seat, weight, declines } = choice
  const whose = seat === due.seat ? '' : `${seatTitle(seat)}: `
  const often = weight === undefined ? '' : `  (${weight} in ${total})`
  return hanging(`${whose}${spokenOption(choice)}${often}${declines ? '  (declines)' : ''}`)
}

const INDENT = 4

/** A text in lines that fit, those after the first further in. */
function hanging(text: string): string {
  if (text.length <= lineRoom()) return text
  const [first = '', ...more] = wrapText(text, lineRoom() - INDENT)
  return [first, ...more.map((line) => `${' '.repeat(INDENT)}${line}`)].join('\n')
}

/** Everything that is refused; where it is asked for, the rights that may be used at any time included. */
export const refusedBy = (due: Decision, asides: boolean) => [...due.refused(), ...(asides ? due.asides.refused() : [])]

/** Lists the refused candidates, grouped by their reasons. */
function refusedHere(due: Decision, asides: boolean): readonly string[] {
  const lines = linesByReason(refusedBy(due, asides))
  return lines.length > 0 ? lines : ['nothing']
}

const linesByReason = (all: readonly RefusedChoice[]): readonly string[] =>
  byReason(all).flatMap(({ refused, why: [own = '', ...inside] }) => [
    hanging(`${spokenTogether(refused)}: ${own}`),
    ...inside,
  ])

/** Why nothing could be done or chosen. */
export const closedText = (ended: WithoutChoice, paint: Paint): string =>
  wrappedBlock(
    paint,
    'because',
    closedLines(ended).map((line) => line.replaceAll('|', ' | ')),
  )
