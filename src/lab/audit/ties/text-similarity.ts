/** The nearness of clauses that restate one passage to a change in it. @module */
import { termsOf, weightsOf } from '#core'
import type { Restored } from './restored-passage.js'

/** So many words away a term tells half as much. */
const HALF = 3
/** The factor by which a term in the changed words weighs more. */
const IN_IT = 3

/** Returns how near each clause is to the change: the share of it that the clause has and the rest of the passage lacks. */
export function nearnessOf({ before, now, old, words }: Restored, clauses: readonly string[]): readonly number[] {
  const lists = clauses.map(termsOf)
  const weight = weightsOf(lists)
  const changed = new Set(termsOf([...now, ...old].join(' ')))
  const places = new Map<string, number>()
  for (const [index, word] of words.entries())
    for (const term of termsOf(word)) {
      const away = index < before ? before - index : Math.max(0, index - before - now.length + 1)
      places.set(term, Math.min(places.get(term) ?? away, away))
    }
  const told = (term: string): number => {
    if (changed.has(term)) return IN_IT
    const away = places.get(term)
    return away === undefined ? 0 : 0.5 ** (away / HALF)
  }
  return lists.map((terms) => terms.reduce((sum, term) => sum + told(term) * weight(term), 0))
}
