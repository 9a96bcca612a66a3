/** One way to search by words, for the command line and for pages: what counts, how much, and what is found. @module */
import type { Options, SearchOptions, SearchResult } from 'minisearch'
import { asNumber, signedWordsIn, tellingWords, withoutSign } from './tokenize.js'

/** The weights of matches: in the name of an entry, in the heading over it, and in its text. */
const BOOST = { name: 6, heading: 3, says: 1 }

/** The searchable texts of an entry, by field. */
export type Searched = { readonly [Field in keyof typeof BOOST]: string }

/** Words that are meant may be longer than what was typed. */
const isPrefix = (word: string): boolean => word.length > 2

/** The longest word that is sought: to look for one that is spelt alike takes the square of its letters. */
const LONGEST = 100

/** A word as it is sought: what is thrown is found whether it is one or several. */
export const asSought = (word: string): string => (word === 'dice' ? 'die' : asNumber(word.slice(0, LONGEST)))

/** Words are found in any of their forms; a sign before a number is sought only where one was typed. */
export const INDEXED = {
  fields: Object.keys(BOOST),
  tokenize: (text: string) => signedWordsIn(text).map(asSought),
  processTerm: (word: string) => [...new Set([word, withoutSign(word)])],
  searchOptions: {
    boost: BOOST,
    prefix: isPrefix,
    combineWith: 'OR' as const,
    processTerm: (word: string) => word,
    tokenize: (text: string) => tellingWords(text).map(asSought),
    fields: Object.keys(BOOST),
  },
} satisfies Options

/** The allowed misspelling: one letter in five, in words of more than four. */
export const MISSPELT: SearchOptions = { fuzzy: (word) => (word.length > 4 ? 0.2 : false) }

/** A search result with its score, and the number of words that it matches. */
export interface SearchHit {
  readonly id: number
  readonly score: number
  readonly words: number
  /** The words of it that were meant. */
  readonly hits: readonly string[]
}

/** Converts the results of an index into search hits. */
export const foundIn = (results: readonly SearchResult[]): readonly SearchHit[] =>
  results.map(({ id, score, queryTerms, terms }) => ({
    id,
    score,
    words: new Set(queryTerms).size,
    hits: terms,
  }))

/** Sorts hits by the number of matching words, and then by score. */
export const byWords = <T extends Pick<SearchHit, 'score' | 'words'>>(found: readonly T[]): readonly T[] =>
  found.toSorted((one, other) => other.words - one.words || other.score - one.score)

/** The maximum number of results if nothing matches all words. */
const MOST_NEARLY = 12

const countOf = (words: string): number => new Set(tellingWords(words)).size

/** True if something matches more than half of the words. */
export const hasMost = (found: Pick<SearchHit, 'words'> | undefined, words: string): boolean =>
  found !== undefined && found.words * 2 > countOf(words)

/** Filters the results that match all words; if none does, those that match most of them. */
export function enough<T extends Pick<SearchHit, 'words'>>(found: readonly T[], words: string): readonly T[] {
  const all = countOf(words)
  const whole = found.filter((one) => one.words === all)
  return whole.length > 0 ? whole : found.filter((one) => one.words * 2 >= all).slice(0, MOST_NEARLY)
}
