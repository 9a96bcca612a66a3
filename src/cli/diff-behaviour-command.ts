/**
 * `rulewright diff-behaviour`: what an older state of a book allows or does otherwise.
 *
 * @module
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Behaviour, Road } from '../audit/behaviour/behaviour.js'
import { type Bundle, parseBundle } from '../audit/behaviour/bundle.js'
import { NoCheckout, withCheckout } from '../audit/behaviour/checkout.js'
import { compared } from '../audit/behaviour/diff.js'
import { liveBehaviour } from '../audit/behaviour/live.js'
import { recorded } from '../audit/behaviour/record.js'
import { type BehaviourReport, behaviourReport } from '../audit/behaviour/report.js'
import { exampleRoads, type Reach, roadsThrough } from '../audit/behaviour/roads.js'
import { savedBehaviour } from '../audit/behaviour/saved.js'
import type { Book } from '../kernel/book.js'
import { problemLine } from '../kernel/play.js'
import { behaviourMarkdown, behaviourText } from './behaviour-text.js'
import { EXIT, Unreadable } from './io.js'
import { many, paintFor } from './layout.js'
import { bookMeant, namesIn, shownIn } from './library.js'
import { wholeNumber } from './numbers.js'
import { examplesFolder, packageRoot, packageVersion } from './package-root.js'
import { withProgress } from './progress.js'
import type { AddCommand, Session } from './session.js'

interface Flags {
  readonly base?: string
  readonly save?: string
  readonly plays: string
  readonly seed: string
  readonly bound: string
  readonly around: string
  readonly limit: string
  readonly json?: true
  readonly markdown?: true
}

/** Where a book is at home: its repository, and its examples. */
export interface BehaviourHome {
  readonly root: string
  readonly examples: (book: string) => string
}

const helpText = ({ name }: { readonly name: string }) => `
Both states are led through the same positions: of their examples, around their worlds, and of random plays. What differs is
told at the smallest position that was found, with the clauses at work. A git ref is taken into a folder of its own and
compiled there, which needs a checkout of this project with its development packages; a bundle needs nothing.
Ends with 0 where nothing differs, 1 where something does, 2 where the base cannot be used.

Examples:
  rulewright diff-behaviour ${name} --base HEAD~1
  rulewright diff-behaviour ${name} --save before.json
  rulewright diff-behaviour ${name} --base before.json --markdown > changes.md`

/** Adds the command `diff-behaviour` for books that are at home anywhere. */
export const diffingBehaviour =
  (home: BehaviourHome): AddCommand =>
  (program: Command, session: Session) => {
    program
      .command('diff-behaviour')
      .description('show what changed in behaviour since a git ref or a saved bundle, the smallest position first')
      .argument('[book]', `one of ${namesIn(session.library)}`)
      .option('--base <ref or file>', 'the older state: a git ref of this checkout, or a bundle')
      .option('--save <file>', 'write the behaviour as it is now into a bundle')
      .option('--plays <number>', 'how many random plays of either state are looked at', '4')
      .option('--seed <number>', 'from which seed they are drawn', '1')
      .option('--bound <decisions>', 'after how many decisions a play is given up', '1000')
      .option('--around <positions>', 'how many positions are looked at from where each world begins', '30')
      .option('--limit <number>', 'how many differences are made small and told', '20')
      .option('--json', 'print JSON')
      .option('--markdown', 'print Markdown')
      .addHelpText('after', helpText(shownIn(session.library)))
      .action((name: string | undefined, flags: Flags) => act(session, home, bookMeant(session.library, name), flags))
  }

/** Adds the command `diff-behaviour` for the books of this package. */
export const diffBehaviourCommand: AddCommand = diffingBehaviour({ root: packageRoot, examples: examplesFolder })

async function act({ io, ends }: Session, home: BehaviourHome, book: Book, flags: Flags): Promise<void> {
  const { base, save } = flags
  if ((base === undefined) === (save === undefined))
    throw new Unreadable(['expected either --base, to compare with it, or --save, to be compared with later'])
  const reach = reachOf(flags)
  const now = liveBehaviour(book, packageVersion())
  const roads = [...roadsThrough(book, reach), ...exampleRoads(book, home.examples(book.name))]
  if (save !== undefined) {
    io.out(saved(now, roads, save))
    return
  }
  const before = await baseFor(home, book, base ?? '', reach)
  const limit = wholeNumber('--limit', flags.limit, 1)
  const comparison = withProgress((progress) =>
    compared({
      sides: { base: before.behaviour, now },
      book,
      roads: { base: before.roads, now: [...roads, ...before.examples] },
      limit,
      ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
    }),
  )
  const report = behaviourReport(comparison)
  io.out(printed(report, flags, io.colour))
  if (!report.same) ends(EXIT.failed)
}

const reachOf = ({ plays, seed, bound, around }: Flags): Reach => ({
  plays: wholeNumber('--plays', plays),
  seed: wholeNumber('--seed', seed),
  bound: wholeNumber('--bound', bound, 1),
  around: wholeNumber('--around', around),
})

function printed(report: BehaviourReport, { json, markdown }: Flags, colour: boolean): string {
  if (json) return `${JSON.stringify(report, null, 2)}\n`
  return markdown ? behaviourMarkdown(report) : behaviourText(report, paintFor(colour))
}

function saved(now: Behaviour, roads: readonly Road[], file: string): string {
  const bundle = withProgress((progress) =>
    recorded(now, roads, (done) => progress?.({ gate: 'roads', done, total: roads.length })),
  )
  try {
    writeFileSync(file, `${JSON.stringify(bundle)}\n`)
  } catch (error) {
    throw new Unreadable([`${file}: cannot be written: ${reasonOf(error)}`])
  }
  return `${file}: ${many(Object.keys(bundle.probes).length, 'position')} along ${many(roads.length, 'road')}\n`
}

interface Base {
  readonly behaviour: Behaviour
  readonly roads: readonly Road[]
  /** The plays of its examples, as far as the book as it is now can read them. */
  readonly examples: readonly Road[]
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

async function baseFor(home: BehaviourHome, book: Book, base: string, reach: Reach): Promise<Base> {
  if (isFile(base)) {
    const bundle = bundleIn(base, book)
    return { behaviour: savedBehaviour(bundle), roads: bundle.roads, examples: [] }
  }
  try {
    return await withCheckout(home.root, base, ({ books, kernel, folder, version }) => {
      const older = books.find(({ name }) => name === book.name)
      const names = books.map(({ name }) => name).join(', ')
      if (older === undefined) throw new NoCheckout([`--base: ${base} has no book "${book.name}"; it has ${names}`])
      return {
        behaviour: liveBehaviour(older, version, kernel),
        roads: roadsThrough(older, reach, kernel.rulesOf),
        examples: exampleRoads(book, join(folder, 'spec', book.name, 'examples')),
      }
    })
  } catch (error) {
    if (error instanceof NoCheckout) throw new Unreadable(error.lines)
    throw error
  }
}

/** How many problems of a bundle are told. */
const TOLD = 5

function bundleIn(file: string, { name }: Book): Bundle {
  const parsed = parseBundle(parsedJson(file))
  if (!parsed.ok)
    throw new Unreadable(parsed.problems.slice(0, TOLD).map((problem) => `${file}: ${problemLine(problem)}`))
  const { book } = parsed.value.about
  if (book !== name) throw new Unreadable([`${file}: this is the behaviour of ${book}; expected that of ${name}`])
  return parsed.value
}

function parsedJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Unreadable([`${file}: expected a bundle, as --save writes it: ${reasonOf(error)}`])
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
