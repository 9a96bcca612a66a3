/** Files that a user names, and the rules by which they are read. @module */

import {
  type Book,
  formatLocation,
  isRecord,
  type ParsedSource,
  type Piped,
  type Rules,
  readSource,
  rulesOf,
  type SourceProblem,
  sourceProblemLine,
  Unreadable,
} from '#core'
import { bookNamed, type Library, namesIn, whereUsual, wholeName } from './library.js'

/** The rules for a file: of the book that it names, else of the one that the user names, else of the only one. */
export async function rulesFor(library: Library, source: ParsedSource, asked: string | undefined): Promise<Rules> {
  const written = isRecord(source.value) ? source.value.book : undefined
  const meant = asked ?? library.usual
  if (meant !== undefined && written === undefined)
    return rulesOf(await bookNamed(library, meant, asked === undefined ? whereUsual(library) : ''))
  const [only] = library.books
  if (written === undefined && only !== undefined && library.books.length === 1) return rulesOf(await only.load())
  const where = `${formatLocation(source, ['book'])}: `
  if (typeof written === 'string') {
    const book = await bookNamed(library, written, where)
    if (asked !== undefined) agreed(book, await bookNamed(library, asked), where)
    return rulesOf(book)
  }
  throw new Unreadable([`${where}expected the name of a book, here or before the file: ${namesIn(library)}`])
}

function agreed(book: Book, asked: Book, where: string): void {
  if (asked.name !== book.name)
    throw new Unreadable([`${where}the file is about ${book.name}, but ${asked.name} is asked for`])
}

/** A file, open: it must be readable. A book that it names by a short name is called by its whole one. */
export function openFile(file: string, piped: Piped, library?: Library): ParsedSource {
  const source = readSource(file, piped)
  if (!source.ok) throw unreadable(source.misread)
  const { value } = source.value
  if (library === undefined || !isRecord(value) || typeof value.book !== 'string') return source.value
  return { ...source.value, value: { ...value, book: wholeName(library, value.book) } }
}

/** Builds the error about an unreadable file, for the user. */
export const unreadable = (misread: readonly SourceProblem[]): Unreadable =>
  new Unreadable(misread.map(sourceProblemLine))
