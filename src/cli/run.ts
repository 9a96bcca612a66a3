/** The command line: its commands, put together and run. @module */
import { Command, CommanderError, Option as CommandOption } from 'commander'
import { packageVersion } from '../home/package-root.js'
import { Defect } from '../kernel/defect.js'
import type { ListedBook } from '../kernel/listed-book.js'
import { inTerminal } from '../outside/terminal.js'
import { Unreadable } from '../outside/unreadable.js'
import { adapterCommand } from './commands/adapter-command.js'
import { askCommand } from './commands/ask-command.js'
import { booksCommand } from './commands/books-command.js'
import { censusCommand } from './commands/census-command.js'
import { clausesCommand } from './commands/clauses-command.js'
import { conformCommand } from './commands/conform-command.js'
import { explainCommand } from './commands/explain-command.js'
import { mutantsCommand } from './commands/mutants-command.js'
import { playCommand } from './commands/play-command.js'
import { playoutsCommand } from './commands/playouts-command.js'
import { readingsCommand } from './commands/readings-command.js'
import { replayCommand } from './commands/replay-command.js'
import { schemaCommand } from './commands/schema-command.js'
import { vectorsCommand } from './commands/vectors-command.js'
import { EXIT, type Io } from './io.js'
import { libraryOf } from './library.js'
import type { AddCommand, Session } from './session.js'

const COMMANDS: readonly AddCommand[] = [
  explainCommand,
  askCommand,
  playCommand,
  replayCommand,
  playoutsCommand,
  readingsCommand,
  censusCommand,
  adapterCommand,
  conformCommand,
  schemaCommand,
  booksCommand,
  clausesCommand,
  vectorsCommand,
  mutantsCommand,
]

/**
 * Runs the command line and returns how it ended.
 *
 * @param argv - what stands behind the name of the program
 * @param more - commands beside those of this folder
 */
export async function run(
  argv: readonly string[],
  given: Io,
  books: readonly ListedBook[],
  more: readonly AddCommand[] = [],
): Promise<number> {
  const io = shownSafely(given)
  const codes: number[] = [EXIT.ok]
  let library = libraryOf(books)
  const session: Session = {
    io,
    get library() {
      return library
    },
    ends: (code) => void codes.push(code),
  }
  const program = programFor(io)
    .addOption(componentOption())
    .hook('preAction', async (whole) => {
      const { component } = whole.opts<{ component: readonly string[] }>()
      if (component.length === 0) return
      const { withComponents } = await import('./commands/components.js')
      library = await withComponents(books, component, io)
    })
  for (const add of [...more, ...COMMANDS]) add(program, session)
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return Math.max(...codes)
  } catch (error) {
    return failure(error, io)
  }
}

/** The same world outside, to which nothing comes raw that somebody else has written. */
const shownSafely = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(inTerminal(text)),
  err: (text) => io.err(inTerminal(text)),
  ...(io.told && { told: (line: string) => io.told?.(inTerminal(line)) }),
})

const componentOption = (): CommandOption =>
  new CommandOption('--component <name=file>', 'run a book over a component of your own; may be given several times')
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([], 'none')

function programFor(io: Io): Command {
  const program = new Command('rulewright')
    .description('Asks, plays and checks the rules of printed board games.')
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpCommand('help [command]', 'print help for a command')
    .helpOption('-h, --help', 'print help')
    .showHelpAfterError('(--help tells more)')
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      getOutHasColors: () => io.colour,
      getErrHasColors: () => io.colour,
    })
  return program
}

/** How much of a line is told: what it names may be of any length. */
const LONGEST = 2000

const cut = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line)

function failure(error: unknown, io: Io): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.unreadable
  if (error instanceof Unreadable) {
    for (const line of error.lines) io.err(`${cut(line)}\n`)
    return EXIT.unreadable
  }
  const message = error instanceof Error ? error.message : String(error)
  const fault = error instanceof Defect ? 'the book contradicts itself' : 'internal error'
  io.err(`rulewright: ${fault}: ${message.split('\n')[0]} (RULEWRIGHT_DEBUG=1 shows where)\n`)
  if (io.debug && error instanceof Error) io.err(`${error.stack ?? ''}\n`)
  return EXIT.internal
}
