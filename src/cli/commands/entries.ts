/** What a book declares of a kind, found by words and told: one thing whole, several by their names. @module */

import { stringify } from 'yaml'
import { type OptionWords, optionWords } from '../../examples/option-words.js'
import { skeletonOf } from '../../examples/skeleton.js'
import type { Book } from '../../kernel/book.js'
import { rulesOf } from '../../kernel/rules.js'
import { type Details, detailsOf } from '../../lookup/details.js'
import { type Entry, entriesIn, type Kind, ONE } from '../../lookup/entries.js'
import { called } from '../../lookup/search.js'
import { insteadIn } from '../../lookup/suggest.js'
import { Unreadable } from '../../outside/unreadable.js'
import { fittingAsSpelt } from '../fitting.js'
import type { Io } from '../io.js'
import { bookFirst, bookMeant } from '../library.js'
import type { Session } from '../session.js'
import { detailsText, listText } from '../text/entries.js'
import { paintFor } from '../text/layout.js'

/** What the command line says. */
export interface Flags {
  readonly all?: true
  readonly json?: true
}

/** How many are listed unless all are wanted. */
const MOST = 15

/** Tells what fits some words. */
export async function tellEntries(
  kind: Kind,
  said: readonly string[],
  { all, json }: Flags,
  { io, library }: Session,
): Promise<void> {
  const { name, others } = bookFirst(library, said)
  const book = await bookMeant(library, name, ', before anything else')
  const words = others.join(' ')
  const found = meant(book, kind, words, io)
  const [only] = found
  const shown = words === '' || all ? found : found.slice(0, MOST)
  const details = only !== undefined && found.length === 1 ? [wholeDetails(book, only)] : shown.map(detailsOf)
  if (json) {
    io.out(`${JSON.stringify(details, null, 2)}\n`)
    return
  }
  const paint = paintFor(io.colour)
  const [one] = details
  io.out(one && found.length === 1 ? detailsText(one, paint) : listText(details, found.length, paint))
}

/** Everything of one entry, with what is found only by playing: how its options are written, and an example that begins it. */
function wholeDetails(book: Book, entry: Entry): Details {
  const details = detailsOf(entry)
  if (isOf('procedures', entry)) return { ...details, example: skeletonOf(rulesOf(book), entry.value, entry.clauses) }
  if (!isOf('offers', entry)) return details
  const { offer, at } = entry.value
  return { ...details, options: optionWords(rulesOf(book), offer, at).map(optionLine) }
}

const isOf = <K extends Kind>(kind: K, entry: Entry): entry is Entry<K> => entry.kind === kind

/** An option as `when` names it, in one line. */
function optionLine({ option, declines, isWhole }: OptionWords): string {
  const written = stringify(option, { collectionStyle: 'flow', lineWidth: 0 }).trim()
  if (declines) return `${written}  (declines)`
  return isWhole ? written : `${written}  (its other fields: no example of the book comes to it)`
}

/** Everything without words, the one that is called so, else what fits. */
function meant(book: Book, kind: Kind, words: string, io: Pick<Io, 'told'>): readonly Entry[] {
  if (words === '') return entriesIn(book, kind)
  const exactly = called(book, kind, words)
  if (exactly) return [exactly]
  const found = fittingAsSpelt(book, kind, words, io)
  if (found.length > 0) return found
  throw new Unreadable([
    `no ${ONE[kind]} of ${book.title} fits "${words}"${insteadIn(book, kind, words)}; "rulewright ${kind} ${book.name}" lists all`,
  ])
}
