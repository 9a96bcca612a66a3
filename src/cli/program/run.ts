/** The command line: its commands, put together and run. @module */
import { resolve } from 'node:path'
import { Command, CommanderError, Option as CommandOption } from 'commander'
import { cut, cutLines, Defect, inTerminal, isFile, isModule, type ListedBook, packageVersion, Unreadable } from '#core'
import { INTERRUPTED, Interrupted } from '#fleet'
import { OtherCopy, type Words, withBooksOf } from '../books/external-books.js'
import { helpExample, type Library, libraryOf } from '../books/library.js'
import { askCommand } from '../commands/ask/command.js'
import { completionCommand } from '../commands/completion/command.js'
import { vectorsCommand } from '../commands/conform/cases/command.js'
import { conformCommand } from '../commands/conform/command.js'
import { censusCommand } from '../commands/conform/count/command.js'
import { mutantsCommand } from '../commands/conform/mutants/command.js'
import { adapterCommand } from '../commands/conform/serve/command.js'
import { explainCommand } from '../commands/explain/command.js'
import { exportCommand } from '../commands/export/command.js'
import { schemaCommand } from '../commands/export/schema/command.js'
import { booksCommand } from '../commands/find/books/command.js'
import { clausesCommand } from '../commands/find/clauses/command.js'
import { entryCommands } from '../commands/find/entries/command.js'
import { newCommand } from '../commands/new/command.js'
import { playCommand } from '../commands/play/command.js'
import { playoutsCommand } from '../commands/play/random/command.js'
import { replayCommand } from '../commands/play/replay/command.js'
import { questionsCommand } from '../commands/questions/command.js'
import { trustCommand } from '../commands/trust/command.js'
import { workerCommand } from '../commands/worker/command.js'
import { fitLines } from '../text/layout/fit-lines.js'
import { layOutFor } from '../text/layout/terminal-width.js'
import type { AddCommand, Session } from './command-context.js'
import { commandWords, normalizeWords } from './command-tree.js'
import { ABOUT, firstScreen, inGroups } from './help-groups.js'
import { formatHelp } from './help-layout.js'
import { EXIT, type Io } from './io.js'
import { type Settings, UNSET } from './settings.js'

const COMMANDS: readonly AddCommand[] = [
  askCommand,
  explainCommand,
  playCommand,
  replayCommand,
  playoutsCommand,
  booksCommand,
  clausesCommand,
  entryCommands,
  questionsCommand,
  censusCommand,
  vectorsCommand,
  conformCommand,
  adapterCommand,
  mutantsCommand,
  newCommand,
  trustCommand,
  exportCommand,
  schemaCommand,
  completionCommand,
  workerCommand,
]

/**
 * Runs the command line and returns how it ended.
 *
 * @param words - the words behind the name of the program
 * @param more - commands beside those of this folder
 */
export async function run(
  words: readonly string[],
  given: Io,
  books: readonly ListedBook[],
  more: readonly AddCommand[] = [],
): Promise<number> {
  const argv = normalizeWords(words)
  const forPeople = !isForPrograms(argv)
  const io = shownSafely(given, forPeople, isQuiet(argv))
  layOutFor(forPeople ? given.width : undefined)
  const codes: number[] = [EXIT.ok]
  let library = libraryOf(books)
  let settings = UNSET
  const session: Session = {
    io,
    get library() {
      return library
    },
    get settings() {
      return settings
    },
    ends: (code) => void codes.push(code),
  }
  const program = programFor(io, argv.includes('--json'))
    .addOption(componentOption())
    .option('--quiet', 'hide progress')
    .hook('preAction', async (whole, action) => {
      settings = (await io.settings?.()) ?? UNSET
      library = usually(library, settings)
      if (action.registeredArguments[0]?.name() !== FOLDER)
        library = await withBooksOf(library, wordsIn(action, settings, io.folder), io)
      const { component } = whole.opts<{ component: readonly string[] }>()
      if (component.length > 0) {
        const { withComponents } = await import('../books/with-components.js')
        library = await withComponents(library, component, io)
      }
    })
  for (const add of [...COMMANDS, ...more]) add(program, session)
  inGroups(program)
  if (argv.length === 0) {
    io.err(firstScreen(helpExample(libraryOf(books)).name))
    return EXIT.unreadable
  }
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return Math.max(...codes)
  } catch (error) {
    if (error instanceof OtherCopy && given.handOver) return given.handOver(error.root)
    return argv.includes('--json') ? plainFailure(error, given) : failure(error, io)
  }
}

/** Arguments that are files, and one that is a book or a file. */
const FILES = ['file', 'play']
const EITHER = 'place'

/** The argument of commands that take a folder, in which no book is looked for. */
const FOLDER = 'folder'

/** The words behind a command: those that name a book stand first, or where nothing but books does. A file of settings names none. */
function wordsIn({ args, registeredArguments }: Command, { book, from }: Settings, folder = ''): Words {
  const names = (word: string, at: number): boolean => {
    const name = (registeredArguments[at] ?? registeredArguments.at(-1))?.name() ?? ''
    if (FILES.includes(name) || (name === EITHER && isFile(resolve(folder, word)) && !isModule(word))) return false
    return at === 0 || name === 'book'
  }
  const naming = args.filter(names)
  const leading = args.filter((word, at) => !names(word, at))
  if (book === undefined) return { naming, leading }
  return from?.isFile ? { naming, leading: [...leading, book] } : { naming: [...naming, book], leading }
}

/** A library of which the book that is set is usually meant. */
const usually = (library: Library, { book, from }: Settings): Library =>
  book === undefined ? library : { ...library, usual: book, ...(from && { usualIn: from.book }) }

/** The same world outside, to which nothing comes raw that somebody else has written. */
function shownSafely({ told, ...io }: Io, forPeople: boolean, quiet: boolean): Io {
  const { width } = io
  const toPeople = (text: string) => (width === undefined ? cutLines(text) : fitLines(cutLines(text), width))
  const shown = (text: string) => inTerminal(forPeople ? toPeople(text) : text)
  return {
    ...io,
    out: (text) => io.out(shown(text)),
    err: (text) => io.err(shown(text.split('\n').map(cut).join('\n'))),
    ...(told && !quiet && { told: (line: string) => told(inTerminal(line)) }),
  }
}

/** Options with output for programs, which need no maximum line width. */
const FOR_PROGRAMS = ['--json', '--markdown', '--sarif']
/** Commands that write Markdown into a file, and print for people. */
const MARKDOWN_IN_FILES = /^conform(?: |$)/
const COMMANDS_FOR_PROGRAMS = /^(?:conform serve|completion|complete|export schema|worker)\b/

function isForPrograms(argv: readonly string[]): boolean {
  if (argv.some((word) => word === '--help' || word === '-h')) return false
  const path = commandWords(argv).join(' ')
  const flags = MARKDOWN_IN_FILES.test(path) ? ['--json'] : FOR_PROGRAMS
  return COMMANDS_FOR_PROGRAMS.test(path) || argv.some((word) => flags.includes(word))
}

const isQuiet = (argv: readonly string[]): boolean => argv.includes('--quiet')

const componentOption = (): CommandOption =>
  new CommandOption('--component <name=file>', 'use a component of your own; repeatable')
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([])

/** The width of help texts if no line width is known. */
const USUAL_WIDTH = 80

function programFor(io: Io, asJson: boolean): Command {
  const program = new Command('rulewright')
    .usage('[options] <command>')
    .description(ABOUT)
    .configureHelp({ formatHelp })
    .version(packageVersion(), '-V, --version', 'print the version')
    .commandsGroup('Tools:')
    .helpCommand('help [command]', 'Print help for a command.')
    .helpOption('-h, --help', 'print help')
    .showHelpAfterError('(see --help)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(fitLines(text, io.width ?? USUAL_WIDTH)),
      writeErr: asJson ? () => undefined : io.err,
      getOutHelpWidth: () => io.width ?? USUAL_WIDTH,
      getErrHelpWidth: () => io.width ?? USUAL_WIDTH,
      getOutHasColors: () => io.colour,
      getErrHasColors: () => io.colour,
    })
  return program
}

/** Returns the exit code and the lines to print for an error. */
function told(error: unknown): { readonly code: number; readonly lines: readonly string[] } {
  if (error instanceof Interrupted) return { code: INTERRUPTED, lines: ['rulewright: interrupted; nothing is written'] }
  if (error instanceof Unreadable) return { code: EXIT.unreadable, lines: error.lines }
  if (error instanceof CommanderError)
    return error.exitCode === 0
      ? { code: EXIT.ok, lines: [] }
      : { code: EXIT.unreadable, lines: [error.message.replace(/^error: /, '')] }
  const message = error instanceof Error ? error.message : String(error)
  const fault = error instanceof Defect ? 'the book contradicts itself' : 'internal error'
  return {
    code: EXIT.internal,
    lines: [`rulewright: ${fault}: ${message.split('\n')[0]} (RULEWRIGHT_DEBUG=1 shows where)`],
  }
}

function failure(error: unknown, io: Io): number {
  const { code, lines } = told(error)
  // What is wrong with the words of a command was told when they were read.
  if (!(error instanceof CommanderError)) for (const line of lines) io.err(`${line}\n`)
  if (io.debug && code === EXIT.internal && error instanceof Error) io.err(`${error.stack ?? ''}\n`)
  return code
}

/** An error as JSON, for a program. */
function plainFailure(error: unknown, io: Io): number {
  const { code, lines } = told(error)
  const each = lines.flatMap((line) => line.split('\n').map(cut))
  if (code !== EXIT.ok) io.err(inTerminal(`${JSON.stringify({ error: { code, lines: each } })}\n`))
  return code
}
