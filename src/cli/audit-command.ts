/**
 * `rulewright audit`: holds a user's own copy of a rulebook against the edition that is modelled, or against an older copy.
 *
 * @module
 */
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Command } from 'commander'
import { type Audit, auditAgainst, auditText as auditOf, lockText } from '../audit/editions/audit.js'
import { decoded, LONGEST, TOO_LONG, tooLong } from '../audit/editions/decode.js'
import { type Lock, parseLock } from '../audit/editions/lock.js'
import type { AuditReport } from '../audit/editions/report.js'
import type { Cited } from '../audit/editions/touched.js'
import { exampleFiles } from '../examples/folder.js'
import { readExamples } from '../examples/read.js'
import { isStdin } from '../examples/source.js'
import type { Book } from '../kernel/book.js'
import { problemLine } from '../kernel/play.js'
import { rulesOf } from '../kernel/rules.js'
import { auditMarkdown } from './audit-markdown.js'
import { auditText } from './audit-text.js'
import { bytesFrom } from './bytes.js'
import { EXIT, type Io, Unreadable } from './io.js'
import { many, paintFor } from './layout.js'
import { bookMeant, namesIn, shownIn } from './library.js'
import { examplesFolder, packageRoot } from './package-root.js'
import { withProgress } from './progress.js'
import type { AddCommand, Session } from './session.js'
import { standingPrinted } from './standing.js'

/** What an audit needs besides a book: the file with the fingerprints of its edition, and its examples. */
export interface AuditHome {
  readonly lockFile: string
  readonly examples: () => readonly Cited[]
}

const homeOf = (book: Book): AuditHome => ({
  lockFile: join(packageRoot, 'spec', book.name, 'edition.lock.json'),
  examples: () => examplesIn(book, examplesFolder(book.name)),
})

/** The examples in a folder with the clauses that they cite; a file that cannot be read has none. */
function examplesIn(book: Book, folder: string): readonly Cited[] {
  const rules = rulesOf(book)
  return exampleFiles(folder).flatMap((path) => {
    const read = readExamples(rules, path)
    if (!read.ok) return []
    const file = relative(packageRoot, path)
    return read.value.map(({ name, clauses }) => ({ file, name, clauses: clauses.map(({ id }) => id) }))
  })
}

interface Flags {
  readonly text?: string
  readonly against?: string
  readonly json?: true
  readonly markdown?: true
  readonly sarif?: true
  readonly words?: true
  readonly lock?: true
  readonly from?: string
}

const helpText = ({ name }: { readonly name: string }) => `
The text stays where it is: nothing of it is stored, and its words are printed only on your screen, with --against, or with --words.
Ends with 0 where the text is the edition that is modelled, 1 where it differs, 2 where it cannot be used.

Without --text it tells what is wrong with the text, where it is open, and in which sections.

Examples:
  rulewright audit ${name}
  rulewright audit ${name} --sarif > audit.sarif
  rulewright audit ${name} --text rules.txt
  rulewright audit ${name} --text new.txt --against old.txt
  pdftotext rules.pdf - | rulewright audit ${name} --text - --markdown > work.md`

/** Adds the command `audit` for books that are at home anywhere. */
export const auditing =
  (home: (book: Book) => AuditHome): AddCommand =>
  (program: Command, session: Session) => {
    program
      .command('audit')
      .description('tell how the text of a rulebook stands, or hold your own copy against the edition that is modelled')
      .argument('[book]', `one of ${namesIn(session.library)}`)
      .option('--text <file>', 'your copy as plain text; - reads what is piped in')
      .option('--against <file>', 'an older copy: what changed since, in words, and what that touches')
      .option('--json', 'print JSON')
      .option('--markdown', 'print Markdown: how the text stands, or with --text a work list')
      .option('--sarif', 'print findings and questions as SARIF, for code hosts')
      .option('--words', 'with --against: put the changed words into JSON or Markdown, too')
      .option('--lock', 'write the fingerprints of this text as those of the edition')
      .option('--from <words>', 'with --lock: how the text was taken from the page')
      .addHelpText('after', helpText(shownIn(session.library)))
      .action((name: string | undefined, flags: Flags) => act(session, home, name, flags))
  }

/** Adds the command `audit` for the books of this package. */
export const auditCommand: AddCommand = auditing(homeOf)

function act({ io, library, ends }: Session, home: (book: Book) => AuditHome, name: string | undefined, flags: Flags) {
  const book = bookMeant(library, name)
  if (flags.text === undefined) {
    needsText(flags)
    io.out(standingPrinted(book, flags, paintFor(io.colour)))
    return
  }
  if (flags.sarif) throw new Unreadable(['--sarif tells how the text stands; expected it without --text'])
  const { lockFile, examples } = home(book)
  const text = readText(flags.text, io)
  if (flags.lock) {
    io.out(writeLock(book, lockFile, lockText(book, text, flags.from)))
    return
  }
  const old = flags.against === undefined ? undefined : readText(flags.against, io)
  const lock = old === undefined ? readLock(book, lockFile) : undefined
  const audit = withProgress((progress) => {
    const heard = (done: number, total: number) => progress?.({ gate: 'reading', done, total })
    const options = { examples, heard }
    return lock ? auditOf(book, lock, text, options) : auditAgainst(book, old ?? '', text, options)
  })
  const report = usable(audit, flags.text, book)
  io.out(printed(report, flags, io))
  if (!report.same) ends(EXIT.failed)
}

/** Refuses what makes no sense without a copy. */
function needsText(flags: Flags): void {
  const odd = (['against', 'lock', 'from', 'words'] as const).filter((name) => flags[name] !== undefined)
  if (odd.length > 0)
    throw new Unreadable([`--${odd[0]}: expected your copy of the rulebook, too, as --text rules.txt`])
}

function usable(audit: Audit, file: string, { title }: Book): AuditReport {
  if (audit.usable) return audit.report
  const { found, of, headings } = audit
  throw new Unreadable([
    `${file}: this does not seem to be ${title}: ${found} of ${many(of, 'passage')} and ${many(headings, 'heading')} found; expected a copy of its rulebook`,
  ])
}

function printed(report: AuditReport, { json, markdown, words }: Flags, io: Io): string {
  const { wordings, ...without } = report
  const shown = words && wordings ? { ...without, wordings } : without
  if (json) return `${JSON.stringify(shown, null, 2)}\n`
  return markdown ? auditMarkdown(shown) : auditText(report, paintFor(io.colour))
}

function readText(file: string, io: Io): string {
  const text = decoded(bytesOf(file, io))
  if (text.ok) return text.text
  throw new Unreadable([`${file}: ${text.reason}`])
}

function bytesOf(file: string, { bytes }: Io): Uint8Array {
  try {
    const read = isStdin(file) ? bytes(LONGEST) : bytesAt(file)
    if (read.length > LONGEST) throw new Unreadable([`${file}: ${TOO_LONG}`])
    return read
  } catch (error) {
    if (error instanceof Unreadable) throw error
    const { code = 'for an unknown reason' } = error as NodeJS.ErrnoException
    throw new Unreadable([`${file}: ${REASONS[code] ?? `cannot be read (${code})`}; expected a text file`])
  }
}

function bytesAt(file: string): Uint8Array {
  const found = statSync(file)
  if (!found.isFile() && !found.isFIFO() && !found.isDirectory())
    throw new Unreadable([`${file}: this is a device; expected a text file`])
  if (found.size > LONGEST) throw new Unreadable([`${file}: ${tooLong(found.size)}`])
  const open = openSync(file, 'r')
  try {
    return bytesFrom(open, LONGEST)
  } finally {
    closeSync(open)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'this file may not be read',
}

function readLock(book: Book, file: string): Lock {
  if (!existsSync(file))
    throw new Unreadable([`${book.name} has no fingerprints of its edition; expected ${file}, which --lock writes`])
  const lock = parseLock(parsed(file))
  if (!lock.ok) throw new Unreadable(lock.problems.map((problem) => `${file}: ${problemLine(problem)}`))
  if (lock.value.book === book.name) return lock.value
  throw new Unreadable([`${file}: these are fingerprints of ${lock.value.book}; expected those of ${book.name}`])
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Unreadable([`${file}: expected JSON: ${error instanceof Error ? error.message : String(error)}`])
  }
}

function writeLock(book: Book, file: string, lock: Lock): string {
  const { sections, made } = lock
  const passages = sections.reduce((sum, section) => sum + section.passages.length, 0)
  try {
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  } catch (error) {
    throw new Unreadable([`${file}: cannot be written: ${error instanceof Error ? error.message : String(error)}`])
  }
  const headed = sections.filter(({ number }) => number !== '').length
  return `${file}: ${many(headed, 'section')} of ${book.sections.length}, ${many(passages, 'passage')}, ${made.words} words (${made.layout})\n`
}
