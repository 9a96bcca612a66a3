/** What somebody probably meant who names something that a book does not have. @module */
import { type BookEntries, entriesIn, type Kind } from './entries.js'
import { instead } from './nearest.js'
import { nearlyFitting } from './search.js'

/** How many are suggested by what they mean. */
const FEW = 3

/** What was expected instead: by spelling, and where nothing is spelt nearly so, by the words of names, headings and texts. */
export function insteadIn(book: BookEntries, kind: Kind, word: string): string {
  const spelt = instead(word, namesIn(book, kind))
  return spelt === '' ? byMeaning(book, kind, word) : spelt
}

/** Everything by which something of a kind can be named. */
function namesIn(book: BookEntries, kind: Kind): readonly string[] {
  const entries = entriesIn(book, kind)
  const names = entries.map(({ name }) => name)
  if (kind !== 'clauses') return names
  const headings = entries.flatMap(({ clauses }) => clauses.flatMap(({ section: { name, title } }) => [name, title]))
  return [...new Set([...names, ...headings])]
}

/** What of a kind says some of these words, as a question. */
export function byMeaning(book: BookEntries, kind: Kind, words: string): string {
  const close = nearlyFitting(book, kind, words).slice(0, FEW)
  const names = close.map(({ entry: { name } }) => `"${name}"`)
  return names.length === 0 ? '' : `; did you mean ${names.join(' or ')}?`
}
