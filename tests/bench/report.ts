/** The results of the bench, in figures. @module */

import type { Compared } from './compare-builds.js'
import type { Beside, Group } from './measurement-groups.js'
import type { Counted, Samples } from './rounds.js'
import { ratiosOf, type Spread, sharesOf, spreadOf } from './sample-statistics.js'

/** A line in figures, all of them a second of the processor. */
export interface LineReport {
  readonly label: string
  /** The number of units in one run. */
  readonly times: number
  readonly rate: Spread
  readonly games?: Spread
  readonly beside?: Beside & Spread
}

/** A group in figures. */
export interface GroupReport {
  readonly title: string
  readonly counts: Group['counts']
  readonly lines: readonly LineReport[]
  readonly notes: readonly string[]
}

/** All that the bench found. */
export interface Report {
  readonly node: string
  readonly rounds: number
  readonly base: { readonly commit: string; readonly missing?: string }
  readonly groups: readonly GroupReport[]
  readonly behaviour: readonly Compared[]
}

/** A group in figures, from what was counted. */
export const groupReport = ({ group: { title, counts }, samples, notes }: Counted): GroupReport => ({
  title,
  counts,
  lines: samples.map((sample) => lineReport(sample, samples)),
  notes: [...notes, ...otherwise(samples, counts)],
})

/** Lines that did not do as much as the first: they are not held against the same work. */
const otherwise = (samples: readonly Samples[], counts: string): readonly string[] => {
  const [first] = samples
  return samples
    .filter(({ times }) => times !== first?.times)
    .map(
      ({ line: { label }, times }) => `${label}: ${times} ${counts}, where "${first?.line.label}" has ${first?.times}`,
    )
}

function lineReport({ line: { label, beside }, times, rates, games }: Samples, all: readonly Samples[]): LineReport {
  const other = all.find(({ line }) => line.label === beside?.line)
  return {
    label,
    times,
    rate: spreadOf(rates),
    ...(games.length > 0 && { games: spreadOf(games) }),
    ...(beside && other && { beside: { ...beside, ...spreadBeside(beside.as, rates, other.rates) } }),
  }
}

/** The share is what the other line costs more than this one. */
const spreadBeside = (as: Beside['as'], rates: readonly number[], others: readonly number[]): Spread =>
  spreadOf(as === 'ratio' ? ratiosOf(rates, others) : sharesOf(others, rates))
