/** The places of clauses and questions on the pages of a book, as `file:line`. @module */
import { join, relative } from 'node:path'
import { type Book, homeOf, type PageLine, partLines } from '#core'

/** Returns a lookup of places by what a report is about: `clause:rally.cost`, `question:rallyNumber`. */
export function pagePlaces(book: Pick<Book, 'name' | 'home'>): (about: string) => string | undefined {
  const folder = homeOf(book)
  const { clauses, questions } = partLines(folder)
  const shown = (at: PageLine | undefined) => at && `${relative(process.cwd(), join(folder, at.file))}:${at.line}`
  return (about) => {
    const [what, name = ''] = about.split(':')
    if (what === 'clause') return shown(clauses.get(name))
    return what === 'question' ? shown(questions.get(name)) : undefined
  }
}
