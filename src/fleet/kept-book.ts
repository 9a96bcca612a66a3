/** Books over which results of work are kept: loaded from a marked copy. @module */
import {
  type Book,
  beginParts,
  booksFrom,
  endParts,
  environmentDigest,
  hashOfContent,
  type KeptUnits,
  keptUnits,
  markedCopyOf,
  marksAt,
  pieceKeys,
} from '#core'
import { originOfCopy } from './recorded-jobs.js'
import type { KeptWork } from './reuse-results.js'

/** A book that is loaded from its marked copy, with what is kept of the work on it. */
export interface KeptBook extends KeptWork {
  readonly book: Book
  /** Writes what is kept of all kinds of work that were opened. */
  readonly save: (isWhole: boolean) => void
}

/**
 * Loads a book so that results of work on it are kept; nothing where no copy of it can be made.
 *
 * @param share - the share of the kept results that is proved again, in percent: which ones depends on the state of the book
 */
export async function keptBook(name: string, share: number): Promise<KeptBook | undefined> {
  const environment = environmentDigest()
  const copy = environment === undefined ? undefined : await markedCopyOf(name)
  if (environment === undefined || copy === undefined) return undefined
  const parts = beginParts()
  const book = await (await booksFrom(originOfCopy(copy))).find((listed) => listed.name === name)?.load()
  endParts()
  if (book === undefined) return undefined
  const marks = await marksAt(copy.marks)
  const keys = pieceKeys(book, copy.list, [...marks.loaded(), ...marks.declaredIn(parts)])
  const opened: KeptUnits[] = []
  return {
    book,
    copy,
    open: (kind, options) => {
      const common = { pieces: keys.frame, book: copy.list.whole }
      const units = keptUnits(name, kind, commonOf(common, [environment, kind, options]), keys)
      opened.push(units)
      return units
    },
    isChecked: (unit) =>
      Number.parseInt(hashOfContent(`${copy.list.whole} ${unit.name}`).slice(0, 8), 16) % 100 < share,
    save: (isWhole) => {
      for (const units of opened) units.save(isWhole)
    },
  }
}

const commonOf = (of: { readonly pieces: string; readonly book: string }, more: readonly string[]) => {
  const digest = (one: string): string => hashOfContent([one, ...more].join('\n'))
  return { pieces: digest(of.pieces), book: digest(of.book) }
}
