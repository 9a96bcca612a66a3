/**
 * Passages that no clause restates yet, given to the clauses around them that have much of their terms.
 *
 * A clause is first tied to the one passage that has most of it. But some clauses tell what two or three passages say, and
 * some share more with a neighbour of their passage; so a passage that is left asks the clauses beside it.
 *
 * @module
 */
import { termsOf, weightsOf } from '#core'
import type { AlignedPassage, Restated } from './alignment.js'

/** The maximum distance, in passages, between a clause's own passage and another that it is compared with. */
const NEAR = 4
/** The minimum share of a clause, or of the passage, that both must have in common, and the minimum number of terms. */
const ENOUGH = 0.35
const MOST_OF = 0.6
const FEWEST_TERMS = 2
/** A clause that has nearly as much as the best is given the passage, too. */
const NEARLY = 0.7

/** A clause with the passages that it has. */
interface Having extends Restated {
  readonly passages: readonly number[]
  /** An author has said which they are: it is given no others. */
  readonly byHand: boolean
}

/** The passages that each clause is given beside those that it has. */
export function covering(
  passages: readonly AlignedPassage[],
  clauses: readonly Having[],
): readonly (readonly number[])[] {
  const lists = passages.map(({ text }) => termsOf(text))
  const weight = weightsOf(lists)
  const of = clauses.map(({ text }) => termsOf(text))
  const taken = new Set(clauses.flatMap((one) => one.passages))
  const given: number[][] = clauses.map(() => [])
  for (const [passage, { heading }] of passages.entries()) {
    if (taken.has(passage)) continue
    const asked = clauses.flatMap(({ homes, byHand, passages: [at] }, index) =>
      at !== undefined && !byHand && homes.has(heading) && Math.abs(at - passage) <= NEAR ? [index] : [],
    )
    const shares = asked.map((index) => ({ index, share: shared(of[index] ?? [], lists[passage] ?? [], weight) }))
    const best = Math.max(0, ...shares.map(({ share }) => share))
    for (const { index, share } of shares) if (share > 0 && share >= NEARLY * best) given[index]?.push(passage)
  }
  return given
}

/** The weight of what a clause and a passage share; nothing where that is little of both. */
function shared(clause: readonly string[], passage: readonly string[], weight: (term: string) => number): number {
  const sum = (terms: readonly string[]) => terms.reduce((all, term) => all + weight(term), 0)
  const both = clause.filter((term) => passage.includes(term))
  const [ofClause, ofPassage] = [sum(both) / sum(clause), sum(both) / sum(passage)]
  return both.length < FEWEST_TERMS || (ofClause < ENOUGH && ofPassage < MOST_OF) ? 0 : sum(both)
}
