/** `rulewright ask`, carried out: what is due in a position, as text and as JSON. @module */

import type { Book, Choice, Decision, GameState } from '#kernel'
import { guidance } from '../../examples/alternatives.js'
import { madeLine } from '../../examples/choices-made.js'
import type { Guidance } from '../../examples/guidance.js'
import { type PositionFile, positionFrom } from '../../examples/position-file.js'
import { playFrom } from '../../examples/run.js'
import {
  alternativeLines,
  ambiguityLines,
  barredLines,
  dueLine,
  objectionLines,
  refusedLines,
} from '../../examples/told.js'
import { changedLines } from '../../examples/told-changes.js'
import type { Legal, PlayVerdict } from '../../examples/verdict.js'
import { changes } from '../../explore/partial.js'
import { hashOf } from '../../hash.js'
import { Unreadable } from '../../home/unreadable.js'
import { cite } from '../../kernel/clause.js'
import { type Total, totalsOf, totalText } from '../../kernel/measure.js'
import { measuredChanges } from '../../kernel/sketch.js'
import { adviceIn } from '../../kernel/trace.js'
import { words } from '../../kernel/words.js'
import { EXIT } from '../io.js'
import { bookFirst } from '../library.js'
import { opened, rulesFor, unreadable } from '../opened.js'
import type { Session } from '../session.js'
import { block, type Paint, paintFor } from '../text/layout.js'
import { plainChoice, plainDue, plainRefused, plainTotals, plainVerdict } from '../text/plain.js'
import { filled } from '../text/table.js'

/** What the command line says. */
export interface Flags {
  readonly refused?: boolean
  readonly totals?: boolean
  readonly json?: boolean
}

/** Tells what is due in the position of a file. */
export async function ask(
  words: readonly string[],
  { refused = false, totals = false, json = false }: Flags,
  { io, library, ends }: Session,
): Promise<void> {
  const { name, others } = bookFirst(library, words)
  const [path, ...more] = others
  if (path === undefined || more.length > 0)
    throw new Unreadable([`got "${words.join(' ')}", expected one file with a position, or a book and such a file`])
  const source = opened(path, io)
  const rules = await rulesFor(library, source, name)
  const read = positionFrom(rules, source)
  if (!read.ok) throw unreadable(read.misread)
  const [verdict] = playFrom(rules, read.value)
  if (verdict.is !== 'legal') {
    ends(EXIT.failed)
    const guide = verdict.is === 'refused' ? guidance(rules, read.value, verdict) : undefined
    if (json) io.out(`${JSON.stringify({ book: rules.book.name, ...plainVerdict(verdict, guide) }, null, 2)}\n`)
    else io.err(notReached(verdict, read.value, source.file, guide))
    return
  }
  const { game } = read.value.begun
  const plain = () => `${JSON.stringify(plainAsked(rules.book, game, verdict, refused), null, 2)}\n`
  io.out(json ? plain() : askedText(rules.book, game, verdict, { refused, totals }, paintFor(io.colour)))
}

/** Why the named choices lead nowhere: where they stand, and beneath it the reasons. */
function notReached(
  verdict: Exclude<PlayVerdict, Legal>,
  { placeOf }: PositionFile,
  file: string,
  guide: Guidance | undefined,
): string {
  const where = verdict.is === 'refused' ? verdict.unsaid.slice(0, 1).map(placeOf) : []
  const [what = '', ...why] = [...reasons(verdict), ...guideLines(guide)]
  return [`${where[0] ?? file}: ${what}`, ...why.map((line) => `  ${line}`)].map((line) => `${line}\n`).join('')
}

/** What else of an action is refused, and what could be done instead. */
const guideLines = (guide: Guidance | undefined): readonly string[] => {
  if (guide === undefined) return []
  const further = objectionLines(guide.objections.slice(1))
  const nearest = alternativeLines(guide.alternatives)
  return [
    ...further.map((line) => `also refused: ${line}`),
    ...nearest.map((line) => `legal: ${line}`),
    ...(nearest.length === 0 ? ['no action that differs in one choice is legal'] : []),
  ]
}

function reasons(verdict: Exclude<PlayVerdict, Legal>): readonly string[] {
  switch (verdict.is) {
    case 'refused':
      return barredLines(verdict)
    case 'ambiguous':
      return ambiguityLines(verdict.found)
    case 'undecided':
      return [verdict.message]
    case 'defect':
      return [`the book contradicts itself: ${verdict.message}`]
  }
}

const plainAsked = (
  { name, measures = [] }: Book,
  from: GameState,
  { position, choices, due }: Legal,
  refused: boolean,
) => ({
  book: name,
  hash: hashOf(position),
  choices,
  changed: changes(from, position.game),
  ...plainTotals(measures, position.game),
  due: plainDue(due),
  ...asidesIn(due),
  ...(refused && { refused: due.over ? [] : refusedBy(due).map(plainRefused) }),
  position,
})

/** The rights that may be used at any time, where there are any. */
function asidesIn(due: Legal['due']) {
  const asides = due.over ? [] : due.asides.choices().map(plainChoice)
  return asides.length > 0 ? { asides } : {}
}

function askedText(
  { measures = [] }: Book,
  from: GameState,
  legal: Legal,
  { refused, totals }: { readonly refused: boolean; readonly totals: boolean },
  paint: Paint,
): string {
  const { position, choices, due } = legal
  const happened = choices.length > 0 || changes(from, position.game).length > 0
  return [
    `${paint.strong(dueLine(legal))}\n`,
    block(paint, 'chosen', choices.map(madeLine)),
    ...(happened
      ? [
          block(paint, 'changed', [
            ...changedLines(from, position.game),
            ...measuredChanges(measures, from, position.game),
          ]),
        ]
      : []),
    ...(totals ? [block(paint, 'totals', totalLines(measures, position.game))] : []),
    ...(due.over ? [] : [dueText(due, refused, paint)]),
  ].join('')
}

/** What each measure comes to, in a line. */
function totalLines(measures: readonly Total<GameState>[], game: GameState): readonly string[] {
  const lines = Object.entries(totalsOf(measures, game)).map(([name, value]) => `${name}: ${totalText(value)}`)
  return lines.length > 0 ? lines : ['this book has no measures']
}

function dueText(due: Decision, refused: boolean, paint: Paint): string {
  const total = due.choices.reduce((sum, { weight = 0 }) => sum + weight, 0)
  return [
    block(paint, 'in', [`${due.chart}, ${due.state}`]),
    block(paint, 'cites', due.cites.map(cite)),
    block(paint, 'advised', adviceIn(due)),
    block(
      paint,
      'options',
      due.choices.map((choice) => choiceLine(choice, due, total)),
    ),
    block(
      paint,
      'any time',
      due.asides.choices().map((choice) => choiceLine(choice, due, total)),
    ),
    ...(refused ? [block(paint, 'refused', refusedHere(due))] : []),
  ].join('')
}

function choiceLine({ option, says, seat, weight, declines }: Choice, due: Decision, total: number): string {
  const whose = seat === due.seat ? '' : `${seat}: `
  const often = weight === undefined ? '' : `  (${weight} in ${total})`
  return withSaid(`${whose}${words(option)}${often}${declines ? '  (declines)' : ''}`, says?.())
}

/** How long a line can be that stands behind a label. */
const LINE = 88
const INDENT = 4

/** An option with what it comes to: behind it, or beneath it where that is too long. */
function withSaid(line: string, says: string | undefined): string {
  if (says === undefined) return line
  const beside = `${line}  (${says})`
  return beside.length > LINE
    ? [line, ...filled(says, LINE - INDENT).map((more) => `${' '.repeat(INDENT)}${more}`)].join('\n')
    : beside
}

/** Everything that is refused, the rights that may be used at any time included. */
const refusedBy = (due: Decision) => [...due.refused(), ...due.asides.refused()]

function refusedHere(due: Decision): readonly string[] {
  const lines = refusedBy(due).flatMap((one) => refusedLines(one, ': '))
  return lines.length > 0 ? lines : ['nothing']
}
