/** Which of the clauses that restate one passage a change is nearest to. @module */
import { termsOf, weightsOf } from '../../kernel/terms.js'
import type { Restored } from './restored.js'

/** So many words away a term tells half as much. */
const HALF = 3
/** How much more a term tells that stands in what changed. */
const IN_IT = 3

/** How near each clause is to what changed: how much of it is told there, and not elsewhere in the passage. */
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
