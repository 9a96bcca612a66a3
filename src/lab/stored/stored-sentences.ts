/** The stored order of a book's text: its sentences, and the place of each clause among them. @module */

import { type Book, bookClauses, inHome, keptIn, late, Unreadable } from '#core'
import { lockSchema } from '../audit/editions/edition-lockfile.js'
import { editionOrder, type PrintedSentence } from '../audit/sentences/edition-sentences.js'
import type { ClausePlace } from '../audit/sentences/place-words.js'
import { sentenceFaults } from '../audit/sentences/sentence-faults.js'
import { type SentencesLock, sentencesSchema } from '../audit/sentences/sentences-lockfile.js'
import { printedSchema } from '../audit/ties/printed-passages.js'
import { tiesSchema } from '../audit/ties/ties-lockfile.js'

/** The printed order of a book. */
export interface PrintedOrder {
  /** The sentences of each section of the edition. */
  readonly sections: readonly (readonly PrintedSentence[])[]
  /** The place of each clause by its id. */
  readonly places: ReadonlyMap<string, ClausePlace>
}

/** The files from which the printed order of a book follows. */
export interface OrderFiles {
  readonly sentencesFile: string
  readonly lockFile: string
  readonly tiesFile: string
  readonly printedFile: string
}

type Homed = Pick<Book, 'name' | 'home' | 'sections'>

const filesOf = (book: Homed): OrderFiles => ({
  sentencesFile: inHome(book, 'sentences.lock.json'),
  lockFile: inHome(book, 'edition.lock.json'),
  tiesFile: inHome(book, 'ties.lock.json'),
  printedFile: inHome(book, 'printed.json'),
})

/** Reads the stored sentences of a book; nothing where it has none yet. */
export function keptSentences({ name }: Pick<Book, 'name'>, file: string): SentencesLock | undefined {
  const stored = keptIn(file, sentencesSchema)
  if (stored === undefined || stored.book === name) return stored
  throw new Unreadable([`${file}: these are sentences of ${stored.book}; expected those of ${name}`])
}

/** Reads the printed order of a book; nothing where none is stored, or one of other sections. */
export function keptOrder(book: Homed, files: OrderFiles = filesOf(book)): PrintedOrder | undefined {
  const sentences = keptSentences(book, files.sentencesFile)
  const lock = sentences && keptIn(files.lockFile, lockSchema)
  const ties = lock && keptIn(files.tiesFile, tiesSchema)
  if (sentences === undefined || lock === undefined || ties === undefined) return undefined
  const order = editionOrder(lock, ties, sentences)
  if (sentenceFaults(lock, ties, sentences, order).length > 0) return undefined
  const reasons = late(() => reasonsIn(files.printedFile))
  const places = bookClauses(book).map(({ id, disposition }): readonly [string, ClausePlace] => {
    const own = order.byClause.get(id)
    if (own && own.length > 0) return [id, { sentences: own }]
    const isComponent = disposition.as === 'component'
    const because =
      own === undefined ? 'not linked to the text' : (reasons().get(id) ?? (isComponent ? 'a component' : undefined))
    return [id, { sentences: [], ...(because !== undefined && { because }) }]
  })
  return { sections: order.sections, places: new Map(places) }
}

/** The reasons why clauses restate no sentence, by their ids. */
const reasonsIn = (file: string): ReadonlyMap<string, string> =>
  new Map(keptIn(file, printedSchema)?.clauses.map(({ clause, because }) => [clause, because]))
