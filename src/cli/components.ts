/**
 * Components that a user gives as files: the books over them.
 *
 * @module
 */
import { instead } from '../examples/nearest.js'
import { misreadIn, type Source } from '../examples/source.js'
import type { Book } from '../kernel/book.js'
import { type Io, Unreadable } from './io.js'
import { type Library, opened, unreadable } from './library.js'

/** The option by which a user gives a component. */
export const COMPONENT = '--component <name=file>'

/** The books over the components that a user gives, each as `name=file`. */
export const withComponents = (library: Library, asked: readonly string[], io: Pick<Io, 'piped'>): Library =>
  asked.reduce<Library>((books, one) => withComponent(books, one, io), library)

function withComponent(library: Library, asked: string, io: Pick<Io, 'piped'>): Library {
  const [name = '', ...rest] = asked.split('=')
  const file = rest.join('=')
  if (file === '') throw new Unreadable([`--component ${asked}: expected a name and a file, such as ${EXAMPLE}`])
  const names = [...new Set(library.flatMap(({ components = {} }) => Object.keys(components)))]
  if (!names.includes(name))
    throw new Unreadable([`--component ${asked}: no book has a component "${name}"${instead(name, names)}`])
  const source = opened(file, io)
  return library.map((book) => over(book, name, source))
}

const EXAMPLE = 'name=file.yaml'

/** A book over what a file holds, if it has such a component. */
function over(book: Book, name: string, source: Source): Book {
  const read = book.components?.[name]?.over(source.value)
  if (read === undefined) return book
  if (read.ok) return read.value
  throw unreadable(misreadIn(source, read.problems))
}
