/** Search in a book's entries of one kind by words. One match is printed in full, several by name. @module */

import { stringify } from 'yaml'
import {
  type Book,
  type BookEntry,
  type Details,
  detailsOf,
  type EntryKind,
  entriesIn,
  entryNamed,
  insteadIn,
  ONE,
  type OptionWords,
  optionWords,
  rulesOf,
  skeletonOf,
  Unreadable,
} from '#core'
import { fittingAsSpelt } from '../../../books/find-entries.js'
import { bookFirst, bookMeant } from '../../../books/library.js'
import { printResult } from '../../../output/print-result.js'
import type { Session } from '../../../program/command-context.js'
import type { Io } from '../../../program/io.js'
import { programName } from '../../../program/program-name.js'
import { detailsText, listText } from '../../../text/found-entries.js'

/** Command-line options of the commands that find entries. */
export interface EntriesFlags {
  readonly all?: true
  readonly json?: true
}

/** The maximum number of entries to list, unless all are requested. */
const MOST = 15

/** Tells what fits some words. */
export async function tellEntries(
  kind: EntryKind,
  said: readonly string[],
  flags: EntriesFlags,
  { io, library }: Session,
): Promise<void> {
  const { name, others } = bookFirst(library, said)
  const book = await bookMeant(library, name, ', before anything else', said[0])
  const words = others.join(' ')
  const found = meant(book, kind, words, io)
  const [only] = found
  const shown = words === '' || flags.all ? found : found.slice(0, MOST)
  const details = only !== undefined && found.length === 1 ? [wholeDetails(book, only)] : shown.map(detailsOf)
  const [one] = details
  printResult(io, flags, {
    data: () => details,
    text: (paint) => (one && found.length === 1 ? detailsText(one, paint) : listText(details, found.length, paint)),
  })
}

/** Everything of one entry, with what is found only by playing: how its options are written, and an example that begins it. */
function wholeDetails(book: Book, entry: BookEntry): Details {
  const details = detailsOf(entry)
  if (isOf('procedures', entry)) return { ...details, example: skeletonOf(rulesOf(book), entry.value, entry.clauses) }
  if (!isOf('offers', entry)) return details
  const { offer, at } = entry.value
  return { ...details, options: optionWords(rulesOf(book), offer, at).map(optionLine) }
}

const isOf = <K extends EntryKind>(kind: K, entry: BookEntry): entry is BookEntry<K> => entry.kind === kind

/** An option as `when` names it, in one line. */
function optionLine({ option, declines, isWhole }: OptionWords): string {
  const written = stringify(option, { collectionStyle: 'flow', lineWidth: 0 }).trim()
  if (declines) return `${written}  (declines)`
  return isWhole ? written : `${written}  (no example of the book shows its other fields)`
}

/** Everything without words, the one that is called so, else what fits. */
function meant(book: Book, kind: EntryKind, words: string, io: Pick<Io, 'told'>): readonly BookEntry[] {
  if (words === '') return entriesIn(book, kind)
  const exactly = entryNamed(book, kind, words)
  if (exactly) return [exactly]
  const found = fittingAsSpelt(book, kind, words, io)
  if (found.length > 0) return found
  throw new Unreadable([
    `no ${ONE[kind]} of ${book.title} fits "${words}"${insteadIn(book, kind, words)}; "${programName()} find ${kind} ${book.name}" lists all`,
  ])
}
