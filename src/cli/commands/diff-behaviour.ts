/** `rulewright diff-behaviour`, carried out: what an older state of a book does otherwise. @module */
import type { Bundle } from '../../audit/behaviour/bundle.js'
import type { Told } from '../../audit/behaviour/diff.js'
import { type BehaviourReport, behaviourReport } from '../../audit/behaviour/report.js'
import { exampleRoads, type Reach, roadsThrough } from '../../audit/behaviour/roads.js'
import { liveBehaviour } from '../../audit/behaviour/rules-at-work.js'
import { examplesFolder, rootOf } from '../../home/home.js'
import { packageVersion } from '../../home/package-root.js'
import { Unreadable } from '../../outside/unreadable.js'
import { mustBeWritable, writeWhole } from '../../outside/write.js'
import { comparedBy, recordedBy } from '../../work/behaviour.js'
import { type HandFlags, handsOver } from '../hands-over.js'
import { EXIT } from '../io.js'
import { bookMeant } from '../library.js'
import { wholeNumber } from '../numbers.js'
import { originOf } from '../origin.js'
import { whileTimed } from '../progress.js'
import type { Session } from '../session.js'
import { behaviourMarkdown, behaviourText } from '../text/behaviour.js'
import { many, paintFor } from '../text/layout.js'
import { type BehaviourHome, withBase } from './behaviour-base.js'

/** What the command line says. */
export interface Flags extends HandFlags {
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
  const hands = handsOver(elsewhere ? undefined : originOf({ library, io }, book), flags, io)
  const report = await whileTimed((progress): Promise<Bundle | BehaviourReport> => {
    const told: Told = (gate, done, total) => progress?.({ gate, done, total })
    const spread = { hands, told }
    const roadsNow = () => [
      ...roadsThrough(book, reach),
      ...exampleRoads({ book, folder: home.examples(book) }, (done, total) => told('examples', done, total)),
    ]
    if (base === undefined) return recordedBy(book, now, roadsNow(), spread)
    return withBase({ home, book, base, reach }, told, async ({ behaviour, sources, ...before }) => {
      const sides = { base: behaviour, now }
      const roads = { base: before.roads, now: [...roadsNow(), ...before.examples] }
      return behaviourReport(await comparedBy({ sides, book, roads, limit }, sources, spread))
    })
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
