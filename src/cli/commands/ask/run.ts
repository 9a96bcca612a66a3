/** `rulewright ask`, carried out: what is due in a position, as text and as JSON, or step by step. @module */

import {
  alternativeLines,
  ambiguityLines,
  type Book,
  barredLines,
  changedLines,
  changes,
  type Decision,
  endedLine,
  type GameState,
  type Guidance,
  guidance,
  hashOf,
  type LegalVerdict,
  legalAt,
  madeChoiceLine,
  measuredChanges,
  objectionLines,
  type PlaceInPlay,
  type PlayVerdict,
  type PositionFile,
  type Rules,
  reachedLine,
  type Sight,
  sumsBehind,
  Unreadable,
  withSeatTitles,
} from '#core'
import { viewerMeant } from '../../options/seat.js'
import { jsonText, printResult } from '../../output/print-result.js'
import type { Session } from '../../program/command-context.js'
import { EXIT, type Io } from '../../program/io.js'
import { closedText, dueText, refusedBy } from '../../text/decision.js'
import { block, type Paint } from '../../text/layout/output-layout.js'
import { openLines } from '../../text/open-questions.js'
import { plainChoice, plainDue, plainEnd, plainRefused, plainTotals, plainVerdict } from '../../text/plain-text.js'
import { askedAsText, plainAskedAs, totalLines } from './as-seat.js'
import { placeAsked, type Where } from './asked-position.js'
import type { Going } from './continue-play.js'

/** Command-line options of `ask`. */
export interface AskFlags extends Where, Going {
  readonly refused?: boolean
  readonly asides?: boolean
  readonly totals?: boolean
  readonly asExample?: boolean
  readonly reading?: readonly string[]
  readonly json?: boolean
}

/** Tells what is due, and goes on from there where somebody wants to. */
export async function ask(words: readonly string[], flags: AskFlags, { io, library, ends }: Session): Promise<void> {
  const { json = false, go = false } = flags
  if (json && go) throw new Unreadable(['--go: prints no JSON; expected it without --json'])
  const found = await placeAsked(library, words, flags, io)
  const { book } = found.rules
  const viewer = viewerMeant(book, flags.seat)
  if (go && viewer?.sight.seat !== undefined)
    throw new Unreadable([
      '--go: shows all seats at one keyboard; expected it without --seat, or `play --seats` for one seat',
    ])
  if (found.is === 'not reached') {
    ends(EXIT.failed)
    const { rules, verdict, asked, file } = found
    if (viewer?.sight.seat !== undefined)
      return io.err(`${file}: the choices lead nowhere; leave out --seat to see why\n`)
    const guide = verdict.is === 'refused' ? guidance(rules, asked, verdict) : undefined
    if (json) io.out(jsonText({ book: book.name, ...plainVerdict(verdict, guide) }))
    else io.err(notReached(verdict, asked, file, guide))
    return
  }
  const { place, next = [] } = found
  if (viewer && !go) return askAs({ ...found, ...viewer }, flags, io)
  if (go || (found.isNamed && io.typed && !json)) {
    const { goOn } = await import('./continue-play.js')
    return ends(await goOn(place, flags, next, io))
  }
  const legal = legalAt(place)
  const traces = place.sitting.traces
  const asked = { from: place.before, legal, counted: sumsBehind(legal.due, traces.at(-1) ?? []) }
  printResult(io, flags, {
    data: () => plainAsked(book, asked, flags),
    text: (paint) => `${withSeatTitles(askedText(book, asked, flags, paint), book.seats)}${block(paint, 'next', next)}`,
  })
}

/** Tells what is due as far as a seat may know it. */
function askAs(
  { rules, place, sight, seat }: { rules: Rules; place: PlaceInPlay; sight: Sight; seat: string },
  flags: AskFlags,
  io: Io,
): void {
  const trace = place.sitting.traces.flat()
  const as = { rules, sight, seat, from: place.before, legal: legalAt(place), trace }
  printResult(io, flags, { data: () => plainAskedAs(as, flags), text: (paint) => askedAsText(as, flags, paint) })
}

/** Why the named choices lead nowhere: where they stand, and beneath it the reasons. */
function notReached(
  verdict: Exclude<PlayVerdict, LegalVerdict>,
  { placeOf }: Partial<PositionFile>,
  file: string,
  guide: Guidance | undefined,
): string {
  const where = verdict.is === 'refused' ? verdict.unsaid.slice(0, 1).flatMap((named) => placeOf?.(named) ?? []) : []
  const [what = '', ...why] = [...reasons(verdict), ...guideLines(guide)]
  return [`${where[0] ?? file}: ${what}`, ...why.map((line) => `  ${line}`)].map((line) => `${line}\n`).join('')
}

/** Lists the further objections to a refused action, and possible alternatives. */
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

export function reasons(verdict: Exclude<PlayVerdict, LegalVerdict>): readonly string[] {
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

/** The decision after some choices from a game, and the numbers that it depends on. */
interface Asked {
  readonly from: GameState
  readonly legal: LegalVerdict
  readonly counted: readonly string[]
  /** The changes in words, if they are wanted so. */
  readonly changed?: readonly string[]
}

export const plainAsked = (
  { name, measures = [] }: Book,
  { from, legal, counted }: Asked,
  { refused = false, asides = false }: AskFlags,
) => {
  const { position, choices, due } = legal
  return {
    book: name,
    hash: hashOf(position),
    choices,
    changed: changes(from, position.game),
    ...plainTotals(measures, position.game),
    due: plainDue(due),
    ...plainEnd(legal),
    ...(counted.length > 0 && { counted }),
    ...(asides && !due.over && { asides: due.asides.choices().map(plainChoice) }),
    ...(refused && { refused: due.over ? [] : refusedBy(due, asides).map(plainRefused) }),
    position,
  }
}

const NO_MEASURES = ['this book has no measures']

/** Formats the decision of a position, in blocks. */
export function askedText(
  { name, measures = [], questions }: Book,
  { from, legal, counted, changed }: Asked,
  { refused = false, asides = false, totals = false }: AskFlags,
  paint: Paint,
): string {
  const { position, choices, due } = legal
  const happened = choices.length > 0 || changes(from, position.game).length > 0
  const changesNow = () => [...changedLines(from, position.game), ...measuredChanges(measures, from, position.game)]
  const open = ({ cites }: Decision) => openLines({ name, questions }, cites, position.game.readings)
  return [
    `${paint.strong(reachedLine(legal))}\n`,
    block(paint, 'chosen', [...choices.map(madeChoiceLine), ...legal.over.map(endedLine)]),
    block(paint, 'changed', happened ? (changed ?? changesNow()) : []),
    block(paint, 'totals', totals ? (measures.length > 0 ? totalLines(measures, position.game) : NO_MEASURES) : []),
    due.over ? '' : dueText(due, { refused, asides, counted, open: open(due) }, paint),
    due.over && legal.withoutChoice ? closedText(legal.withoutChoice, paint) : '',
  ].join('')
}
