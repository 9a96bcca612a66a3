/** Components that a user gives as files: the books over them. @module */

import {
  asListed,
  type Book,
  checkShape,
  instead,
  type ListedBook,
  locateProblems,
  type ParsedSource,
  type Piped,
  type Problem,
  type Replaceable,
  Unreadable,
} from '#core'
import type { Library } from './library.js'
import { openFile, unreadable } from './open-file.js'

/** The books over the components that a user gives, each as `name=file`; the others have no place for them. */
export async function withComponents(all: Library, asked: readonly string[], io: Piped): Promise<Library> {
  let library = all
  for (const one of asked) library = await withComponent(library, all.books, one, io)
  return library
}

async function withComponent(library: Library, all: readonly ListedBook[], asked: string, io: Piped): Promise<Library> {
  const [name = '', ...rest] = asked.split('=')
  const file = rest.join('=')
  if (file === '') throw new Unreadable([`--component ${asked}: expected a name and a file, such as ${EXAMPLE}`])
  const names = [...new Set(all.flatMap(({ components }) => Object.keys(components)))]
  if (!names.includes(name))
    throw new Unreadable([`--component ${asked}: no book has a component "${name}"${instead(name, names)}`])
  const source = openFile(file, io)
  const isIn = ({ components }: ListedBook) => Object.hasOwn(components, name)
  const books = library.books.filter(isIn)
  if (books.length === 0) throw new Unreadable([`--component ${asked}: no book has it beside the other components`])
  const lacking = library.books.filter((book) => !isIn(book)).map((book) => ({ book, component: name }))
  return {
    // What the list alone tells of a book, such as its short name, holds over the component as well.
    books: await Promise.all(
      books.map(async (book) => ({ ...book, ...asListed(over(await book.load(), name, source)) })),
    ),
    lacking: [...library.lacking, ...lacking],
  }
}

const EXAMPLE = 'name=file.yaml'

/** A book over what a file holds, if it has such a component. */
function over(book: Book, name: string, source: ParsedSource): Book {
  const component = book.components?.[name]
  if (component === undefined) return book
  const misshapen = problemsOf(component, source)
  if (misshapen.length > 0) throw unreadable(locateProblems(source, misshapen))
  const read = component.over(source.value)
  if (read.ok) return { ...read.value, ...(book.home !== undefined && { home: book.home }) }
  throw unreadable(locateProblems(source, read.problems))
}

/** Lists the problems of a file's shape, each with the value found and the one expected. */
function problemsOf({ schema }: Replaceable, { value }: ParsedSource): readonly Problem[] {
  const shaped = checkShape(schema, value)
  return shaped.ok ? [] : shaped.problems
}
