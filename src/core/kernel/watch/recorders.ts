/** Common requests: each function runs a piece of work and returns its result with what was recorded. @module */
import type { Hit } from './hit.js'
import { type Amendment, currentWatch, type HeardBefore, type ViewListener, watch } from './watch.js'

/** Runs a piece of work, and returns its result with the rows that decided. */
export function withHits<T>(piece: () => T): readonly [T, readonly Hit[]] {
  const hits: Hit[] = []
  return [watch({ hits, refusalsOnly: false }, piece), hits]
}

/**
 * Runs a piece of work, and returns its result with the rows that refused, or lifted what others refuse. Other rows are not
 * recorded, so that nothing need be found anew for them.
 */
export function withRefusals<T>(piece: () => T): readonly [T, readonly Hit[]] {
  const hits: Hit[] = []
  return [watch({ hits, refusalsOnly: true }, piece), hits]
}

/** Runs a piece of work without recording rows: rows that refuse candidates within a step decide nothing. */
export const withoutHits = <T>(piece: () => T): T =>
  currentWatch.hits === undefined ? piece() : watch({ hits: undefined, refusalsOnly: false }, piece)

/** Runs a step, and returns its result with the rows that decided in its effects, guards and outputs. */
export function withJournal<T>(step: () => T): readonly [T, readonly Hit[]] {
  const journal: Hit[] = []
  return [watch({ journal }, step), journal]
}

/** Runs a piece of work, and returns its result with the questions whose readings were asked for. */
export function withReadings<T>(piece: () => T): readonly [T, ReadonlySet<string>] {
  const readings = new Set<string>()
  return [watch({ readings }, piece), readings]
}

/**
 * Runs a piece of work, and tells a listener about every view that a table is asked about.
 *
 * @param heardBefore - stored views and results that the listener has already heard and does not need again
 */
export const withViews = <T>(views: ViewListener, piece: () => T, heardBefore?: HeardBefore): T =>
  watch({ views, heardBefore }, piece)

/** Runs a piece of work whose traces tell the game after each transition. */
export const withGames = <T>(piece: () => T): T => watch({ keepsGames: true }, piece)

/** Runs a piece of work while other rows stand in for those of a table. */
export const withAmendedRows = <T>(amendment: Amendment, piece: () => T): T => watch({ amendment }, piece)

/** Runs a piece of work as if nobody recorded readings or views. */
export const withoutListeners = <T>(piece: () => T): T =>
  watch({ views: undefined, heardBefore: undefined, readings: undefined }, piece)

/**
 * The memory of a new listener that needs each query only once.
 *
 * @param from - whether it hears once from effects and once from offers, or once in all
 */
export function nothingHeard(from: 'each side' | 'any side' = 'each side'): HeardBefore {
  const within = new WeakSet<object>()
  return { within, around: from === 'any side' ? within : new WeakSet() }
}

/** The memory of a listener that ignores everything. */
const HEARD = nothingHeard()

/** Asks the rules as they are written, unrecorded. */
export const asWritten = <T>(piece: () => T): T =>
  watch({ hits: undefined, refusalsOnly: false, views: () => undefined, heardBefore: HEARD }, piece)
