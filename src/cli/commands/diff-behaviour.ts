/** `rulewright diff-behaviour`, carried out: what an older state of a book does otherwise. @module */
import type { Bundle } from '../../audit/behaviour/bundle.js'
import { compared } from '../../audit/behaviour/diff.js'
import { recorded } from '../../audit/behaviour/record.js'
import { type BehaviourReport, behaviourReport } from '../../audit/behaviour/report.js'
import { exampleRoads, type Reach, roadsThrough } from '../../audit/behaviour/roads.js'
import { liveBehaviour } from '../../audit/behaviour/rules-at-work.js'
import { examplesFolder, rootOf } from '../../home/home.js'
import { packageVersion } from '../../home/package-root.js'
import { Unreadable } from '../../outside/unreadable.js'
import { mustBeWritable, writeWhole } from '../../outside/write.js'
import { EXIT } from '../io.js'
import { bookMeant } from '../library.js'
import { wholeNumber } from '../numbers.js'
import { whileProgress } from '../progress.js'
import type { Session } from '../session.js'
import { behaviourMarkdown, behaviourText } from '../text/behaviour.js'
import { many, paintFor } from '../text/layout.js'
import { type BehaviourHome, baseFor, type Told } from './behaviour-base.js'

/** What the command line says. */
export interface Flags {
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

/** Compares a book with an older state of it; unless somebody says otherwise, that of the repository to which it belongs. */
export async function diffBehaviour(
  { io, library, ends }: Session,
  name: string | undefined,
  flags: Flags,
  elsewhere?: BehaviourHome,
): Promise<void> {
  const book = await bookMeant(library, name)
  const home = elsewhere ?? { root: rootOf(book), examples: examplesFolder }
  const { base, save } = flags
  if ((base === undefined) === (save === undefined))
    throw new Unreadable(['expected either --base, to compare with it, or --save, to be compared with later'])
  if (save !== undefined) mustBeWritable('--save', save)
  const [reach, limit] = [reachOf(flags), wholeNumber('--limit', flags.limit, 1)]
  const now = liveBehaviour(book, packageVersion())
  const report = await whileProgress(async (progress) => {
    const told: Told = (gate, done, total) => progress?.({ gate, done, total })
    const before = base === undefined ? undefined : await baseFor({ home, book, base, reach }, told)
    const examples = { book, folder: home.examples(book) }
    const roads = [
      ...roadsThrough(book, reach),
      ...exampleRoads(examples, (done, total) => told('examples', done, total)),
    ]
    if (before === undefined) return recorded(now, roads, (done) => told('roads', done, roads.length))
    const sides = { base: before.behaviour, now }
    const both = { base: before.roads, now: [...roads, ...before.examples] }
    return behaviourReport(compared({ sides, book, roads: both, limit, told }))
  }, io.told)
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
  writeWhole(file, `${JSON.stringify(bundle)}\n`, '--save')
  const [positions, roads] = [Object.keys(bundle.probes).length, bundle.roads.length]
  return `${file}: ${many(positions, 'position')} along ${many(roads, 'road')}\n`
}
