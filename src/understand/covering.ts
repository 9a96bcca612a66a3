/** Coverings: which words of a sentence a name accounts for, and how well. @module */
import { once } from '../kernel/once.js'
import { tellingWords } from '../lookup/words-in.js'
import { likenessOf } from './likeness.js'
import type { Sentence } from './sentence.js'

/** Words of a sentence, by their places, each with how well it is accounted for. */
export type Covered = ReadonlyMap<number, number>

export const NOTHING: Covered = new Map()

/** What a name accounts for, and how many of its own words nobody said. */
export interface Naming {
  readonly covered: Covered
  readonly unsaid: number
}

/** Which words of a sentence a name accounts for; nothing where it shares none. */
export function naming(sentence: Sentence, name: string): Naming | undefined {
  const known = named(sentence)
  const before = known.get(name)
  if (before !== undefined) return before.naming
  const now = { naming: namingAnew(sentence, name) }
  known.set(name, now)
  return now.naming
}

/** What is known of the names that were held against a sentence. */
const named = once((_sentence: Sentence) => new Map<string, { readonly naming: Naming | undefined }>())

function namingAnew(sentence: Sentence, name: string): Naming | undefined {
  const covered = new Map<number, number>()
  let unsaid = 0
  for (const known of tellingWords(name)) {
    const found = sentence.words
      .filter(({ tells }) => tells)
      .map((said) => ({ at: said.at, like: likenessOf(said, known) }))
      .filter(({ like }) => like > 0)
    const best = Math.max(0, ...found.map(({ like }) => like))
    if (best === 0) unsaid += 1
    // Where a word is said twice, a name may mean either.
    for (const { at, like } of found) if (like === best) covered.set(at, Math.max(like, covered.get(at) ?? 0))
  }
  return covered.size > 0 ? { covered, unsaid } : undefined
}

/** What several coverings account for together. */
export function together(...all: readonly Covered[]): Covered {
  const both = new Map<number, number>()
  for (const covered of all) for (const [at, like] of covered) both.set(at, Math.max(like, both.get(at) ?? 0))
  return both
}

/** What a covering accounts for that another does not. */
export const beyond = (covered: Covered, before: Covered): Covered =>
  new Map([...covered].filter(([at]) => !before.has(at)))

/** How much a covering accounts for. */
export const weightOf = (covered: Covered): number => [...covered.values()].reduce((sum, like) => sum + like, 0)

/** The words that tell something and that a covering leaves. */
export const leftBy = ({ words }: Sentence, covered: Covered) =>
  words.filter(({ at, tells }) => tells && !covered.has(at))

/** How much is left by a covering: a number that it leaves is worth two words, since without it something else is asked. */
export const leftWeight = (left: ReturnType<typeof leftBy>): number =>
  left.reduce((sum, { word }) => sum + (/^[+-]?\d+$/.test(word) ? 2 : 1), 0)
