/**
 * Offers that were passed over because everything was refused: no decision was due, but a named choice may mean them.
 *
 * @module
 */
import type { Named } from '../kernel/explain.js'
import type { RefusedChoice } from '../kernel/offer.js'
import type { Traced } from '../kernel/trace.js'
import { means } from './when.js'

/**
 * The candidates of offers that were passed over, and that named choices mean.
 *
 * @param groups - all named choices
 * @param unsaid - those that were still to be made in the end
 */
export function refusedWhereSkipped(
  trace: readonly Traced[],
  groups: readonly (readonly Named[])[],
  unsaid: readonly Named[],
): readonly RefusedChoice[] {
  const left = new Set(unsaid)
  const made = groups.flat().filter((named) => !left.has(named))
  const next = groups.flatMap((group) => group.filter((named) => left.has(named)).slice(0, 1))
  const last = trace.findLastIndex((line) => line.kind === 'chosen' && made.some((named) => means(named, line)))
  return trace
    .slice(last + 1)
    .flatMap((line) => (line.kind === 'skipped' ? line.refused : []))
    .filter((candidate) => next.some((named) => means(named, candidate)))
}
