/** Searching by words: what a book declares, the best first. @module */
import MiniSearch from 'minisearch'
import { once } from '../kernel/once.js'
import { type BookEntries, type Entry, entriesIn, type Kind } from './entries.js'
import { asNumber, signedWordsIn, tellingWords, unsigned } from './words-in.js'

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
    tokenize: (text) => signedWordsIn(text).map(asNumber),
    processTerm: (word) => [...new Set([word, unsigned(word)])],
    searchOptions: { processTerm: (word) => word, tokenize: (text) => tellingWords(text) as string[] },
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
  /** How many of the words it has. */
  readonly words: number
}

/** Texts that limit how much, or how often, may be done. */
const LIMIT = /\b(?:at most|up to|no more|not more|more than|once|exactly|only (?:one|\d))\b/i

/** Whether some words name an amount, so that a limit is sooner meant. */
const namesAmount = (words: string): boolean => signedWordsIn(words).some((word) => /^\d+$/.test(asNumber(word)))

/** Whether somebody asks how much may be done: `may ... two ...`. */
export const asksForLimit = (words: string): boolean => /^\W*(?:may|can|must)\b/i.test(words) && namesAmount(words)

/** Whether a clause says how much, or how often, something may be done. */
export const isLimit = ({ says }: Pick<Entry, 'says'>): boolean => LIMIT.test(says)

/** How much more a limit counts where one is asked for. */
const LIMITED = 2

/** What of a kind fits all of some words, the best first; where nothing does, what fits most of them. */
export function fitting<K extends Kind>(book: BookEntries, kind: K, words: string): readonly Fit<K>[] {
  const found = ranked(book, kind, words, { combineWith: 'OR' })
  const most = Math.max(0, ...found.map((one) => one.words))
  const all = new Set(tellingWords(words)).size
  const enough = found.filter((one) => one.words === all || one.words * 2 >= all)
  return most === all ? found.filter((one) => one.words === all) : enough.slice(0, MOST_NEARLY)
}

/** How much is told where nothing fits all words. */
const MOST_NEARLY = 12

/** What of a kind fits at least one of some words, or nearly, the best first. */
export const nearlyFitting = <K extends Kind>(book: BookEntries, kind: K, words: string): readonly Fit<K>[] =>
  ranked(book, kind, words, { combineWith: 'OR', fuzzy: 0.25 }).toSorted((one, other) => other.score - one.score)

/** What fits some words, by how many of them it has, and how well. */
function ranked<K extends Kind>(book: BookEntries, kind: K, words: string, how: object): readonly Fit<K>[] {
  const all = entriesIn(book, kind)
  const limits = namesAmount(words)
  return indexed(book, kind)
    .search(words, { boost: BOOST, prefix: isPrefix, ...how })
    .flatMap(({ id, score, queryTerms }) => {
      const entry = all[id as number]
      if (!entry) return []
      return [{ entry, score: limits && isLimit(entry) ? score * LIMITED : score, words: new Set(queryTerms).size }]
    })
    .toSorted((one, other) => other.words - one.words || other.score - one.score)
}

/** The one that is called so, capitals aside. */
export const called = <K extends Kind>(book: BookEntries, kind: K, name: string): Entry<K> | undefined => {
  const all = entriesIn(book, kind)
  const folded = name.toLowerCase()
  return all.find((one) => one.name === name) ?? all.find((one) => one.name.toLowerCase() === folded)
}
