/**
 * `rulewright mutants`: are the cases of a book any good? Small mistakes are made in its rules; which of them are noticed?
 *
 * @module
 */
import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { type Hunt, type Hunted, hunted, isWhole } from '../conformance/mutants/hunt.js'
import type { Shard } from '../conformance/mutants/kill.js'
import { printLock } from '../conformance/mutants/lock.js'
import { LEAST_SHARE, mutantsGate } from '../conformance/mutants/report.js'
import { type Suite, suiteName } from '../conformance/runner/suite.js'
import type { Edge } from '../conformance/vectors/edges.js'
import type { Book } from '../kernel/book.js'
import { codeDigest } from './code-digest.js'
import { suiteFor, suiteIn } from './conform-files.js'
import { EXIT, Unreadable } from './io.js'
import { edgesFile, keepEdge, keptLock, keptReasons, lockFile } from './kept-cases.js'
import { paintFor } from './layout.js'
import { bookMeant, namesIn, shownIn } from './library.js'
import { mutantsText } from './mutants-text.js'
import { wholeNumber } from './numbers.js'
import { withProgress } from './progress.js'
import type { Session } from './session.js'

interface Flags {
  readonly lock?: true | string
  readonly update?: true
  readonly shard?: string
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
With --lock only that is hunted which may have become otherwise since spec/${name}/mutants.lock.jsonl was written: where code
or cases changed, each mutant first meets the one case that noticed it; --update writes the file.
Ends with 1 where fewer than ${LEAST_SHARE * 100} % of all are noticed, or a reason is missing or idle.

Examples:
  rulewright mutants ${name}
  rulewright mutants ${name} --every 20
  rulewright mutants ${name} --only "victory" --all
  rulewright mutants ${name} --lock
  rulewright mutants ${name} --update
  rulewright mutants ${name} --shard 1/4
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
    .option('--shard <part>', 'only one part of several, such as 1/4: all parts together are the whole')
    .option('--lock [file]', 'go by what is known of mutants; without a name, by the file that the book brings along')
    .option('--update', 'write what became of every mutant into that file')
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
    ...(flags.shard !== undefined && { shard: shardIn(flags.shard) }),
    ...(flags.keep && { finds: (edge: Edge) => keepEdge(book.name, edge) }),
  }
  if (flags.keep && how.search === 0) throw new Unreadable(['--keep: expected --search, which finds what is kept'])
  if (flags.update && !isWhole(how))
    throw new Unreadable(['--update: expected all mutants, without --only, --every and --shard'])
  const known = knownBy(book, flags)
  const suite = flags.vectors === undefined ? suiteFor(book) : suiteIn(flags.vectors)
  const result = withProgress(
    (progress): Hunted =>
      hunted(book, suite, {
        ...how,
        ...known,
        ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
      }),
  )
  const { report, judged, found, lies, effects } = result
  if (judged.length === 0) throw new Unreadable([`--only: no mutant of ${book.title} has "${flags.only}" in its name`])
  if (flags.update) writeFileSync(fileMeant(book, flags), printLock(headFor(book, suite), judged))
  const gate = mutantsGate(report, isWhole(how) ? LEAST_SHARE : 0, flags.update ? [] : lies)
  io.out(
    flags.json
      ? `${JSON.stringify({ ...report, found, ...(effects && { effects }) }, null, 2)}\n`
      : mutantsText(
          report,
          { gate, found, effects, all: flags.all === true, file: flags.keep && edgesFile(book.name) },
          paintFor(io.colour),
        ),
  )
  if (!gate.passed) ends(EXIT.failed)
}

const fileMeant = (book: Book, { lock }: Flags): string => (typeof lock === 'string' ? lock : lockFile(book.name))

/** What is known of the mutants of a book, where somebody wants to go by it. */
function knownBy(book: Book, flags: Flags): Pick<Hunt, 'by'> {
  if (flags.lock === undefined && !flags.update) return {}
  const lock = keptLock(fileMeant(book, flags))
  if (lock) return { by: { lock, code: codeDigest(book.name) } }
  if (flags.update) return {}
  throw new Unreadable([`--lock: there is no ${fileMeant(book, flags)}; --update writes it`])
}

const headFor = (book: Book, suite: Suite) => ({
  book: book.name,
  code: codeDigest(book.name) ?? 'unknown',
  cases: suiteName(suite),
})

function shardIn(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > of)
    throw new Unreadable([`--shard: got "${text}", expected a part of several, such as 1/4`])
  return { number, of }
}
