/**
 * `rulewright explain`: examples run by the rules, with the reasons.
 *
 * @module
 */
import { statSync } from 'node:fs'
import type { Command } from 'commander'
import { guidance } from '../examples/alternatives.js'
import { exampleFiles, realPath } from '../examples/folder.js'
import type { Guidance } from '../examples/guidance.js'
import { examplesFrom } from '../examples/read.js'
import { runExample } from '../examples/run.js'
import { isStdin, type Source } from '../examples/source.js'
import type { ExampleRun } from '../examples/verdict.js'
import type { Book } from '../kernel/book.js'
import { runText, type Telling } from './explain-text.js'
import { EXIT, Unreadable } from './io.js'
import { type Paint, paintFor } from './layout.js'
import { type Library, opened, rulesFor, unreadable } from './library.js'
import { plainRun } from './plain.js'
import type { Session } from './session.js'

interface Flags extends Partial<Telling> {
  readonly book?: string
  readonly example?: string
  readonly nearest?: boolean
  readonly json?: true
}

interface Ran {
  readonly file: string
  readonly run: ExampleRun
  readonly book: Book
  /** What helps where choices are refused. */
  readonly guide?: Guidance
}

const HELP = `
An example gives a position, names choices and says what holds then; docs/examples.md tells how to write one.
The command ends with 0 if the rules say what every example says, 1 if not, and 2 if a file cannot be read.

Examples:
  rulewright explain passing.yaml
  rulewright explain passing.yaml --example "Two Factions Pass" --full
  rulewright explain examples/ --brief
  rulewright explain refused.yaml --nearest
  rulewright explain passing.yaml --json`

/** Adds the command `explain`. */
export function explainCommand(program: Command, session: Session): void {
  program
    .command('explain')
    .description('play examples by the rules, and tell why they are legal or refused')
    .argument('<file...>', 'files of examples, YAML or JSON, or folders of them; - reads what is piped in')
    .option('--example <name>', 'only the example of this name')
    .option('--book <name>', 'the book, where a file names none')
    .option('--full', 'show whole positions, not only what changed, and all that is refused on the way')
    .option('--brief', 'one line for each example that is as the rules say')
    .option('--nearest', 'for choices that are refused, all that stands against them and the nearest legal ones')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((files: readonly string[], flags: Flags) => explainFiles(files, flags, session))
}

function explainFiles(files: readonly string[], flags: Flags, { io, library, ends }: Session): void {
  const ran = only(
    unrepeated(files.flatMap(filesAt)).flatMap((file) => ranIn(library, opened(file, io), flags)),
    flags.example,
  )
  const failed = ran.filter(({ run }) => !run.passed).length
  if (failed > 0) ends(EXIT.failed)
  io.out(flags.json ? plainText(ran, failed) : runsText(ran, failed, flags, paintFor(io.colour)))
}

const plainText = (ran: readonly Ran[], failed: number) =>
  `${JSON.stringify({ passed: failed === 0, examples: ran.map(({ file, run, book, guide }) => plainRun(file, run, book.measures, guide)) }, null, 2)}\n`

function runsText(ran: readonly Ran[], failed: number, { full = false, brief = false }: Flags, paint: Paint): string {
  const texts = ran.map(({ run, book, guide }) => runText(run, { full, brief }, paint, book, guide))
  const sum = `${ran.length} ${ran.length === 1 ? 'example' : 'examples'}, ${failed} not as the rules say\n`
  return [...texts, sum].join(brief ? '' : '\n')
}

/** A file, or the example files of a folder. */
function filesAt(path: string): readonly string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const files = exampleFiles(path)
  if (files.length > 0) return files
  throw new Unreadable([`${path}: this folder holds no example files; expected YAML or JSON`])
}

/** Every file once, though several names may lead to it. */
const unrepeated = (files: readonly string[]): readonly string[] => [
  ...new Map(files.map((file) => [isStdin(file) ? '-' : (realPath(file) ?? file), file])).values(),
]

function ranIn(library: Library, source: Source, { book, nearest = false }: Flags): readonly Ran[] {
  const rules = rulesFor(library, source, book)
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
      ...(guided && { guide: guidance(rules, example, verdict) }),
    }
  })
}

function only(ran: readonly Ran[], name: string | undefined): readonly Ran[] {
  const chosen = ran.filter(({ run }) => name === undefined || run.example.name === name)
  if (chosen.length > 0 || name === undefined) return chosen
  const names = ran.map(({ run }) => `  ${run.example.name}`)
  throw new Unreadable([`no example is called "${name}"; expected one of:`, ...names])
}
