/**
 * What changed in behaviour as work: roads through two states of a book are jobs, tables, and what is made small.
 *
 * A job names the commit of an older state. Where that stands is known to who does the job, and comes with none.
 *
 * @module
 */
import type { Behaviour, Road } from '../audit/behaviour/behaviour.js'
import type { Bundle } from '../audit/behaviour/bundle.js'
import { type Comparison, comparison, type Question, sidesOf, type Told } from '../audit/behaviour/diff.js'
import { type Came, type Errand, errandsOf } from '../audit/behaviour/errands.js'
import { recordedAlong } from '../audit/behaviour/record.js'
import { savedBehaviour } from '../audit/behaviour/recorded.js'
import { liveBehaviour } from '../audit/behaviour/rules-at-work.js'
import { bundleOf, type Stretch } from '../audit/behaviour/stretches.js'
import { olderAt } from '../home/older-state.js'
import type { Book } from '../kernel/book.js'
import { allBy, by, type Hands } from './hands.js'
import type { Doing, Kind, Own } from './kind.js'

/** The older state that is compared with, as plain data: what was recorded of it, or its commit and what it is called. */
export type PlainBase = { readonly bundle: Bundle } | { readonly commit: string; readonly version: string }

interface Common {
  readonly version: string
  readonly base: PlainBase
}

/** What changed in behaviour. */
export const behaviour: Kind<Common, Errand, Came> = {
  name: 'behaviour',
  ready: (book, { version, base }, own) => {
    let ready: Promise<(errand: Errand) => Came> | undefined
    return async (errand) => {
      ready ??= baseIn(book, base, own).then((older) =>
        errandsOf(sidesOf({ sides: { base: older, now: liveBehaviour(book, version) } }), book),
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

/** What a behaviour says along roads. */
export const recording: Kind<{ readonly version: string }, Road, Stretch> = {
  name: 'recording',
  ready: (book, { version }) => {
    const live = liveBehaviour(book, version)
    return (road) => recordedAlong(live, road)
  },
}

/** Who does it, and who hears how far it is. */
export interface Spread {
  readonly hands: Hands
  readonly told: Told
}

/** How what is compared is found by who does the jobs. */
export interface Sources extends Required<Pick<Own, 'olders'>> {
  readonly base: PlainBase
}

/** Compares two states of a book by many hands. */
export function comparedBy(
  question: Question,
  { base, olders }: Sources,
  { hands, told }: Spread,
): Promise<Comparison> {
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
  doing: Doing<Errand, Came>,
  { gate, errands }: { readonly gate: string; readonly errands: readonly Errand[] },
  told: Told,
): Promise<readonly Came[]> {
  const all: Came[] = []
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
