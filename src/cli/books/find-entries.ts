/** Suggestions for words that somebody typed, including misspelt ones. @module */
import { type BookEntries, type BookEntry, correctSpelling, type EntryKind, fitting } from '#core'
import type { Io } from '../program/io.js'

/**
 * Lists the entries of a kind that fit some words, best first. An unknown word is replaced by a similar known one, and the result
 * shows the replacement.
 */
export function fittingAsSpelt<K extends EntryKind>(
  book: BookEntries,
  kind: K,
  typed: string,
  { told }: Pick<Io, 'told'>,
): readonly BookEntry<K>[] {
  const { words, respelt } = correctSpelling(book, kind, typed)
  const found = fitting(book, kind, words).map(({ entry }) => entry)
  if (found.length > 0) for (const { word, as } of respelt) told?.(`"${word}" is read as "${as}"\n`)
  return found
}
