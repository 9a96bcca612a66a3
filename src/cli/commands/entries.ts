/** What a book declares of a kind, found by words and told: one thing whole, several by their names. @module */

import type { Book } from '../../kernel/book.js'
import { detailsOf } from '../../lookup/details.js'
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
  const shown = words === '' || all ? found : found.slice(0, MOST)
  if (json) {
    io.out(`${JSON.stringify(shown.map(detailsOf), null, 2)}\n`)
    return
  }
  const paint = paintFor(io.colour)
  const [only] = found
  io.out(
    only !== undefined && found.length === 1
      ? detailsText(detailsOf(only), paint)
      : listText(shown.map(detailsOf), found.length, paint),
  )
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
