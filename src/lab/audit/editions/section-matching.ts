/** The matching of sections between a copy and the edition. @module */
import type { Book } from '#core'
import { type Lock, titlePrint } from './edition-lockfile.js'
import { stem } from './heading.js'
import type { Matched } from './passage-targets.js'
import type { Copy } from './rulebook-copy.js'

/** For every section of the edition, by its place in the lock, the section of the copy that it has become. */
export type Assignment = ReadonlyMap<number, number>

/** The weights of signs that two sections are the same; common words count up to 1. */
const SAME_HEADING = 1.2
const SAME_TITLE = 0.3
const SAME_NUMBER = 0.25
const HALF_THE_WORDS = 0.5

interface Pair {
  readonly section: number
  readonly part: number
  readonly weight: number
}

/** Finds the sections of an edition in a copy, by heading and by words. */
export function assignSections(
  book: Pick<Book, 'name'>,
  { sections }: Lock,
  { parts }: Copy,
  passages: readonly Matched[],
): Assignment {
  const partOf = (letter: number) => parts.findIndex(({ from, to }) => from <= letter && letter < to)
  const shares = sharesOf(passages, partOf)
  const titles = parts.map(({ title }) => titlePrint(book, title))
  // A heading of the book that was not recognised before is not another name for what stood there.
  const known = new Set(sections.map(({ number }) => stem(number)))
  const isNew = parts.map(({ head, number }) => head !== undefined && !known.has(stem(number)))
  const pairs = sections.flatMap(({ number, title }, section) =>
    parts.flatMap((part, index): readonly Pair[] => {
      const sameNumber = stem(part.number) === stem(number)
      const sameTitle = titles[index] === title && part.title !== ''
      const share = shares.get(`${section} ${index}`) ?? 0
      if (!sameNumber && !sameTitle && (share < HALF_THE_WORDS || isNew[index])) return []
      const heading = sameNumber && sameTitle ? SAME_HEADING : sameTitle ? SAME_TITLE : sameNumber ? SAME_NUMBER : 0
      return [{ section, part: index, weight: (number === '' && sameNumber ? SAME_HEADING : heading) + share }]
    }),
  )
  const became = new Map<number, number>()
  const used = new Set<number>()
  for (const { section, part } of pairs.toSorted((one, other) => other.weight - one.weight)) {
    if (became.has(section) || used.has(part)) continue
    became.set(section, part)
    used.add(part)
  }
  return became
}

/** The share of each section in each part of the copy, from 0 to 1. */
function sharesOf(passages: readonly Matched[], partOf: (letter: number) => number): ReadonlyMap<string, number> {
  const totals = new Map<number, number>()
  for (const { section, print } of passages) totals.set(section, (totals.get(section) ?? 0) + print.length)
  const shares = new Map<string, number>()
  for (const { section, pieces } of passages)
    for (const { from, to } of pieces) {
      const key = `${section} ${partOf(from)}`
      shares.set(key, (shares.get(key) ?? 0) + (to - from) / (totals.get(section) ?? 1))
    }
  return shares
}
