/** Runs that are tried on a mutant: which of those that come past it, and how many. @module */

import { canonical, type GameState, type Readings } from '#core'
import type { Run, Trails } from './case-trails.js'
import type { Mutant } from './mutant.js'
import { roundRobin } from './round-robin.js'

/** The limits on runs for a mutant: under its preferred readings, and under each of the others. */
export interface RunLimits {
  readonly most: number
  readonly few: number
  /** The maximum number of table queries in total; runs that are too long are left out. */
  readonly asks: number
  /** True if the shortest runs come first, whatever they are about. */
  readonly shortest?: true
}

/** The limits for all mutants, then for the survivors, then for those that survive again. */
export const EFFORTS = [
  { most: 20, few: 5, asks: 30_000 },
  { most: 200, few: 60, asks: 300_000 },
  { most: 600, few: 100, asks: 1_200_000, shortest: true },
] as const satisfies readonly RunLimits[]

/** Runs that come past a mutant, under the readings that it wants most first: past another view each, as far as there are. */
export function runsPast<Game extends GameState>(
  { views, passed, effortOf }: Trails,
  mutant: Mutant<Game>,
  { most, few, asks, shortest }: RunLimits,
): readonly Run[] {
  const { trail } = mutant
  if (trail.of !== 'table') {
    const any = runsPastAny(passed, trail.names)
    const past = shortest ? any.toSorted((a, b) => effortOf(a.case) - effortOf(b.case)) : aimed(any, mutant)
    const others = ('readings' in trail ? (trail.readings ?? []) : []).flatMap((readings) =>
      underReadings(spread(past, few), readings),
    )
    const each = [spread(past, most), others].flatMap((runs) => within(asks, effortOf, runs))
    return distinct(each)
  }
  const asked = views.get(trail.table) ?? []
  const runs = trail.readings.flatMap((readings, at) => {
    const lists = asked.flatMap(({ view, runs }) => (trail.differs(trail.under(view, readings)) ? [runs] : []))
    const tried = spread(aimed(roundRobin(lists), mutant), at === 0 ? most : few)
    return underReadings(tried, readings)
  })
  return within(asks, effortOf, distinct(runs))
}

/** All runs that come past a mutant, as far as a hunt goes at most. */
export const allRunsPast = <Game extends GameState>(trails: Trails, mutant: Mutant<Game>): readonly Run[] =>
  distinct(EFFORTS.flatMap((effort) => runsPast(trails, mutant, effort)))

/** Runs as they are for who follows some readings beside their own. */
const underReadings = (runs: readonly Run[], readings: Readings): readonly Run[] =>
  runs.map(({ case: one, readings: own }) => ({ case: one, readings: { ...own, ...readings } }))

const distinct = (runs: readonly Run[]): readonly Run[] => [...new Map(runs.map((run) => [keyOf(run), run])).values()]

/** Runs that come past one of several places, by turns. */
export const runsPastAny = (passed: Trails['passed'], names: readonly string[]): readonly Run[] =>
  roundRobin(names.map((name) => passed.get(name) ?? []))

/** Runs that together ask no more than so much: one that is too long is left out, unless there is no other. */
function within(asks: number, effortOf: Trails['effortOf'], runs: readonly Run[]): readonly Run[] {
  let left = asks
  const some = runs.filter((run) => {
    const effort = effortOf(run.case)
    if (effort > left) return false
    left -= effort
    return true
  })
  return some.length > 0 ? some : runs.slice(0, 1)
}

/** By turns a run of a case in which a clause of the mutant is at work, and one of another. */
function aimed<Game extends GameState>(runs: readonly Run[], { clauses }: Mutant<Game>): readonly Run[] {
  const isAbout = ({ case: one }: Run) => [...one.clauses, ...one.refusing].some((id) => clauses.includes(id))
  return roundRobin([runs.filter(isAbout), runs.filter((run) => !isAbout(run))])
}

/** The first of a list, and some of the others: a mistake at an early choice shows in short runs, one at the end in long ones. */
function spread(runs: readonly Run[], most: number): readonly Run[] {
  const first = Math.ceil((most * 3) / 4)
  const step = Math.max(1, Math.ceil((runs.length - first) / (most - first)))
  return runs.filter((_, at) => at < first || (at - first) % step === step - 1)
}

/** A name for a run. */
export const keyOf = ({ case: asked, readings }: Run): string => `${asked.id} ${canonical(readings)}`
