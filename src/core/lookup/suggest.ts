/** Suggestions for names that a book does not have. @module */
import { type BookEntries, type EntryKind, entriesIn } from './entries.js'
import { instead } from './nearest-word.js'
import { nearlyFitting } from './search.js'

/** The maximum number of suggestions by meaning. */
const FEW = 3

/** Formats the expected names: those with similar spelling, or else those with the word in names, headings and texts. */
export function insteadIn(book: BookEntries, kind: EntryKind, word: string): string {
  const spelt = instead(word, namesIn(book, kind))
  return spelt === '' ? byMeaning(book, kind, word) : spelt
}

/** Everything by which something of a kind can be named. */
function namesIn(book: BookEntries, kind: EntryKind): readonly string[] {
  const entries = entriesIn(book, kind)
  const names = entries.map(({ name }) => name)
  if (kind !== 'clauses') return names
  const headings = entries.flatMap(({ clauses }) => clauses.flatMap(({ section: { name, title } }) => [name, title]))
  return [...new Set([...names, ...headings])]
}

/** Formats entries of a kind that contain some of these words, as a question. */
export function byMeaning(book: BookEntries, kind: EntryKind, words: string): string {
  const close = nearlyFitting(book, kind, words).slice(0, FEW)
  const names = close.map(({ entry: { name } }) => `"${name}"`)
  return names.length === 0 ? '' : `; did you mean ${names.join(' or ')}?`
}
