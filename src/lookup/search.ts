/** Searching by words: what a book declares, the best first. @module */
import MiniSearch, { type SearchOptions } from 'minisearch'
import { once } from '../kernel/once.js'
import { namesAmount } from './amounts.js'
import { type BookEntries, type Entry, entriesIn, type Kind } from './entries.js'
import { byWords, enough, type Found, foundIn, hasMost, INDEXED } from './recipe.js'

/** What is looked at where a thing does not itself say all words: what is asked about it, too. */
const WITH_QUESTIONS = [...INDEXED.fields, 'asked']

/** What was indexed of a book already. */
const indexOf = once((_book: BookEntries) => new Map<Kind, MiniSearch>())

function indexed(book: BookEntries, kind: Kind): MiniSearch {
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

/** What fits words, how well, and how many of the words it has. */
export interface Fit<K extends Kind = Kind> extends Pick<Found, 'score' | 'words'> {
  readonly entry: Entry<K>
}

/** Texts that limit how much, or how often, may be done. */
const LIMIT = /\b(?:at most|up to|no more|not more|more than|(?<!\bat )once|exactly|only (?:one|\d))\b/i

/** Whether a clause says how much, or how often, something may be done. */
export const isLimit = ({ says }: Pick<Entry, 'says'>): boolean => LIMIT.test(says)

/** How much more a limit counts where one is asked for. */
const LIMITED = 2

/** What of a kind fits all of some words, the best first; else what is asked about in these words, or fits most of them. */
export function fitting<K extends Kind>(book: BookEntries, kind: K, words: string): readonly Fit<K>[] {
  const found = byWords(ranked(book, kind, words))
  if (hasMost(found[0], words)) return enough(found, words)
  const asked = byWords(ranked(book, kind, words, { fields: WITH_QUESTIONS }))
  return enough(hasMost(asked[0], words) ? asked : found, words)
}

/** What of a kind fits at least one of some words, or nearly, the best first. */
export const nearlyFitting = <K extends Kind>(book: BookEntries, kind: K, words: string): readonly Fit<K>[] =>
  ranked(book, kind, words, { fuzzy: 0.25 }).toSorted((one, other) => other.score - one.score)

/** What fits some words, with how well; what limits counts more where an amount is named. */
function ranked<K extends Kind>(book: BookEntries, kind: K, words: string, how?: SearchOptions): readonly Fit<K>[] {
  const all = entriesIn(book, kind)
  const limits = namesAmount(words)
  return foundIn(indexed(book, kind).search(words, how)).flatMap(({ id, score, words }) => {
    const entry = all[id]
    return entry ? [{ entry, score: limits && isLimit(entry) ? score * LIMITED : score, words }] : []
  })
}

/** The one that is called so, capitals aside. */
export const called = <K extends Kind>(book: BookEntries, kind: K, name: string): Entry<K> | undefined => {
  const all = entriesIn(book, kind)
  const folded = name.toLowerCase()
  return all.find((one) => one.name === name) ?? all.find((one) => one.name.toLowerCase() === folded)
}
