/** Ties a book to a copy of its text: only one that has every passage of the edition will do. @module */
import type { Book } from '#core'
import { type Lock, saltOf } from '../editions/edition-lockfile.js'
import { printsOf } from '../editions/fingerprints.js'
import { matchPassages } from '../editions/passage-matching.js'
import type { Matched } from '../editions/passage-targets.js'
import { type Copy, readCopy, stretchText } from '../editions/rulebook-copy.js'
import type { PrintedNotes } from './printed-passages.js'
import { type Tying, tie } from './tie-clauses.js'

/** A book tied to a copy that has every passage, with the passages as they stand there. */
export interface WholeText {
  readonly whole: true
  readonly tying: Tying
  readonly texts: readonly string[]
  readonly copy: Copy
  readonly passages: readonly Matched[]
}

/** A copy that lacks some passages of the edition. */
interface PartialText {
  readonly whole: false
  readonly lost: number
  readonly copy: Copy
  readonly passages: readonly Matched[]
}

/** A book tied to a copy, or how many passages the copy lacks. */
export type TiedText = WholeText | PartialText

/** Ties a book to a copy of its text. */
export function tieText(
  book: Pick<Book, 'name' | 'edition' | 'sections'>,
  lock: Lock,
  text: string,
  notes: PrintedNotes,
): TiedText {
  const copy = readCopy(text, book.sections)
  const { passages } = matchPassages(lock, copy, printsOf(copy.letters.codes, saltOf(book)))
  const lost = passages.filter(({ pieces }) => pieces.length === 0).length
  if (lost > 0) return { whole: false, lost, copy, passages }
  const texts = passages.map(({ pieces }) => pieces.map(({ from, to }) => stretchText(copy, from, to)).join(' '))
  return { whole: true, tying: tie(book, lock, texts, notes), texts, copy, passages }
}
