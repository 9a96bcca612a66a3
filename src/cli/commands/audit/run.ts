/** `rulewright audit`, carried out: how a text stands, or a user's copy held against the edition. @module */
import { relative } from 'node:path'
import {
  type Book,
  exampleFiles,
  examplesFolder,
  inHome,
  mustBeWritable,
  readReadable,
  rememberFile,
  rootOf,
  rulesOf,
  Unreadable,
} from '#core'
import {
  type Audit,
  type AuditReport,
  auditAgainst,
  auditText as auditOf,
  type ExampleRef,
  keptSentences,
  lockSentences,
  lockText,
} from '#lab'
import { bookMeant } from '../../books/library.js'
import { type CommandResult, printResult } from '../../output/print-result.js'
import { withProgress } from '../../output/progress.js'
import type { Session } from '../../program/command-context.js'
import { EXIT, type Io } from '../../program/io.js'
import { oneScreen } from '../../text/layout/one-screen.js'
import { many, paintFor } from '../../text/layout/output-layout.js'
import { auditText } from '../../text/reports/audit.js'
import { auditMarkdown } from '../../text/reports/audit-markdown.js'
import { casesIn, readLock, readText, writeLock } from './input-files.js'
import { sentencesShown, writeSentences } from './sentences.js'
import { standingResult } from './text-report.js'
import { areKept, readPrinted, readTies, type TiesHome, tiedTo, tiesPrinted, writeTies } from './ties.js'

/** The files that an audit needs besides the book: fingerprints of its edition, text links, and examples. */
export interface AuditHome extends TiesHome {
  readonly lockFile: string
  readonly examples: () => readonly ExampleRef[]
}

/** Finds the files of a book that an audit needs. */
export const auditHome = (book: Book): AuditHome => ({
  lockFile: inHome(book, 'edition.lock.json'),
  tiesFile: inHome(book, 'ties.lock.json'),
  printedFile: inHome(book, 'printed.json'),
  sentencesFile: inHome(book, 'sentences.lock.json'),
  examples: () => examplesIn(book, examplesFolder(book)),
})

/** The examples in a folder with the clauses that they cite; a file that cannot be read has none. */
function examplesIn(book: Book, folder: string): readonly ExampleRef[] {
  const rules = rulesOf(book)
  return exampleFiles(folder).flatMap((path) => {
    const file = relative(rootOf(book), path)
    return readReadable(rules, path).examples.map(({ name, clauses }) => ({
      file,
      name,
      clauses: clauses.map(({ id }) => id),
    }))
  })
}

/** Command-line options of `audit`. */
export interface AuditFlags {
  readonly full?: true
  readonly text?: string
  readonly against?: string
  readonly json?: true
  readonly markdown?: true
  readonly sarif?: true
  readonly words?: true
  readonly lock?: true
  readonly from?: string
  readonly vectors?: string
  readonly ties?: string | true
  readonly update?: true
}

/** Tells how the text of a book stands, or holds a copy against it; unless somebody says otherwise, of this package. */
export async function auditBook(
  { io, library, ends }: Session,
  name: string | undefined,
  flags: AuditFlags,
  home: (book: Book) => AuditHome = auditHome,
): Promise<void> {
  const book = await bookMeant(library, name)
  if (flags.text === undefined) {
    needsText(flags)
    return printResult(io, flags, standingResult(book, flags))
  }
  if (flags.sarif) throw new Unreadable(['--sarif: expected it without --text'])
  const at = home(book)
  mustTakeWhatIsKept(at, flags)
  const before = rememberedIn(at)
  const text = readText(flags.text, io)
  if (flags.lock) {
    const lock = lockText(book, text, flags.from)
    const whole = tiedTo(book, lock, at, flags.text, text)
    io.out(writeLock(book, before.lock, lock))
    io.out(writeTies(whole, before.ties, '--lock'))
    const found = lockSentences(book, lock, { ...whole, tied: whole.tying.tied })
    io.out(writeSentences(found, lock, before.sentences, '--lock'))
    return
  }
  if (flags.ties !== undefined) {
    if (!tieBook(book, at, flags.ties, { file: flags.text, text, update: flags.update && before }, io))
      ends(EXIT.failed)
    return
  }
  if (flags.update) throw new Unreadable(['--update writes ties; expected --ties, too'])
  const cases = flags.vectors === undefined ? [] : casesIn(flags.vectors, book)
  const old = flags.against === undefined ? undefined : readText(flags.against, io)
  const lock = old === undefined ? readLock(book, at.lockFile) : undefined
  const audit = withProgress((progress) => {
    const heard = (done: number, total: number) => progress?.({ gate: 'reading', done, total })
    const ties = readTies(book, at)
    const sentences = keptSentences(book, at.sentencesFile)
    const linked = ties && { ties, printed: readPrinted(book, at), ...(sentences && { sentences }) }
    const options = { examples: at.examples, cases, heard, ...linked }
    return lock ? auditOf(book, lock, text, options) : auditAgainst(book, old ?? '', text, options)
  }, io.told)
  const report = usable(audit, flags.text, book, flags.against)
  printResult(io, flags, auditResult(report, flags))
  if (!report.same || report.ties.length > 0) ends(EXIT.failed)
}

/** The files that an audit may write, as they stand before it. */
const rememberedIn = ({ lockFile, tiesFile, sentencesFile }: AuditHome) => ({
  lock: rememberFile(lockFile),
  ties: rememberFile(tiesFile),
  sentences: rememberFile(sentencesFile),
})

/** A copy to tie a book to, and the files to update if that is asked. */
interface TiedFile {
  readonly file: string
  readonly text: string
  readonly update: ReturnType<typeof rememberedIn> | undefined
}

/** Ties a book to a copy and prints the faults. True if there are none, and the stored links are those that were found. */
function tieBook(book: Book, at: AuditHome, section: string | true, { file, text, update }: TiedFile, io: Io): boolean {
  const lock = readLock(book, at.lockFile)
  const whole = tiedTo(book, lock, at, file, text)
  const paint = paintFor(io.colour)
  const shown = sentencesShown(book, lock, whole, at)
  const { fault, ...others } = shown
  const isOpen = fault !== undefined && !update
  const number = section === true ? undefined : section
  io.out(tiesPrinted(book, lock, whole, { ...(isOpen ? shown : others), number }, paint))
  if (update) {
    io.out(writeTies(whole, update.ties, '--update'))
    io.out(writeSentences(shown.found, lock, update.sentences, '--update'))
  }
  const kept = areKept(whole, at)
  if (!kept) io.out(`${paint.bad('✗')} ${at.tiesFile}: other ties are kept; expected --update\n`)
  return kept && !isOpen && whole.tying.faults.length === 0
}

/** Fails where what is to be written cannot be, before anything is read. */
function mustTakeWhatIsKept(at: AuditHome, { lock, ties, update }: AuditFlags): void {
  const linked = [at.tiesFile, at.sentencesFile]
  if (lock) for (const file of [at.lockFile, ...linked]) mustBeWritable('--lock', file)
  else if (ties !== undefined && update) for (const file of linked) mustBeWritable('--update', file)
}

/** Refuses what makes no sense without a copy. */
function needsText(flags: AuditFlags): void {
  const odd = (['against', 'lock', 'from', 'words', 'vectors', 'ties', 'update'] as const).filter(
    (name) => flags[name] !== undefined,
  )
  if (odd.length > 0)
    throw new Unreadable([`--${odd[0]}: expected your copy of the rulebook, too, as --text rules.txt`])
}

/** The report, or that a copy is of something else: of what the book is, or of what somebody holds it against. */
function usable(audit: Audit, file: string, { title }: Book, against: string | undefined): AuditReport {
  if (audit.usable) return audit.report
  const { found, of, headings } = audit
  const what = `${found} of ${many(of, 'passage')}${against === undefined ? '' : ` of ${against}`}`
  const expected = against === undefined ? 'a copy of its rulebook' : 'two copies of its rulebook'
  throw new Unreadable([
    `${file}: this does not seem to be ${title}: ${what} and ${many(headings, 'heading')} found; expected ${expected}`,
  ])
}

/** A hint at the options that show more than fits one screen. */
const SEE_REST = '--full prints all, --markdown a work list, --json everything for programs'

function auditResult(report: AuditReport, { words, full }: AuditFlags): CommandResult {
  const { wordings, ...without } = report
  const shown = words && wordings ? { ...without, wordings } : without
  return {
    data: () => shown,
    markdown: () => auditMarkdown(shown),
    text: (paint) => (full ? auditText(report, paint) : oneScreen(auditText(report, paint), SEE_REST)),
  }
}
