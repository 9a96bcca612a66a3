/** `rulewright explain`, carried out: the examples of files, run and told. @module */
import { cut } from '../../outside/cut.js'
import { Unreadable } from '../../outside/unreadable.js'
import { type Explained, explained, type Ran, type Unread } from '../explained.js'
import { EXIT } from '../io.js'
import { bookFirst } from '../library.js'
import { sessionUnder } from '../read-as.js'
import type { Session } from '../session.js'
import { runText, type Telling } from '../text/explain.js'
import { many, type Paint, paintFor } from '../text/layout.js'
import { plainRun } from '../text/plain.js'

/** What the command line says. */
export interface Flags extends Partial<Telling> {
  readonly example?: string
  readonly nearest?: boolean
  readonly reading: readonly string[]
  readonly json?: true
}

/** Runs the examples of files and folders. */
export async function explainFiles(words: readonly string[], flags: Flags, session: Session): Promise<void> {
  const { io, ends } = session
  // An example says itself what holds: only who asks for another reading has it run by that.
  const { library } = flags.reading.length > 0 ? sessionUnder(session, flags.reading) : session
  const { name: book, others: files } = bookFirst(library, words)
  if (files.length === 0) throw new Unreadable([`expected files of examples behind "${words.join(' ')}"`])
  const { nearest = false } = flags
  const all = await explained(files, { library, piped: io, nearest, ...(book !== undefined && { book }) })
  const { ran, unread } = only(all, flags.example)
  if (ran.length === 0) throw new Unreadable(linesOf(unread))
  const failed = ran.filter(({ run }) => !run.passed).length
  if (unread.length > 0) ends(EXIT.unreadable)
  else if (failed > 0) ends(EXIT.failed)
  io.out(
    flags.json ? plainText({ ran, unread }, failed) : runsText({ ran, unread }, failed, flags, paintFor(io.colour)),
  )
  if (!flags.json) io.err(unreadText(unread))
}

const plainText = ({ ran, unread }: Explained, failed: number) =>
  `${JSON.stringify(
    {
      passed: failed + unread.length === 0,
      examples: ran.map(({ file, run, book, beside }) => plainRun(file, run, book.measures, beside)),
      ...(unread.length > 0 && { unread: unread.map((one) => ({ ...one, lines: one.lines.map(cut) })) }),
    },
    null,
    2,
  )}\n`

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

/** How many lines of what cannot be read are printed where the rest was run. */
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
  const names = ran.map(({ run }: Ran) => `  ${run.example.name}`)
  const known = names.length > 0 ? [`no example is called "${name}"; expected one of:`, ...names] : []
  throw new Unreadable([...linesOf(unread.filter((one) => one.name === undefined)), ...known])
}
