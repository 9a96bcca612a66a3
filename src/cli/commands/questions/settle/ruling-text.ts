/** Rulings as text: one that was recorded, with what follows, and the list of all. @module */
import { type Book, type Question, questionOf, type Ruled } from '#core'
import { pagePlaces } from '../../../books/places-on-pages.js'
import { programName } from '../../../program/program-name.js'
import { block, many, type Paint } from '../../../text/layout/output-layout.js'
import { wrapIndented } from '../../../text/layout/terminal-table.js'
import { besideLabel, checkBlocks } from '../../../text/reports/edit-effects.js'
import type { AppliedRuling } from './apply.js'

/** The result of recording or removing a ruling of a book. */
export interface RulingResult {
  readonly file: string
  readonly name: string
  /** Absent where the book does not ask it any more. */
  readonly question?: Question
  readonly ruling?: Ruled
  readonly before?: Ruled
  /** The default reading before and now, where that is another. */
  readonly usual?: { readonly before: string; readonly now: string }
  /** Present if the ruling was written into the book. */
  readonly applied?: AppliedRuling
}

/** Finds where a question of a book is written. */
export type WrittenAt = (book: Book, question: string) => string | undefined

/** The reading that holds where nobody has ruled. */
export const writtenOf = ({ written, usual }: Question): string => written ?? usual

const rulingText = ({ question, reading, by, on, where }: Ruled): string =>
  `${question}: "${reading}" by ${by}, ${on}: ${where}`

/** Formats the rulings of a book. */
export function listText({ name, title, edition, questions }: Book, kept: readonly Ruled[], paint: Paint): string {
  const head = `${paint.strong(`${title}, ${edition}`)}: ${many(kept.length, 'ruling')} on ${many(questions.length, 'question')}\n`
  const foot = kept.length > 0 ? `${programName()} questions ${name} QUESTION shows a question\n` : ''
  return `${head}${kept.map((one) => wrapIndented(rulingText(one), 2).join('\n').concat('\n')).join('')}${foot}`
}

/** Formats what a ruling comes to. */
export function resultText(book: Book, done: RulingResult, writtenAt: WrittenAt, paint: Paint): string {
  const { file, name, question, ruling, before, usual, applied } = done
  const head = ruling ? rulingText(ruling) : `${name}: the ruling is taken back`
  return [
    `${paint.strong(head)}\n`,
    block(paint, 'asks', besideLabel(question?.asks ?? 'nothing: the book has no such question any more')),
    block(paint, 'reading', ruling && question ? besideLabel(String(question.readings[ruling.reading])) : []),
    block(paint, 'words', ruling?.words ? besideLabel(ruling.words) : []),
    block(paint, ruling ? 'in place' : 'it was', before ? besideLabel(rulingText(before)) : []),
    block(paint, 'kept', [file]),
    block(paint, 'page', keepsTick(done) ? besideLabel(KEEPS) : []),
    question === undefined || usual === undefined || question.editorial !== undefined
      ? block(paint, 'in play', ['nothing changes'])
      : changedText(book, question, usual, applied ? [] : stepsLeft(book, question, usual.now, writtenAt), paint),
    applied ? appliedText(book, applied, paint) : '',
  ].join('')
}

const KEEPS = 'keeps the tick and the reason of the ruling; git restores them, or another ruling with --apply'

/** True if a ruling that is taken back stands on the page of its question. */
const keepsTick = ({ ruling, before, question }: RulingResult): boolean =>
  ruling === undefined && question !== undefined && question.written === undefined && question.usual === before?.reading

/** Formats the consequences of a new default reading. */
function changedText(
  book: Book,
  { name }: Question,
  { before, now }: NonNullable<RulingResult['usual']>,
  steps: readonly string[],
  paint: Paint,
): string {
  const asking = book.tables.filter(({ view }) =>
    Object.values(view.fields).some((one) => questionOf(one)?.name === name),
  )
  return [
    block(paint, 'in play', besideLabel(`"${now}" is the usual reading now, and no longer "${before}"`)),
    block(paint, 'asked by', besideLabel(asking.map((table) => `the table "${table.name}"`).join(', '))),
    block(paint, 'to do', steps),
  ].join('')
}

/** Lists what is left to do where a ruling is only recorded. */
function stepsLeft(book: Book, question: Question, now: string, writtenAt: WrittenAt): readonly string[] {
  const { name } = question
  const at = writtenAt(book, name)
  const written = writtenOf(question)
  const author = at === undefined ? 'on its page' : `in ${at}`
  return [
    ...(now === written
      ? []
      : besideLabel(`move the tick to "${now}" ${author}, or use --apply; it stands at "${written}"`)),
    `${programName()} verify ${book.name} --update`,
    `${programName()} questions ${book.name} ${name} --witnesses --update`,
    `${programName()} questions ${book.name} --measure --plays 60 --update`,
  ]
}

/** Formats what was written into the book, the smallest case that the ruling decides, and the checks. */
function appliedText(
  book: Book,
  { page, examples, cases, notes, smallest, report, fresh, later = [] }: AppliedRuling,
  paint: Paint,
): string {
  const moved = examples.filter((one) => one.moved.length > 0)
  const failing = examples.filter((one) => one.failing.length > 0)
  const number = moved.reduce((all, one) => all + one.moved.length, 0)
  return [
    block(paint, 'page', [`${page}: the tick and the reason are written`]),
    block(paint, 'moved', [
      ...(number === 0
        ? []
        : [`${many(number, 'example')} held under the former reading only: the reading is named there now`]),
      ...moved.map((one) => `${one.file}: ${one.moved.length}`),
    ]),
    ...failingBlocks(failing, paint),
    block(
      paint,
      'read',
      notes.flatMap((note) => besideLabel(note)),
    ),
    block(paint, 'searched', cases.length === 0 ? [] : besideLabel(`new cases for ${cases.join(', ')}`)),
    block(paint, 'case', smallest === undefined ? [] : smallest.trimEnd().split('\n')),
    report ? checkBlocks(report, fresh, pagePlaces(book), paint) : '',
    block(
      paint,
      'later',
      later.length === 0 ? [] : ['stored answers and mutants follow the former reading:', ...later],
    ),
  ].join('')
}

/** Formats the examples that hold under neither reading as they are written. */
function failingBlocks(failing: AppliedRuling['examples'], paint: Paint): readonly string[] {
  if (failing.length === 0) return []
  const names = failing.flatMap(({ file, failing: all }) => all.map((name) => `${file}: ${name}`))
  return [
    block(
      paint,
      'fails',
      names.flatMap((name) => besideLabel(name)),
    ),
    block(
      paint,
      '',
      besideLabel('Where a position is shared (&, *), write it out, with game: { readings: … } in given.'),
    ),
  ]
}
