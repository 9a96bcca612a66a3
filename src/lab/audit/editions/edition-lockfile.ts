/** Locks: the edition that is modelled, as fingerprints of its passages. No word of it is kept. @module */
import { z } from 'zod'
import { type Book, check, type Parsed } from '#core'
import { passagesOf, type Stretch } from './cut-into-passages.js'
import { printOf, printsOf, printText } from './fingerprints.js'
import { spelling } from './layout/normalized-letters.js'
import { LAYOUTS } from './layout/reading-order.js'
import { orderedFrom } from './ordered-passages.js'
import { type Copy, countWords, stretchText } from './rulebook-copy.js'

const count = z.int().min(0)
const print = z.string().regex(/^\d+:[0-9a-z]+$/, 'expected a length and a fingerprint, as in "83:k2j9x0q"')

const lockedPart = z.strictObject({
  /** The printed number of the section; empty before the first heading. */
  number: z.string(),
  /** The fingerprint of its title. */
  title: print,
  words: count,
  passages: z.array(print).readonly(),
  /** The first of its passages from which on their order is a rule. */
  orderedFrom: count.optional(),
})
/** A section of the edition. */
export type LockedPart = Readonly<z.infer<typeof lockedPart>>

const made = z.strictObject({
  /** The layout of the copy from which the lock file was made. */
  layout: z.enum(LAYOUTS),
  /** The origin of that copy, in the words of its maker. */
  by: z.string().optional(),
  words: count,
  /** The fingerprints of what stands on every page. */
  heads: z.array(print).readonly(),
})

const lock = z.strictObject({
  book: z.string(),
  edition: z.string(),
  made,
  sections: z.array(lockedPart).readonly(),
})
/** An edition as fingerprints. */
export type Lock = Readonly<z.infer<typeof lock>>
/** The schema of an edition as fingerprints. */
export const lockSchema: z.ZodType<Lock> = lock

/** Reads a lock. */
export const parseLock = (value: unknown): Parsed<Lock> => check(lock, value)

/** The salt of the fingerprints of a book. */
export const saltOf = ({ name }: Pick<Book, 'name'>): string => name

/** An edition with the passages of the copy from which it was made. */
export interface Locked {
  readonly lock: Lock
  /** The passages of each section in that copy. */
  readonly passages: readonly (readonly Stretch[])[]
}

export function lockEdition(book: Pick<Book, 'name' | 'edition'>, copy: Copy, by?: string): Locked {
  const prints = printsOf(copy.letters.codes, saltOf(book))
  const passages = copy.parts.map((part) => passagesOf(copy, part))
  const sections = copy.parts.map(({ number, title, from, to }, index) => ({
    number,
    title: titlePrint(book, title),
    words: countWords(copy, from, to),
    passages: (passages[index] ?? []).map((one) => printText(printOf(prints, one.from, one.to - one.from))),
    ...orderIn((passages[index] ?? []).map((one) => stretchText(copy, one.from, one.to))),
  }))
  const words = sections.reduce((sum, section) => sum + section.words, 0)
  const lock = {
    book: book.name,
    edition: book.edition,
    made: {
      layout: copy.layout,
      ...(by !== undefined && { by }),
      words,
      heads: copy.heads.map((head) => titlePrint(book, head)),
    },
    sections,
  }
  return { lock, passages }
}

function orderIn(texts: readonly string[]): Pick<LockedPart, 'orderedFrom'> {
  const first = orderedFrom(texts)
  return first === undefined ? {} : { orderedFrom: first }
}

/** The fingerprint of a title, or of a running head. */
export function titlePrint(book: Pick<Book, 'name'>, title: string): string {
  const codes = Int32Array.from([...spelling(title)], (char) => char.codePointAt(0) ?? 0)
  return printText(printOf(printsOf(codes, saltOf(book)), 0, codes.length))
}
