/** Under which headings of an edition the clauses of a section may stand. @module */
import { type Book, headOf } from '#core'
import type { Lock } from '../editions/edition-lockfile.js'
import { stem } from '../editions/heading.js'
import type { PrintedNotes } from './printed-passages.js'

/**
 * For each section of a book the places in the lock of its own heading, or of that before it where it has none, and of
 * those that an author names.
 */
export function homesOf(
  { sections }: Pick<Book, 'sections'>,
  { sections: locked }: Pick<Lock, 'sections'>,
  { sections: noted }: Pick<PrintedNotes, 'sections'>,
): readonly ReadonlySet<number>[] {
  const places = new Map(locked.map(({ number }, index) => [stem(number), index]))
  let before = 0
  return sections.map((section) => {
    const { number } = headOf(section)
    before = places.get(stem(number)) ?? before
    const others = noted.filter((one) => one.section === number).flatMap(({ under }) => under)
    return new Set([before, ...others.flatMap((one) => places.get(stem(one)) ?? [])])
  })
}
