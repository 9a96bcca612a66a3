/** Coverings: which words of a sentence a name accounts for, and how well. @module */
import { once, tellingWords } from '#core'
import type { Sentence } from './sentence.js'
import { likenessOf } from './word-stems.js'

/** Words of a sentence, by their places, each with how well it is accounted for. */
export type Covered = ReadonlyMap<number, number>

export const NOTHING: Covered = new Map()

/** The words that a name covers, and the number of its own words that nobody said. */
export interface Naming {
  readonly covered: Covered
  readonly unsaid: number
}

/** Finds the words of a sentence that a name covers; nothing if they share none. */
export function naming(sentence: Sentence, name: string): Naming | undefined {
  const known = named(sentence)
  const before = known.get(name)
  if (before !== undefined) return before.naming
  const now = { naming: namingAnew(sentence, name) }
  known.set(name, now)
  return now.naming
}

/** A cache of the names compared with a sentence. */
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

/** Merges several coverings. */
export function together(...all: readonly Covered[]): Covered {
  const both = new Map<number, number>()
  for (const covered of all) for (const [at, like] of covered) both.set(at, Math.max(like, both.get(at) ?? 0))
  return both
}

/** Returns the words that one covering has and another lacks. */
export const beyond = (covered: Covered, before: Covered): Covered =>
  new Map([...covered].filter(([at]) => !before.has(at)))

/** Returns the total score of a covering. */
export const weightOf = (covered: Covered): number => [...covered.values()].reduce((sum, like) => sum + like, 0)

/** The words that tell something and that a covering leaves. */
export const leftBy = ({ words }: Sentence, covered: Covered) =>
  words.filter(({ at, tells }) => tells && !covered.has(at))

/**
 * Returns the weight of the uncovered words. A number counts as two words, because without it the question is a different one.
 */
export const leftWeight = (left: ReturnType<typeof leftBy>): number =>
  left.reduce((sum, { word }) => sum + (/^[+-]?\d+$/.test(word) ? 2 : 1), 0)
