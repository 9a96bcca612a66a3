/** `rulewright diff behaviour`, carried out: what an older state of a book does otherwise. @module */

import { examplesFolder, mustBeWritable, packageVersion, rootOf, Unreadable, writeWhole } from '#core'
import { comparedBy, recordedBy } from '#fleet'
import {
  type BehaviourReport,
  type Bundle,
  behaviourReport,
  type DiffProgress,
  exampleRoads,
  liveBehaviour,
  type Reach,
  roadsThrough,
} from '#lab'
import { bookMeant } from '../../../books/library.js'
import { originOf } from '../../../books/load-origin.js'
import { type HandFlags, handsOver } from '../../../options/choose-workers.js'
import { wholeNumber } from '../../../options/numbers.js'
import { printResult } from '../../../output/print-result.js'
import { whileTimed } from '../../../output/progress.js'
import type { Session } from '../../../program/command-context.js'
import { EXIT } from '../../../program/io.js'
import { many } from '../../../text/layout/output-layout.js'
import { behaviourMarkdown, behaviourText } from '../../../text/reports/behaviour.js'
import { bookWords } from '../../../text/reports/behaviour-words.js'
import { type BehaviourHome, withBase } from './older-state.js'

/** Command-line options of `diff behaviour`. */
export interface DiffBehaviourFlags extends HandFlags {
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
  flags: DiffBehaviourFlags,
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
    const told: DiffProgress = (gate, done, total) => progress?.({ gate, done, total })
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
  if ('probes' in report) return io.out(saved(report, save ?? ''))
  printResult(io, flags, {
    data: () => report,
    markdown: () => behaviourMarkdown(report, bookWords(book)),
    text: (paint) => behaviourText(report, paint, bookWords(book)),
  })
  if (!report.same) ends(EXIT.failed)
}

const reachOf = ({ plays, seed, bound, around }: DiffBehaviourFlags): Reach => ({
  plays: wholeNumber('--plays', plays),
  seed: wholeNumber('--seed', seed),
  bound: wholeNumber('--bound', bound, 1),
  around: wholeNumber('--around', around),
})

function saved(bundle: Bundle, file: string): string {
  writeWhole(file, `${JSON.stringify(bundle)}\n`, '--save')
  const [positions, roads] = [Object.keys(bundle.probes).length, bundle.roads.length]
  return `${file}: ${many(positions, 'position')} along ${many(roads, 'road')}\n`
}
