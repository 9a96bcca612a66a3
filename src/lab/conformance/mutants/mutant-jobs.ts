/**
 * A hunt in errands that are done apart, here or in several threads.
 *
 * First what is known of mutants is shown again. For the others the runs of all cases are followed, and then they are hunted.
 * An errand is plain data, and so is what comes of it; the hunt comes to the same however its errands are spread.
 *
 * @module
 */
import { type Book, type GameState, late } from '#core'
import type { Suite } from '../runner/suite.js'
import { follow, type RunRange, runsOf, type TrailRecord, type Trails, trailsFrom } from './case-trails.js'
import { hunterOf, type MutantProgress, mutantsMeant, NOTICED } from './detect-mutants.js'
import { allRunsPast } from './mutant-runs.js'
import { noticersIn } from './precondition-cases.js'
import { type ErrandOptions, knowingBy, type MutantVerdict } from './reuse-verdicts.js'
import { basesOn } from './verdict-basis.js'

/** A piece of a hunt. Mutants and runs are told by their numbers. */
export type MutantJob =
  | ({ readonly does: 'again' } & RunRange)
  | ({ readonly does: 'follow' } & RunRange)
  | { readonly does: 'hunt'; readonly mutants: readonly number[] }

/** The result of a job: the verdicts on its mutants in order, or the trails of its runs. */
export interface MutantJobResult {
  readonly found?: readonly (MutantVerdict | undefined)[]
  readonly followed?: TrailRecord
}

/** Somebody who does the errands of one hunt. */
export interface Errands {
  readonly mutants: number
  readonly runs: number
  /** Does an errand; what the cases come past is needed only by those that hunt. */
  readonly run: (errand: MutantJob, followed?: readonly TrailRecord[]) => MutantJobResult
}

/** Gets ready for the errands of a hunt. */
export function mutantJobsOf<Game extends GameState>(book: Book<Game>, suite: Suite, options: ErrandOptions): Errands {
  const mutants = mutantsMeant(book, options)
  const hunter = hunterOf(book, suite, options)
  const bases = basesOn(suite, noticersIn(options))
  const { again, unnoticedStill } = knowingBy(book, suite, { hunter, bases }, options)
  let trails: Trails | undefined
  const hunt = (number: number): readonly MutantVerdict[] =>
    mutants.slice(number, number + 1).map((mutant) => {
      const along = trails ?? trailsFrom(book, suite, [])
      const past = late(() => bases.ofRuns(allRunsPast(along, mutant)))
      const known = unnoticedStill(mutant, past)
      if (known) return known
      const { fate, by, under, runs } = hunter.hunt(mutant, along)
      const isNoticed = NOTICED.includes(fate) || fate === 'same'
      return {
        fate,
        runs,
        ...(by !== undefined && { by }),
        ...(under && { under }),
        ...(!isNoticed && { past: past() }),
        how: 'hunted',
      }
    })
  return {
    mutants: mutants.length,
    runs: runsOf(suite).length,
    run: (errand, followed) => {
      if (errand.does === 'follow') return { followed: follow(book, suite, errand) }
      if (errand.does === 'again') return { found: mutants.slice(errand.from, errand.to).map(again) }
      if (followed) trails ??= trailsFrom(book, suite, followed)
      return { found: errand.mutants.flatMap(hunt) }
    },
  }
}

/** Does errands, in any order, each with what the cases come past where that is given, and tells of each that is done. */
export type Doing = (
  errands: readonly MutantJob[],
  done: (came: MutantJobResult) => void,
  followed?: readonly TrailRecord[],
) => Promise<readonly MutantJobResult[]>

/** Does errands here, one after the other. */
export const doingHere =
  ({ run }: Errands): Doing =>
  async (errands, done, followed) =>
    errands.map((errand) => {
      const came = run(errand, followed)
      done(came)
      return came
    })

/** Into how many errands each stage of a hunt falls at most: enough for threads to come to their end together. */
const PARTS = 40

/** Returns the verdict on each mutant, in order. */
export async function allFound(
  { mutants, runs }: Pick<Errands, 'mutants' | 'runs'>,
  doing: Doing,
  told: MutantProgress = () => undefined,
): Promise<readonly MutantVerdict[]> {
  const again = await doing(
    spans(mutants).map((span) => ({ does: 'again', ...span })),
    telling(told, 'mutants', mutants, ({ found = [] }) => found.length),
  )
  const found = again.flatMap((came) => came.found ?? [])
  const open = [...found.keys()].filter((at) => found[at] === undefined)
  if (open.length === 0) return found.flatMap((one) => one ?? [])
  const followed = await doing(
    spans(runs).map((span) => ({ does: 'follow', ...span })),
    telling(told, 'trails', runs, (came) => came.followed?.efforts.length ?? 0),
  )
  // By turns: mutants of one place are as long to hunt as each other.
  const dealt = Array.from({ length: Math.min(PARTS, open.length) }, (_, part) =>
    open.filter((_, at) => at % PARTS === part),
  )
  let survivors = found.filter(survives).length
  const hunted = await doing(
    dealt.map((numbers) => ({ does: 'hunt', mutants: numbers })),
    telling(
      told,
      'mutants tested with all cases',
      open.length,
      ({ found = [] }) => found.length,
      ({ found = [] }) => {
        survivors += found.filter(survives).length
        return `${survivors} not detected so far`
      },
    ),
    followed.flatMap((came) => came.followed ?? []),
  )
  const all = [...found]
  for (const [part, came] of hunted.entries())
    for (const [at, number] of (dealt[part] ?? []).entries()) all[number] = came.found?.[at]
  return all.flatMap((one) => one ?? [])
}

const survives = (found: MutantVerdict | undefined): boolean =>
  found !== undefined && found.fate !== 'same' && !NOTICED.includes(found.fate)

/** Tells how far a stage is as its errands are done. */
function telling(
  told: MutantProgress,
  gate: string,
  total: number,
  size: (came: MutantJobResult) => number,
  at: (came: MutantJobResult) => string | undefined = () => undefined,
): (came: MutantJobResult) => void {
  let done = 0
  told(gate, done, total)
  return (came) => {
    done += size(came)
    told(gate, done, total, at(came))
  }
}

function spans(size: number): readonly RunRange[] {
  const number = Math.min(size, PARTS)
  return Array.from({ length: number }, (_, part) => ({
    from: Math.floor((size * part) / number),
    to: Math.floor((size * (part + 1)) / number),
  }))
}
