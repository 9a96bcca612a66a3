/** A new wording held against what stands: which of its sentences stand there, which word something otherwise, which are new. @module */
import { termsOf, weightsOf } from '#core'
import { spelling } from '../editions/layout/normalized-letters.js'
import type { TouchedClause } from './report.js'

/** Something that stands: a passage of the text, or the words of a clause; and the clauses that restate it. */
export interface ExistingText {
  readonly text: string
  readonly clauses: readonly string[]
  /** The same in other words: those of the clauses. */
  readonly also?: readonly string[]
}

/** A sentence of the new wording, and what of it stands already: nothing where it is new. */
export interface Sentence {
  readonly text: string
  readonly is: 'as before' | 'reworded' | 'fresh'
  /** The places of the passages that it rewords; more than one if it spans several. */
  readonly of: readonly number[]
}

/** A new wording held against what stands. */
export interface HeldDraft {
  readonly sentences: readonly Sentence[]
  readonly whole: boolean
  /** The way in which each existing text is touched. */
  readonly touched: readonly TouchedClause['how'][]
}

/** A sentence ends, or a line of a list begins. */
const END = /(?<=[.!?:;]["”’')\]]*)\s+(?=["“(‘]?[\p{Lu}\p{N}•◦▪*-])|\n\s*\n|\n\s*(?=[•◦▪*-]\s)/u

/** The sentences of a text, without the signs before the lines of a list. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(END)
    .map((one) =>
      one
        .replace(/^[\s•◦▪*-]+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((one) => /[\p{L}\p{N}]/u.test(one))

/** Sentences that share less with all that stands are new. */
const LEAST = 0.3
/** The share of a section above which a draft counts as a wording of the complete section. */
const MOST = 0.5

/** Holds a new wording against what stands. */
export function compareDraft(standing: readonly ExistingText[], draft: string): HeldDraft {
  const spelled = standing.map(({ text }) => spelling(text))
  const lists = standing.map(({ text, also = [] }) => [text, ...also].map(termsOf))
  const texts = sentencesOf(draft)
  const weight = weightsOf([...lists.flat(), ...texts.map(termsOf)])
  const sentences = texts.map((text): Sentence => {
    const found = placesOf(spelling(text), spelled)
    if (found.length > 0) return { text, is: 'as before', of: found }
    const best = bestOf(lists.map((all) => Math.max(...all.map((list) => shareOf(termsOf(text), list, weight)))))
    return best.share < LEAST ? { text, is: 'fresh', of: [] } : { text, is: 'reworded', of: [best.at] }
  })
  const has = (is: Sentence['is'], at: number) => sentences.some((one) => one.is === is && one.of.includes(at))
  const there = standing.filter((_, at) => has('as before', at) || has('reworded', at)).length
  const whole = standing.length > 1 && there > MOST * standing.length
  const touched = standing.map((_, at) =>
    has('reworded', at) ? 'reworded' : has('as before', at) ? 'as before' : whole ? 'left out' : 'not in it',
  )
  return { sentences, whole, touched }
}

/** Across which of several texts, one behind the other, some letters stand. */
function placesOf(letters: string, texts: readonly string[]): readonly number[] {
  const within = texts.findIndex((one) => one.includes(letters))
  if (within >= 0) return [within]
  const from = texts.join('').indexOf(letters)
  if (from < 0) return []
  let end = 0
  return texts.flatMap((one, at) => {
    const start = end
    end += one.length
    return start < from + letters.length && end > from ? [at] : []
  })
}

const bestOf = (shares: readonly number[]): { readonly at: number; readonly share: number } =>
  shares.reduce((best, share, at) => (share > best.share ? { at, share } : best), { at: -1, share: 0 })

/** The share of terms that two lists have in common, by weight: 1 for all. */
function shareOf(one: readonly string[], other: readonly string[], weight: (term: string) => number): number {
  const others = new Set(other)
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + Math.max(0, weight(term)), 0)
  const all = sum(one) + sum(other)
  return all === 0 ? 0 : (2 * sum(one.filter((term) => others.has(term)))) / all
}

const WORD = /[\p{L}\p{N}]+(?:[’'-]\p{L}+)*/gu

/** The words of a text by their terms, each as it stands there first. */
export const wordsByTerm = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(WORD)].flatMap(([word]) => termsOf(word).map((term) => [term, word] as const)).toReversed())

/** The words of one text that speak of something of which the other does not. */
export function wordsOnlyIn(text: string, other: string): readonly string[] {
  const known = new Set(termsOf(other))
  const words = wordsByTerm(text)
  return termsOf(text).flatMap((term) => (known.has(term) ? [] : (words.get(term) ?? [])))
}
