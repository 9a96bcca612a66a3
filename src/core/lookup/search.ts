/** Searching by words: what a book declares, the best first. @module */
import MiniSearch, { type SearchOptions } from 'minisearch'
import { once } from '../kernel/quick/memoize.js'
import { namesAmount } from './amount-words.js'
import { type BookEntries, type BookEntry, type EntryKind, entriesIn } from './entries.js'
import { byWords, enough, foundIn, hasMost, INDEXED, type SearchHit } from './search-recipe.js'

/** The fields to search if an entry's own text lacks some words: the questions about it, too. */
const WITH_QUESTIONS = [...INDEXED.fields, 'asked']

/** A cache of the indexes already built for a book. */
const indexOf = once((_book: BookEntries) => new Map<EntryKind, MiniSearch>())

function indexed(book: BookEntries, kind: EntryKind): MiniSearch {
  const known = indexOf(book).get(kind)
  if (known) return known
  const index = new MiniSearch({ ...INDEXED, fields: WITH_QUESTIONS })
  index.addAll(
    entriesIn(book, kind).map(({ name, clauses, says, asked }, id) => ({
      id,
      name,
      heading: [...new Set(clauses.map(({ section: { number, title } }) => `${number} ${title}`))].join(' '),
      says,
      asked,
    })),
  )
  indexOf(book).set(kind, index)
  return index
}

/** An entry that fits words, with its score and the number of words that it matches. */
export interface Fit<K extends EntryKind = EntryKind> extends Pick<SearchHit, 'score' | 'words'> {
  readonly entry: BookEntry<K>
}

/** Texts that limit how much, or how often, may be done. */
const LIMIT = /\b(?:at most|up to|no more|not more|more than|(?<!\bat )once|exactly|only (?:one|\d))\b/i

/** True if a clause limits how much, or how often, something may be done. */
export const isLimit = ({ says }: Pick<BookEntry, 'says'>): boolean => LIMIT.test(says)

/** Factor for a limit if the words ask for one. */
const LIMITED = 2

/**
 * Lists the entries of a kind that fit all words, best first; otherwise those with questions that do, or those that fit most
 * words.
 */
export function fitting<K extends EntryKind>(book: BookEntries, kind: K, words: string): readonly Fit<K>[] {
  const found = byWords(ranked(book, kind, words))
  if (hasMost(found[0], words)) return enough(found, words)
  const asked = byWords(ranked(book, kind, words, { fields: WITH_QUESTIONS }))
  return enough(hasMost(asked[0], words) ? asked : found, words)
}

/** Lists the entries of a kind that fit at least one word, or nearly, best first. */
export const nearlyFitting = <K extends EntryKind>(book: BookEntries, kind: K, words: string): readonly Fit<K>[] =>
  ranked(book, kind, words, { fuzzy: 0.25 }).toSorted((one, other) => other.score - one.score)

/** Ranks the entries that fit some words. A limit counts more if the words name an amount. */
function ranked<K extends EntryKind>(
  book: BookEntries,
  kind: K,
  words: string,
  how?: SearchOptions,
): readonly Fit<K>[] {
  const all = entriesIn(book, kind)
  const limits = namesAmount(words)
  return foundIn(indexed(book, kind).search(words, how)).flatMap(({ id, score, words }) => {
    const entry = all[id]
    return entry ? [{ entry, score: limits && isLimit(entry) ? score * LIMITED : score, words }] : []
  })
}

/** The one that is called so, capitals aside. */
export const entryNamed = <K extends EntryKind>(book: BookEntries, kind: K, name: string): BookEntry<K> | undefined => {
  const all = entriesIn(book, kind)
  const folded = name.toLowerCase()
  return all.find((one) => one.name === name) ?? all.find((one) => one.name.toLowerCase() === folded)
}
