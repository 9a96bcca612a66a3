/** What people type otherwise than it is printed: badly misspelt words, places of a book, and what a rulebook calls by other words. @module */
import type { SearchOptions } from 'minisearch'
import { asSought, MISSPELT } from '../lookup/recipe.js'
import { tellingWords, wordsIn } from '../lookup/words-in.js'

/** How far a word may be misspelt that is found in no better way: two letters, in words of six and more. */
const BADLY = 2
const LONG = 6

/** The words of what is sought, as an index knows them. */
export const soughtIn = (words: string): readonly string[] => [...new Set(tellingWords(words).map(asSought))]

/** How to seek again where some words were not found: these may be badly misspelt; nothing where all were, or are too short. */
export function badlyMisspelt(words: string, found: readonly string[]): SearchOptions | undefined {
  const unknown = new Set(soughtIn(words).filter((word) => word.length >= LONG && !found.includes(word)))
  if (unknown.size === 0) return undefined
  const { fuzzy } = MISSPELT
  return { fuzzy: (word, at, all) => (unknown.has(word) ? BADLY : typeof fuzzy === 'function' && fuzzy(word, at, all)) }
}

/** What is said before a number, as people refer to a place. */
const REFERRING = /^\W*(?:section|chapter|rule|§)\s*(?=\d)/i

/** What is sought, without the word for what its number counts. */
export const withoutReferring = (words: string): string => words.replace(REFERRING, '')

/** Whether some words are the beginning of a place with a number in it: `page 3`, or `3.2` of `3.2 Rally`. */
export function placeSought(words: string): ((head: string) => boolean) | undefined {
  const sought = wordsIn(words)
  if (sought.length === 0 || !/\d/.test(words)) return undefined
  return (head) => {
    const printed = wordsIn(head)
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
export const askedOtherwise = (words: string): readonly string[] =>
  ASKED.flatMap(({ asks, also }) => (asks.test(words) ? also : []))
