/** Searching by words: what a book declares, the best first. @module */
import MiniSearch from 'minisearch'
import { once } from '../kernel/once.js'
import { type BookEntries, type Entry, entriesIn, type Kind } from './entries.js'
import { signedWordsIn, unsigned } from './words-in.js'

/** How much a match counts: the name of a thing, the heading over it, what it says. */
const BOOST = { name: 6, heading: 3, says: 1 }

/** Words that are meant may be longer than what was typed. */
const isPrefix = (word: string): boolean => word.length > 2

/** What was indexed of a book already. */
const indexOf = once((_book: BookEntries) => new Map<Kind, MiniSearch>())

function indexed(book: BookEntries, kind: Kind): MiniSearch {
  const known = indexOf(book).get(kind)
  if (known) return known
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: signedWordsIn,
    processTerm: (word) => [...new Set([word, unsigned(word)])],
    searchOptions: { processTerm: (word) => word },
  })
  index.addAll(
    entriesIn(book, kind).map(({ name, clauses, says }, id) => ({
      id,
      name,
      heading: [...new Set(clauses.map(({ section: { number, title } }) => `${number} ${title}`))].join(' '),
      says,
    })),
  )
  indexOf(book).set(kind, index)
  return index
}

/** What fits words, and how well. */
export interface Fit<K extends Kind = Kind> {
  readonly entry: Entry<K>
  readonly score: number
}

/** What of a kind fits all of some words, the best first. */
export const fitting = <K extends Kind>(book: BookEntries, kind: K, words: string): readonly Fit<K>[] =>
  ranked(book, kind, words, { combineWith: 'AND' })

/** What of a kind fits at least one of some words, or nearly, the best first. */
export const nearlyFitting = <K extends Kind>(book: BookEntries, kind: K, words: string): readonly Fit<K>[] =>
  ranked(book, kind, words, { combineWith: 'OR', fuzzy: 0.25 })

function ranked<K extends Kind>(book: BookEntries, kind: K, words: string, how: object): readonly Fit<K>[] {
  const all = entriesIn(book, kind)
  return indexed(book, kind)
    .search(words, { boost: BOOST, prefix: isPrefix, ...how })
    .flatMap(({ id, score }) => {
      const entry = all[id as number]
      return entry ? [{ entry, score }] : []
    })
}

/** The one that is called so, capitals aside. */
export const called = <K extends Kind>(book: BookEntries, kind: K, name: string): Entry<K> | undefined => {
  const all = entriesIn(book, kind)
  const folded = name.toLowerCase()
  return all.find((one) => one.name === name) ?? all.find((one) => one.name.toLowerCase() === folded)
}
