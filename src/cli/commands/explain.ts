/** `rulewright explain`, carried out: the examples of files, run and told. @module */
import { guidance } from '../../examples/alternatives.js'
import { exampleFiles, realPath } from '../../examples/folder.js'
import { groundLines } from '../../examples/grounds.js'
import { idleCitations } from '../../examples/idle-citations.js'
import { examplesFrom } from '../../examples/read.js'
import { runExample } from '../../examples/run.js'
import type { Source } from '../../examples/source.js'
import type { ExampleRun } from '../../examples/verdict.js'
import { placesIn } from '../../examples/wrong-places.js'
import type { Book } from '../../kernel/book.js'
import { isFolder, isStdin } from '../../outside/read.js'
import { Unreadable } from '../../outside/unreadable.js'
import { EXIT } from '../io.js'
import { bookFirst, type Library } from '../library.js'
import { opened, rulesFor, unreadable } from '../opened.js'
import { sessionUnder } from '../read-as.js'
import type { Session } from '../session.js'
import { type Beside, runText, type Telling } from '../text/explain.js'
import { many, type Paint, paintFor } from '../text/layout.js'
import { plainRun } from '../text/plain.js'

/** What the command line says. */
export interface Flags extends Partial<Telling> {
  readonly example?: string
  readonly nearest?: boolean
  readonly reading: readonly string[]
  readonly json?: true
}

interface Ran {
  readonly file: string
  readonly run: ExampleRun
  readonly book: Book
  readonly beside: Beside
}

/** Runs the examples of files and folders. */
export async function explainFiles(words: readonly string[], flags: Flags, session: Session): Promise<void> {
  const { io, ends } = session
  // An example says itself what holds: only who asks for another reading has it run by that.
  const { library } = flags.reading.length > 0 ? sessionUnder(session, flags.reading) : session
  const { name, others: files } = bookFirst(library, words)
  if (files.length === 0) throw new Unreadable([`expected files of examples behind "${words.join(' ')}"`])
  const all: Ran[] = []
  for (const file of unrepeated(files.flatMap(filesAt)))
    all.push(...(await ranIn(library, opened(file, io, library), name, flags)))
  const ran = only(all, flags.example)
  const failed = ran.filter(({ run }) => !run.passed).length
  if (failed > 0) ends(EXIT.failed)
  io.out(flags.json ? plainText(ran, failed) : runsText(ran, failed, flags, paintFor(io.colour)))
}

const plainText = (ran: readonly Ran[], failed: number) =>
  `${JSON.stringify({ passed: failed === 0, examples: ran.map(({ file, run, book, beside }) => plainRun(file, run, book.measures, beside)) }, null, 2)}\n`

function runsText(
  ran: readonly Ran[],
  failed: number,
  { full = false, brief = false, trace = full }: Partial<Telling>,
  paint: Paint,
): string {
  const texts = ran.map(({ run, book, beside }) => runText(run, { full, brief, trace }, paint, book, beside))
  const unchecked = ran.filter(({ run }) => run.passed && run.example.unchecked).length
  const sum = `${many(ran.length, 'example')}, ${failed} not as the rules say${unchecked > 0 ? `, ${unchecked} unchecked` : ''}\n`
  return [...texts, sum].join(brief ? '' : '\n')
}

/** A file, or the example files of a folder. */
function filesAt(path: string): readonly string[] {
  if (!isFolder(path)) return [path]
  const files = exampleFiles(path)
  if (files.length > 0) return files
  throw new Unreadable([`${path}: this folder holds no example files; expected YAML or JSON`])
}

/** Every file once, though several names may lead to it. */
const unrepeated = (files: readonly string[]): readonly string[] => [
  ...new Map(files.map((file) => [isStdin(file) ? '-' : (realPath(file) ?? file), file])).values(),
]

async function ranIn(
  library: Library,
  source: Source,
  book: string | undefined,
  { nearest = false }: Pick<Flags, 'nearest'>,
): Promise<readonly Ran[]> {
  const rules = await rulesFor(library, source, book)
  const examples = examplesFrom(rules, source)
  if (!examples.ok) throw unreadable(examples.misread)
  return examples.value.map((example) => {
    const run = runExample(rules, example)
    const { verdict, passed } = run
    const guided = example.kind === 'played' && verdict.is === 'refused' && (nearest || !passed)
    return {
      file: source.file,
      run,
      book: rules.book,
      beside: {
        idle: passed ? idleCitations(rules, run) : [],
        places: passed ? [] : placesIn(source, run),
        grounds: passed && example.kind !== 'asked' ? [] : groundLines(rules, run),
        ...(guided && { guide: guidance(rules, example, verdict) }),
      },
    }
  })
}

function only(ran: readonly Ran[], name: string | undefined): readonly Ran[] {
  const chosen = ran.filter(({ run }) => name === undefined || run.example.name === name)
  if (chosen.length > 0 || name === undefined) return chosen
  const names = ran.map(({ run }) => `  ${run.example.name}`)
  throw new Unreadable([`no example is called "${name}"; expected one of:`, ...names])
}
