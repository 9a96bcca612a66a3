/** `rulewright audit --ties`: how clauses are tied to the printed text. @module */

import { existsSync } from 'node:fs'
import { type Book, headOf, keptIn, type Remembered, Unreadable, writeBack } from '#core'
import {
  editionOrder,
  type Lock,
  nothingNoted,
  type PrintedNotes,
  placeWords,
  printedSchema,
  refsOf,
  type SentencesLock,
  sentenceText,
  stem,
  type Ties,
  tiesSchema,
  tiesText,
  tieText,
  type WholeText,
} from '#lab'
import { programName } from '../../program/program-name.js'
import { many, type Paint } from '../../text/layout/output-layout.js'
import { wrapIndented } from '../../text/layout/terminal-table.js'
import { misfitIn, type SentencesHome, type SentencesShown } from './sentences.js'

/** The files that hold a book's text links, its sentences, and its author's notes on the printed text. */
export interface TiesHome extends SentencesHome {
  readonly tiesFile: string
  readonly printedFile: string
}

/** The ties of a book; nothing where it has none yet. */
export function readTies(book: Book, { tiesFile }: TiesHome): Ties | undefined {
  const ties = keptIn(tiesFile, tiesSchema)
  if (ties === undefined || ties.book === book.name) return ties
  throw new Unreadable([`${tiesFile}: these are ties of ${ties.book}; expected those of ${book.name}`])
}

/** Reads the author's notes on the printed text of a book. */
export function readPrinted(book: Book, { printedFile }: TiesHome): PrintedNotes {
  const notes = keptIn(printedFile, printedSchema) ?? nothingNoted(book.name)
  if (notes.book === book.name) return notes
  throw new Unreadable([`${printedFile}: these are notes on ${notes.book}; expected those on ${book.name}`])
}

/** Ties a book to a copy, which must be the edition that is modelled. */
export function tiedTo(book: Book, lock: Lock, home: TiesHome, file: string, text: string): WholeText {
  const tied = tieText(book, lock, text, readPrinted(book, home))
  if (tied.whole) return tied
  const first = misfitIn(book, lock, home, tied)
  throw new Unreadable([
    `${file}: ${tied.lost} of ${many(tied.passages.length, 'passage')} not found${first}; expected a copy of the edition that is modelled, or --lock`,
  ])
}

/** Writes ties, as an option says, and tells how much they hold. */
export function writeTies({ tying }: WholeText, before: Remembered, flag: string): string {
  const { file } = writeBack(before, tiesText(tying.ties), flag)
  const all = Object.values(tying.ties.clauses)
  const tied = all.filter((refs) => refs.length > 0).length
  return `${file}: ${tied} of ${many(all.length, 'clause')} tied to a passage, ${many(tying.faults.length, 'fault')}\n`
}

/** Formats the faults of text links, one line each. For a requested section, also prints its clauses beside their sentences. */
export function tiesPrinted(
  book: Book,
  lock: Lock,
  whole: WholeText,
  { number, sentences, fault }: { readonly number: string | undefined } & SentencesShown,
  paint: Paint,
): string {
  const { tying, texts } = whole
  const shown = number === undefined ? [] : sectionShown(book, lock, whole, number, sentences, paint)
  const all = [...tying.faults, ...(fault ? [fault] : [])]
  const faults = all.map(({ clause, what }) => `${paint.bad('✗')} ${clause}: ${what}`)
  const verdict =
    all.length === 0
      ? paint.good(`${many(tying.tied.length, 'clause')} tied to ${many(texts.length, 'passage')}`)
      : paint.bad(`${many(faults.length, 'fault')} in the ties of ${many(tying.tied.length, 'clause')}`)
  return [...shown, ...faults, verdict].map((line) => `${line}\n`).join('')
}

function sectionShown(
  book: Book,
  lock: Lock,
  whole: WholeText,
  number: string,
  sentences: SentencesLock,
  paint: Paint,
): readonly string[] {
  const known = book.sections.some((section) => stem(headOf(section).number) === stem(number))
  if (!known)
    throw new Unreadable([
      `--ties ${number}: no section of ${book.title} has this number; "${programName()} find clauses" lists them`,
    ])
  const { tied, ties } = whole.tying
  const refs = refsOf(lock)
  const bySentence = editionOrder(lock, ties, sentences).byClause
  return tied
    .filter(({ clause }) => stem(clause.section.number) === stem(number))
    .flatMap(({ clause, passages, byHand }) => {
      const own = bySentence.get(clause.id) ?? []
      return [
        `${paint.strong(clause.id)}${byHand ? ' (by hand)' : ''}  ${paint.faint(placeWords({ sentences: own }, number))}`,
        ...wrapIndented(clause.text, 2),
        ...own.flatMap((one) => {
          const within = one.spans.flatMap(({ passage }) => (passages.includes(passage) ? (refs[passage] ?? []) : []))
          const head = [one.ordinal, one.first, ...within].join(' ')
          return wrapIndented(`${head} | ${sentenceText(whole, one)}`, 4).map(paint.faint)
        }),
      ]
    })
}

/** True if the stored text links match the book as it is now. */
export const areKept = ({ tying }: WholeText, { tiesFile }: TiesHome): boolean =>
  existsSync(tiesFile) && JSON.stringify(keptIn(tiesFile, tiesSchema)) === JSON.stringify(tying.ties)
