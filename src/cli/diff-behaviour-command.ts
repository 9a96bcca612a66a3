/**
 * `rulewright diff-behaviour`: what an older state of a book allows or does otherwise.
 *
 * @module
 */
import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import type { Bundle } from '../audit/behaviour/bundle.js'
import { compared } from '../audit/behaviour/diff.js'
import { liveBehaviour } from '../audit/behaviour/live.js'
import { recorded } from '../audit/behaviour/record.js'
import { type BehaviourReport, behaviourReport } from '../audit/behaviour/report.js'
import { exampleRoads, type Reach, roadsThrough } from '../audit/behaviour/roads.js'
import type { Book } from '../kernel/book.js'
import { type BehaviourHome, baseFor, type Told } from './behaviour-base.js'
import { behaviourMarkdown, behaviourText } from './behaviour-text.js'
import { EXIT, Unreadable } from './io.js'
import { many, paintFor } from './layout.js'
import { bookMeant, namesIn, shownIn } from './library.js'
import { wholeNumber } from './numbers.js'
import { examplesFolder, packageRoot, packageVersion } from './package-root.js'
import { whileProgress } from './progress.js'
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

const helpText = ({ name }: { readonly name: string }) => `
Both states are led through the same positions: of their examples, around their worlds, and of random plays. What differs is
told at the smallest position that was found, with the clauses at work. A git ref is taken into a folder of its own and
compiled there, which needs a checkout of this project with its development packages; a bundle needs nothing. It takes some
minutes, and shows how far it is.
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
      .option(
        '--plays <number>',
        'how many random plays of either state are looked at; more take longer and find more',
        '2',
      )
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
  const [reach, limit] = [reachOf(flags), wholeNumber('--limit', flags.limit, 1)]
  const now = liveBehaviour(book, packageVersion())
  const report = await whileProgress(async (progress) => {
    const told: Told = (gate, done, total) => progress?.({ gate, done, total })
    const before = base === undefined ? undefined : await baseFor({ home, book, base, reach }, told)
    const examples = { book, folder: home.examples(book.name) }
    const roads = [
      ...roadsThrough(book, reach),
      ...exampleRoads(examples, (done, total) => told('examples', done, total)),
    ]
    if (before === undefined) return recorded(now, roads, (done) => told('roads', done, roads.length))
    const sides = { base: before.behaviour, now }
    const both = { base: before.roads, now: [...roads, ...before.examples] }
    return behaviourReport(compared({ sides, book, roads: both, limit, told }))
  })
  if ('probes' in report) {
    io.out(saved(report, save ?? ''))
    return
  }
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

function saved(bundle: Bundle, file: string): string {
  try {
    writeFileSync(file, `${JSON.stringify(bundle)}\n`)
  } catch (error) {
    throw new Unreadable([`${file}: cannot be written: ${error instanceof Error ? error.message : String(error)}`])
  }
  const [positions, roads] = [Object.keys(bundle.probes).length, bundle.roads.length]
  return `${file}: ${many(positions, 'position')} along ${many(roads, 'road')}\n`
}
