/**
 * An index of words packed as text, a fifth of what MiniSearch writes: words in order, and for each field where they stand, as gaps
 * between numbers of five bits a letter.
 *
 * How often a word stands in a thing is left out: a text that says it once is as good as one that says it twice.
 *
 * @module
 */
import type { AsPlainObject } from 'minisearch'

/** An index, packed. */
export interface Packed {
  /** The number of entries. */
  readonly count: number
  /** The words, parted by spaces. */
  readonly words: string
  /** For each field, the postings of each word, parted by spaces. */
  readonly fields: Readonly<Record<string, string>>
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The lower half of the letters ends a number, the upper half goes on. */
const numberAsText = (number: number): string =>
  number < 32 ? LETTERS.charAt(number) : LETTERS.charAt(32 + (number & 31)) + numberAsText(number >> 5)

/** Packs an index whose things are numbered from 0 on. */
export const packIndex = ({ index, fieldIds, documentCount }: AsPlainObject): Packed => ({
  count: documentCount,
  words: index.map(([word]) => word).join(' '),
  fields: Object.fromEntries(
    Object.entries(fieldIds).map(([field, id]) => [
      field,
      index.map(([, postings]) => gaps(Object.keys(postings[id] ?? {}).map(Number))).join(' '),
    ]),
  ),
})

const gaps = (things: readonly number[]): string =>
  things.map((thing, at) => numberAsText(thing - (things[at - 1] ?? -1) - 1)).join('')

/** The things that a posting names. */
function thingsIn(text: string): readonly number[] {
  const things: number[] = []
  let thing = -1
  let gap = 0
  let bits = 0
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter)
    gap += (digit & 31) << bits
    bits += 5
    if (digit >= 32) continue
    thing += gap + 1
    things.push(thing)
    gap = 0
    bits = 0
  }
  return things
}

/** The index, as MiniSearch reads it; how long a field is follows from the words that stand in it. */
export function unpackIndex({ count, words, fields }: Packed): AsPlainObject {
  const names = Object.keys(fields)
  const lengths: number[][] = Array.from({ length: count }, () => names.map(() => 0))
  const postings = Object.values(fields).map((text, field) =>
    text.split(' ').map((part) => {
      const things = thingsIn(part)
      for (const thing of things) addOne(lengths[thing], field)
      return Object.fromEntries(things.map((thing) => [thing, 1]))
    }),
  )
  const sums = names.map((_, field) => lengths.reduce((sum, own) => sum + (own[field] ?? 0), 0))
  return {
    documentCount: count,
    nextId: count,
    documentIds: byNumber(lengths.map((_, id) => id)),
    fieldIds: Object.fromEntries(names.map((name, field) => [name, field])),
    fieldLength: byNumber(lengths),
    averageFieldLength: sums.map((sum) => sum / count),
    storedFields: {},
    dirtCount: 0,
    index: words.split(' ').map((word, at) => [word, byNumber(postings.map((field) => field[at] ?? {}))]),
    serializationVersion: 2,
  }
}

function addOne(lengths: number[] | undefined, field: number): void {
  if (lengths) lengths[field] = (lengths[field] ?? 0) + 1
}

const byNumber = <T>(values: readonly T[]): Record<string, T> => Object.fromEntries(values.entries())
