/**
 * Differences between typed and printed words: bad misspellings, names of places in a book, and other words for the same thing.
 * @module
 */
import type { SearchOptions } from 'minisearch'
import { asSought, MISSPELT, tellingWords, tokenize } from '#core'

/** The number of misspelt letters allowed in the last attempt, and the minimum length of such words. */
const BADLY = 2
const LONG = 6

/** The words of what is sought, as an index knows them. */
export const indexTerms = (words: string): readonly string[] => [...new Set(tellingWords(words).map(asSought))]

/** Builds options for another search with badly misspelt words; nothing if all words were found or are too short. */
export function badlyMisspelt(words: string, found: readonly string[]): SearchOptions | undefined {
  const unknown = new Set(indexTerms(words).filter((word) => word.length >= LONG && !found.includes(word)))
  if (unknown.size === 0) return undefined
  const { fuzzy } = MISSPELT
  return { fuzzy: (word, at, all) => (unknown.has(word) ? BADLY : typeof fuzzy === 'function' && fuzzy(word, at, all)) }
}

/** Words that people type before the number of a section. */
const REFERRING = /^\W*(?:section|chapter|rule|§)\s*(?=\d)/i

/** Removes the word that names the kind of number from a query. */
export const withoutReferring = (words: string): string => words.replace(REFERRING, '')

/** Builds a test for headings, if some words begin a place with a number: `page 3`, or `3.2` of `3.2 Rally`. */
export function placeSought(words: string): ((head: string) => boolean) | undefined {
  const sought = tokenize(words)
  if (sought.length === 0 || !/\d/.test(words)) return undefined
  return (head) => {
    const printed = tokenize(head)
    return sought.every((word, at) => printed[at] === word)
  }
}

/** Ways to ask, and the words under which rules answer. */
const ASKED: readonly { readonly asks: RegExp; readonly also: readonly string[] }[] = [
  {
    asks: /\b(?:go(?:es)?|begins?|starts?|plays?|acts?|moves?)\s+first\b|\bfirst\s+player\b|^\W*who\s+(?:begins|starts)\W*$/i,
    also: ['order of turns', 'faction order', 'first turn', 'initiative'],
  },
]

/** Other words for what is asked. */
export const synonymQuery = (words: string): readonly string[] =>
  ASKED.flatMap(({ asks, also }) => (asks.test(words) ? also : []))
