/** The places of clauses and questions on the pages of a book, as `file:line`. @module */
import { join, relative } from 'node:path'
import { homeOf } from '../../home/book-home.js'
import type { Book } from '../../kernel/book.js'
import { hasPages, readPages } from '../../pages/read-pages.js'

/** Returns a lookup of places by what a report is about: `clause:rally.cost`, `question:rallyNumber`. */
export function placesIn(book: Pick<Book, 'name' | 'home'>): (about: string) => string | undefined {
  const folder = homeOf(book)
  if (!hasPages(folder)) return () => undefined
  const label = relative(process.cwd(), folder)
  const places = new Map(
    readPages(folder, label).flatMap(({ file, parts }) =>
      parts.flatMap((part): readonly (readonly [string, string])[] => {
        const at = (line: number) => `${join(label, file)}:${line}`
        if (part.is === 'question') return [[`question:${part.name}`, at(part.line)]]
        return part.clauses.map(({ key, line }) => [`clause:${part.name}.${key}`, at(line)] as const)
      }),
    ),
  )
  return (about) => places.get(about)
}
