/**
 * The comparison of behaviour as work. The jobs are roads through two states of a book, tables, and differences to make smaller.
 *
 * A job names the commit of an older state. The worker must know its folder, which is not part of the job.
 *
 * @module
 */

import type { Book } from '#core'
import {
  type Behaviour,
  type BehaviourComparison,
  type Bundle,
  bundleOf,
  comparison,
  type DiffJob,
  type DiffJobResult,
  type DiffProgress,
  diffJobsOf,
  liveBehaviour,
  olderAt,
  type Question,
  type Road,
  recordedAlong,
  type Stretch,
  savedBehaviour,
  sidesOf,
} from '#lab'
import { allBy, by, type Workers } from './choose-threads.js'
import type { Doing, Own, WorkKind } from './work-kind.js'

/** The older state that is compared with, as plain data: what was recorded of it, or its commit and what it is called. */
export type PlainBase = { readonly bundle: Bundle } | { readonly commit: string; readonly version: string }

interface Common {
  readonly version: string
  readonly base: PlainBase
}

/** The changes in behaviour, as work. */
export const behaviour: WorkKind<Common, DiffJob, DiffJobResult> = {
  name: 'behaviour',
  ready: (book, { version, base }, own) => {
    let ready: Promise<(errand: DiffJob) => DiffJobResult> | undefined
    return async (errand) => {
      ready ??= baseIn(book, base, own).then((older) =>
        diffJobsOf(sidesOf({ sides: { base: older, now: liveBehaviour(book, version) } }), book),
      )
      return (await ready)(errand)
    }
  },
}

async function baseIn(book: Book, base: PlainBase, { olders = {} }: Own): Promise<Behaviour> {
  if ('bundle' in base) return savedBehaviour(base.bundle)
  const place = Object.hasOwn(olders, base.commit) ? olders[base.commit] : undefined
  if (place === undefined)
    throw new Error(`no older state ${base.commit} is at hand here; "rulewright worker --base REF" takes one`)
  const older = await olderAt(book, place)
  return liveBehaviour(older.book, base.version, older.kernel)
}

/** The behaviour of a book along roads, as work. */
export const recording: WorkKind<{ readonly version: string }, Road, Stretch> = {
  name: 'recording',
  ready: (book, { version }) => {
    const live = liveBehaviour(book, version)
    return (road) => recordedAlong(live, road)
  },
}

/** The workers for the comparison, and its progress callback. */
export interface Spread {
  readonly hands: Workers
  readonly told: DiffProgress
}

/** The sources of both states, for the workers. */
export interface Sources extends Required<Pick<Own, 'olders'>> {
  readonly base: PlainBase
}

/** Compares two states of a book by many hands. */
export function comparedBy(
  question: Question,
  { base, olders }: Sources,
  { hands, told }: Spread,
): Promise<BehaviourComparison> {
  const { book, sides } = question
  const common = { version: sides.now.about.version, base }
  return by(hands, { book, kind: behaviour, common, own: { olders } }, async (doing) => {
    const comparing = comparison(question)
    for (let next = comparing.next(); ; ) {
      if (next.done) return next.value
      next = comparing.next(await cameOf(doing, next.value, told))
    }
  })
}

async function cameOf(
  doing: Doing<DiffJob, DiffJobResult>,
  { gate, errands }: { readonly gate: string; readonly errands: readonly DiffJob[] },
  told: DiffProgress,
): Promise<readonly DiffJobResult[]> {
  const all: DiffJobResult[] = []
  let done = 0
  await doing(errands, {
    take: (came) => void all.push(came),
    done: () => {
      done += 1
      told(gate, done, errands.length)
    },
  })
  return all
}

/** Records what a behaviour says along roads, by many hands. */
export async function recordedBy(
  book: Book,
  live: Behaviour,
  roads: readonly Road[],
  { hands, told }: Spread,
): Promise<Bundle> {
  let done = 0
  const common = { version: live.about.version }
  const stretches = await allBy(hands, { book, kind: recording, common }, roads, () => {
    done += 1
    told('roads', done, roads.length)
  })
  return bundleOf(live, roads, stretches)
}
