/** `rulewright ask`, carried out: what is due in a position, as text and as JSON. @module */

import type { Book, GameState } from '#kernel'
import { guidance } from '../../examples/alternatives.js'
import { madeLine, overLine } from '../../examples/choices-made.js'
import { countedFor } from '../../examples/counted.js'
import type { Guidance } from '../../examples/guidance.js'
import { type PositionFile, positionFrom } from '../../examples/position-file.js'
import { playFrom } from '../../examples/run.js'
import { alternativeLines, ambiguityLines, barredLines, dueLine, objectionLines } from '../../examples/told.js'
import { changedLines } from '../../examples/told-changes.js'
import type { Legal, PlayVerdict } from '../../examples/verdict.js'
import { changes } from '../../explore/partial.js'
import { hashOf } from '../../hash.js'
import { type Total, totalsOf, totalText } from '../../kernel/measure.js'
import { measuredChanges } from '../../kernel/sketch.js'
import { Unreadable } from '../../outside/unreadable.js'
import { EXIT } from '../io.js'
import { bookFirst } from '../library.js'
import { opened, rulesFor, unreadable } from '../opened.js'
import { sightFor } from '../seat-option.js'
import type { Session } from '../session.js'
import { dueText, refusedBy } from '../text/due.js'
import { block, type Paint, paintFor } from '../text/layout.js'
import { plainChoice, plainDue, plainRefused, plainTotals, plainVerdict } from '../text/plain.js'
import { askedAsText, plainAskedAs } from './ask-as-seat.js'

/** What the command line says. */
export interface Flags {
  readonly refused?: boolean
  readonly asides?: boolean
  readonly totals?: boolean
  readonly seat?: string
  readonly asExample?: boolean
  readonly json?: boolean
}

/** Tells what is due in the position of a file. */
export async function ask(
  words: readonly string[],
  { json = false, seat, ...wanted }: Flags,
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
  const sight = seat === undefined ? undefined : sightFor(rules.book, seat)
  const [verdict, trace] = playFrom(rules, read.value)
  if (verdict.is !== 'legal') {
    ends(EXIT.failed)
    if (sight?.seat !== undefined)
      return io.err(`${source.file}: the choices lead nowhere; without --seat it is told why\n`)
    const guide = verdict.is === 'refused' ? guidance(rules, read.value, verdict) : undefined
    if (json) io.out(`${JSON.stringify({ book: rules.book.name, ...plainVerdict(verdict, guide) }, null, 2)}\n`)
    else io.err(notReached(verdict, read.value, source.file, guide))
    return
  }
  const { game } = read.value.begun
  if (sight !== undefined && seat !== undefined) {
    const as = { rules, sight, seat, from: game, legal: verdict, trace }
    return io.out(
      json ? `${JSON.stringify(plainAskedAs(as, wanted), null, 2)}\n` : askedAsText(as, wanted, paintFor(io.colour)),
    )
  }
  const asked = { from: game, legal: verdict, counted: countedFor(verdict.due, trace) }
  const plain = () => `${JSON.stringify(plainAsked(rules.book, asked, wanted), null, 2)}\n`
  io.out(json ? plain() : askedText(rules.book, asked, wanted, paintFor(io.colour)))
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
export const guideLines = (guide: Guidance | undefined): readonly string[] => {
  if (guide === undefined) return []
  const further = objectionLines(guide.objections.slice(1))
  const nearest = alternativeLines(guide.alternatives)
  return [
    ...further.map((line) => `also refused: ${line}`),
    ...nearest.map((line) => `legal: ${line}`),
    ...(nearest.length === 0 ? ['no action that differs in one choice is legal'] : []),
  ]
}

export function reasons(verdict: Exclude<PlayVerdict, Legal>): readonly string[] {
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

/** What is due, where choices led from a game, and the numbers on which it rests. */
interface Asked {
  readonly from: GameState
  readonly legal: Legal
  readonly counted: readonly string[]
}

export const plainAsked = (
  { name, measures = [] }: Book,
  { from, legal: { position, choices, due }, counted }: Asked,
  { refused = false, asides = false }: Flags,
) => ({
  book: name,
  hash: hashOf(position),
  choices,
  changed: changes(from, position.game),
  ...plainTotals(measures, position.game),
  due: plainDue(due),
  ...(counted.length > 0 && { counted }),
  ...(asides && !due.over && { asides: due.asides.choices().map(plainChoice) }),
  ...(refused && { refused: due.over ? [] : refusedBy(due, asides).map(plainRefused) }),
  position,
})

/** What is due in a position, in blocks. */
export function askedText(
  { measures = [] }: Book,
  { from, legal, counted }: Asked,
  { refused = false, asides = false, totals = false }: Flags,
  paint: Paint,
): string {
  const { position, choices, due } = legal
  const happened = choices.length > 0 || changes(from, position.game).length > 0
  return [
    `${paint.strong(dueLine(legal))}\n`,
    block(paint, 'chosen', [...choices.map(madeLine), ...legal.over.map(overLine)]),
    ...(happened
      ? [
          block(paint, 'changed', [
            ...changedLines(from, position.game),
            ...measuredChanges(measures, from, position.game),
          ]),
        ]
      : []),
    ...(totals ? [block(paint, 'totals', totalLines(measures, position.game))] : []),
    ...(due.over ? [] : [dueText(due, { refused, asides, counted }, paint)]),
  ].join('')
}

/** What each measure comes to, in a line. */
function totalLines(measures: readonly Total<GameState>[], game: GameState): readonly string[] {
  const lines = Object.entries(totalsOf(measures, game)).map(([name, value]) => `${name}: ${totalText(value)}`)
  return lines.length > 0 ? lines : ['this book has no measures']
}
