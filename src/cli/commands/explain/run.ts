/** `rulewright explain`, carried out: the examples of files, run and told. @module */

import { cut, Unreadable } from '#core'
import { type LinesFlags, withClauseLines } from '../../books/clause-lines.js'
import { bookFirst } from '../../books/library.js'
import { type Explained, type RanExample, runExampleFiles, type Unread } from '../../books/run-example-files.js'
import { sessionUnder } from '../../books/with-readings.js'
import { printResult } from '../../output/print-result.js'
import type { Session } from '../../program/command-context.js'
import { EXIT } from '../../program/io.js'
import { runText, type Telling } from '../../text/example-result.js'
import { many, type Paint } from '../../text/layout/output-layout.js'
import { plainRun } from '../../text/plain-text.js'

/** Command-line options of `explain`. */
export interface ExplainFlags extends Partial<Telling> {
  readonly example?: string
  readonly nearest?: boolean
  readonly reading: readonly string[]
  readonly json?: true
}

/** Runs the examples of files and folders. */
export const explainFiles = (
  words: readonly string[],
  flags: ExplainFlags & LinesFlags,
  session: Session,
): Promise<void> => withClauseLines(session, flags, (heard) => explainExamples(words, flags, heard))

async function explainExamples(words: readonly string[], flags: ExplainFlags, session: Session): Promise<void> {
  const { io, ends } = session
  // An example says itself what holds: only who asks for another reading has it run by that.
  const { library } = flags.reading.length > 0 ? sessionUnder(session, flags.reading) : session
  const { name: book, others: files } = bookFirst(library, words)
  if (files.length === 0) throw new Unreadable([`expected files of examples behind "${words.join(' ')}"`])
  const { nearest = false } = flags
  const all = await runExampleFiles(files, { library, piped: io, nearest, ...(book !== undefined && { book }) })
  const { ran, unread } = only(all, flags.example)
  if (ran.length === 0) throw new Unreadable(linesOf(unread))
  const failed = ran.filter(({ run }) => !run.passed).length
  if (unread.length > 0) ends(EXIT.unreadable)
  else if (failed > 0) ends(EXIT.failed)
  printResult(io, flags, {
    data: () => plainRuns({ ran, unread }, failed),
    text: (paint) => runsText({ ran, unread }, failed, flags, paint),
  })
  if (!flags.json) io.err(unreadText(unread))
}

const plainRuns = ({ ran, unread }: Explained, failed: number) => ({
  passed: failed + unread.length === 0,
  examples: ran.map(({ file, run, book, beside }) => plainRun(file, run, book.measures, beside)),
  ...(unread.length > 0 && { unread: unread.map((one) => ({ ...one, lines: one.lines.map(cut) })) }),
})

function runsText(
  { ran, unread }: Explained,
  failed: number,
  { full = false, brief = false, trace = full }: Partial<Telling>,
  paint: Paint,
): string {
  const texts = ran.map(({ run, book, beside }) => runText(run, { full, brief, trace }, paint, book, beside))
  const unchecked = ran.filter(({ run }) => run.passed && run.example.unchecked).length
  const counts = [
    many(ran.length, 'example'),
    `${failed} not as the rules say`,
    ...(unchecked > 0 ? [`${unchecked} unchecked`] : []),
    ...(unread.length > 0 ? [`${unread.length} cannot be read`] : []),
  ]
  return [...texts, `${counts.join(', ')}\n`].join(brief ? '' : '\n')
}

/** The maximum number of lines about unreadable files if the other files were run. */
const MOST = 20

function unreadText(unread: readonly Unread[]): string {
  const lines = linesOf(unread)
  const more = lines.length - MOST
  const shown = more > 0 ? [...lines.slice(0, MOST), `and ${more} lines more; --json prints all of them`] : lines
  return shown.map((line) => `${line}\n`).join('')
}

const linesOf = (unread: readonly Unread[]): readonly string[] => [...new Set(unread.flatMap(({ lines }) => lines))]

function only({ ran, unread }: Explained, name: string | undefined): Explained {
  if (name === undefined) return { ran, unread }
  const chosen: Explained = {
    ran: ran.filter(({ run }) => run.example.name === name),
    unread: unread.filter((one) => one.name === name),
  }
  if (chosen.ran.length + chosen.unread.length > 0) return chosen
  const names = ran.map(({ run }: RanExample) => `  ${run.example.name}`)
  const known = names.length > 0 ? [`no example is called "${name}"; expected one of:`, ...names] : []
  throw new Unreadable([...linesOf(unread.filter((one) => one.name === undefined)), ...known])
}
