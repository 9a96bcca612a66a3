/** What fits words that somebody typed, misspelt ones among them. @module */
import type { BookEntries, Entry, Kind } from '../lookup/entries.js'
import { fitting } from '../lookup/search.js'
import { spelt } from '../lookup/spelling.js'
import type { Io } from './io.js'

/** What of a kind fits some words, the best first; a word that nothing says is read as one that is, and that is told. */
export function fittingAsSpelt<K extends Kind>(
  book: BookEntries,
  kind: K,
  typed: string,
  { told }: Pick<Io, 'told'>,
): readonly Entry<K>[] {
  const { words, respelt } = spelt(book, kind, typed)
  const found = fitting(book, kind, words).map(({ entry }) => entry)
  if (found.length > 0) for (const { word, as } of respelt) told?.(`"${word}" is read as "${as}"\n`)
  return found
}
