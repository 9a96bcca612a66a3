/**
 * `rulewright mutants`: are the cases of a book any good? Small mistakes are made in its rules; which of them are noticed?
 *
 * @module
 */
import type { Command } from 'commander'
import { type Hunted, hunted } from '../conformance/mutants/hunt.js'
import { LEAST_SHARE, mutantsGate } from '../conformance/mutants/report.js'
import type { Edge } from '../conformance/vectors/edges.js'
import type { Book } from '../kernel/book.js'
import { suiteFor, suiteIn } from './conform-files.js'
import { EXIT, Unreadable } from './io.js'
import { edgesFile, keepEdge, keptReasons } from './kept-cases.js'
import { paintFor } from './layout.js'
import { bookMeant, namesIn, shownIn } from './library.js'
import { mutantsText } from './mutants-text.js'
import { wholeNumber } from './numbers.js'
import { withProgress } from './progress.js'
import type { Session } from './session.js'

interface Flags {
  readonly vectors?: string
  readonly only?: string
  readonly every: string
  readonly search: string
  readonly seed: string
  readonly keep?: true
  readonly all?: true
  readonly json?: true
}

const helpText = ({ name }: ReturnType<typeof shownIn>) => `
A mutant is the book with one small mistake: a row of a table is left out, its condition is turned round, too wide or shifted
by one, its number is one too high or too low; a transition is left out or leads elsewhere; an offer loses an option, cannot
be declined, or offers something that is refused. A case notices it if its answer is then none of those that it accepts.
Those that no case notices need a reason in spec/${name}/survivors.json. With --search, games like those of the cases are
tried until one shows a mutant; --keep writes them to spec/${name}/edges.jsonl, from which vectors are made, too.
Ends with 1 where fewer than ${LEAST_SHARE * 100} % of all are noticed, or a reason is missing or idle.

Examples:
  rulewright mutants ${name}
  rulewright mutants ${name} --every 20
  rulewright mutants ${name} --only "victory" --all
  rulewright mutants ${name} --search 200 --keep`

/** Adds the command `mutants`. */
export function mutantsCommand(program: Command, session: Session): void {
  program
    .command('mutants')
    .description('make small mistakes in the rules of a book, and tell which of them its cases notice')
    .argument('[book]', `one of ${namesIn(session.library)}`)
    .option('--vectors <folder>', 'the cases, as `rulewright vectors` wrote them; else they are made now')
    .option('--only <text>', 'only mutants with this in their name, such as the name of a table')
    .option('--every <number>', 'only every so-manieth mutant', '1')
    .option('--search <games>', 'for each mutant that no case notices, try so many games to find one that does', '0')
    .option('--seed <number>', 'from which seed they are drawn', '1')
    .option('--keep', 'keep what --search finds, so that vectors are made of it from then on')
    .option('--all', 'list every clause, and not only those with mutants that survive')
    .option('--json', 'print JSON')
    .addHelpText('after', helpText(shownIn(session.library)))
    .action((name: string | undefined, flags: Flags) => mutants(session, bookMeant(session.library, name), flags))
}

function mutants({ io, ends }: Session, book: Book, flags: Flags): void {
  const how = {
    every: wholeNumber('--every', flags.every, 1),
    search: wholeNumber('--search', flags.search),
    seed: wholeNumber('--seed', flags.seed),
    reasons: keptReasons(book.name),
    ...(flags.only !== undefined && { only: flags.only }),
    ...(flags.keep && { finds: (edge: Edge) => keepEdge(book.name, edge) }),
  }
  if (flags.keep && how.search === 0) throw new Unreadable(['--keep: expected --search, which finds what is kept'])
  const suite = flags.vectors === undefined ? suiteFor(book) : suiteIn(flags.vectors)
  const { report, found } = withProgress(
    (progress): Hunted =>
      hunted(book, suite, {
        ...how,
        ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
      }),
  )
  if (report.mutants + report.same === 0)
    throw new Unreadable([`--only: no mutant of ${book.title} has "${flags.only}" in its name`])
  const gate = mutantsGate(report, flags.only === undefined && how.every === 1 ? LEAST_SHARE : 0)
  io.out(
    flags.json
      ? `${JSON.stringify({ ...report, found }, null, 2)}\n`
      : mutantsText(
          report,
          { gate, found, all: flags.all === true, file: flags.keep && edgesFile(book.name) },
          paintFor(io.colour),
        ),
  )
  if (!gate.passed) ends(EXIT.failed)
}
