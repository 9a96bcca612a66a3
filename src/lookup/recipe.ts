/** One way to search by words, for the command line and for pages: what counts, how much, and what is found. @module */
import type { Options, SearchOptions, SearchResult } from 'minisearch'
import { asNumber, signedWordsIn, tellingWords, unsigned } from './words-in.js'

/** How much a match counts: the name of a thing, the heading over it, what it says. */
const BOOST = { name: 6, heading: 3, says: 1 }

/** What is found by words: what its fields say. */
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
  processTerm: (word: string) => [...new Set([word, unsigned(word)])],
  searchOptions: {
    boost: BOOST,
    prefix: isPrefix,
    combineWith: 'OR' as const,
    processTerm: (word: string) => word,
    tokenize: (text: string) => tellingWords(text).map(asSought),
    fields: Object.keys(BOOST),
  },
} satisfies Options

/** How far a word may be misspelt: a letter in five, in words of more than four. */
export const MISSPELT: SearchOptions = { fuzzy: (word) => (word.length > 4 ? 0.2 : false) }

/** What was found, with how well, and how many of the words it has. */
export interface Found {
  readonly id: number
  readonly score: number
  readonly words: number
  /** The words of it that were meant. */
  readonly hits: readonly string[]
}

/** What an index answered, as it is told. */
export const foundIn = (results: readonly SearchResult[]): readonly Found[] =>
  results.map(({ id, score, queryTerms, terms }) => ({
    id,
    score,
    words: new Set(queryTerms).size,
    hits: terms,
  }))

/** Those that have most of the words first, and among them the best. */
export const byWords = <T extends Pick<Found, 'score' | 'words'>>(found: readonly T[]): readonly T[] =>
  found.toSorted((one, other) => other.words - one.words || other.score - one.score)

/** How much is told where nothing has all words. */
const MOST_NEARLY = 12

const countOf = (words: string): number => new Set(tellingWords(words)).size

/** Whether something has more than half of the words. */
export const hasMost = (found: Pick<Found, 'words'> | undefined, words: string): boolean =>
  found !== undefined && found.words * 2 > countOf(words)

/** What has all words; where nothing does, what has most of them. */
export function enough<T extends Pick<Found, 'words'>>(found: readonly T[], words: string): readonly T[] {
  const all = countOf(words)
  const whole = found.filter((one) => one.words === all)
  return whole.length > 0 ? whole : found.filter((one) => one.words * 2 >= all).slice(0, MOST_NEARLY)
}
