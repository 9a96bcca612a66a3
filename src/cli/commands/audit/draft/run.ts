/** `rulewright audit draft`, carried out: a new wording held against a section. @module */

import { type Book, type Clause, insteadIn, renamedWords, Unreadable } from '#core'
import { clarification, type ExistingText, type Known, keptCases, keptWeights } from '#lab'
import { findClauses } from '../../../books/find-clauses.js'
import { bookFirst, bookMeant } from '../../../books/library.js'
import { pagePlaces } from '../../../books/places-on-pages.js'
import { printResult } from '../../../output/print-result.js'
import type { Session } from '../../../program/command-context.js'
import { EXIT, type Io } from '../../../program/io.js'
import { block, type Paint } from '../../../text/layout/output-layout.js'
import { clarificationShort, clarificationText } from '../../../text/reports/draft-effects.js'
import { checkBlocks } from '../../../text/reports/edit-effects.js'
import { readLock, readText } from '../input-files.js'
import { type AuditHome, auditHome } from '../run.js'
import { tiedTo } from '../ties.js'
import { type AppliedWording, type ApplyFlags, applyWording, wordingChange } from './apply.js'

/** The files that an audit of a book needs, and the known facts about its questions. */
export type ClarifyHome = (book: Book) => AuditHome & Omit<Known, 'questions'>

const HOME: ClarifyHome = (book) => ({ ...auditHome(book), weights: keptWeights(book), witnesses: keptCases(book) })

/** Command-line options of `audit draft`. */
export interface ClarifyFlags extends ApplyFlags {
  readonly draft?: string
  readonly text?: string
  readonly apply?: true
  readonly full?: true
  readonly json?: true
}

/** Tells what a new wording touches, and writes it if asked to; unless somebody says otherwise, of the books of this package. */
export async function clarify(
  session: Session,
  words: readonly string[],
  flags: ClarifyFlags,
  home: ClarifyHome = HOME,
): Promise<void> {
  const { io, library, ends } = session
  const { name, others } = bookFirst(library, words)
  const book = await bookMeant(library, name, ', before anything else', words[0])
  const where = others.join(' ')
  const clauses = meant(book, where)
  checkFlags(flags)
  const at = home(book)
  const draft = flags.draft === undefined ? undefined : readText(flags.draft, io)
  const passages = flags.text === undefined ? undefined : passagesOf(book, clauses, at, flags.text, io)
  const effects = draft === undefined ? undefined : clarification(book, { where, draft, clauses, passages }, at)
  const change = flags.apply ? wordingChange(book, where, draft, flags) : undefined
  const applied = change && (await applyWording(session, { book, named: name && words[0] }, change))
  const effectsText = flags.full ? clarificationText : clarificationShort
  printResult(io, flags, {
    data: () => ({ ...effects, ...(applied && { applied }) }),
    text: (paint) => `${effects ? effectsText(effects, paint) : ''}${applied ? appliedText(book, applied, paint) : ''}`,
  })
  if (applied !== undefined && applied.fresh.length > 0) ends(EXIT.failed)
}

/** Refuses options that lack another one. */
function checkFlags({ apply, draft, add, kind }: ClarifyFlags): void {
  for (const [flag, value] of Object.entries({ '--add': add, '--kind': kind }))
    if (value !== undefined && !apply) throw new Unreadable([`${flag}: expected --apply, too`])
  if (draft === undefined && !(apply && kind !== undefined))
    throw new Unreadable(['--draft: expected the new wording, as --draft new-wording.txt'])
}

/** Formats what was written into the book, who relies on it, and the checks. */
function appliedText(book: Book, { clause, page, cited, report, fresh }: AppliedWording, paint: Paint): string {
  return [
    block(paint, 'page', [`${page}: ${clause} is written`]),
    block(paint, 'cited by', cited.length > 0 ? cited : ['no line of code yet']),
    report ? checkBlocks(report, fresh, pagePlaces(book), paint) : '',
  ].join('')
}

function meant(book: Book, where: string): readonly Clause[] {
  if (where === '')
    throw new Unreadable(['expected a section behind the book, by its number or title, or the id of a clause'])
  const clauses = findClauses(book, where)
  if (clauses.length > 0) return clauses
  throw new Unreadable([
    renamedWords(book, where) ??
      `no section and no clause of ${book.title} is called "${where}"${insteadIn(book, 'clauses', where)}`,
  ])
}

/** The passages of a text that some clauses restate. */
function passagesOf(
  book: Book,
  clauses: readonly Clause[],
  at: AuditHome,
  file: string,
  io: Io,
): readonly ExistingText[] {
  const { tying, texts } = tiedTo(book, readLock(book, at.lockFile), at, file, readText(file, io))
  const ids = new Set(clauses.map(({ id }) => id))
  const own = tying.tied.filter(({ clause }) => ids.has(clause.id))
  const places = [...new Set(own.flatMap(({ passages }) => passages))].toSorted((one, other) => one - other)
  return places.map((place) => {
    const restating = own.filter(({ passages }) => passages.includes(place)).map(({ clause }) => clause)
    return { text: texts[place] ?? '', clauses: restating.map(({ id }) => id), also: restating.map(({ text }) => text) }
  })
}
