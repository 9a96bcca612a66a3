/** The home of a book: the folder of its examples and stored files. @module */
import { join } from 'node:path'
import type { Book } from '../kernel/book/book.js'
import { packageRoot, rootFrom } from './package-root.js'

/** As much of a book as tells where it is at home. */
export type Housed = Pick<Book, 'name' | 'home'>

/** The folder of a book: the one that it came with, or its own among the books of this package. */
export const homeOf = ({ name, home }: Housed): string => home ?? join(packageRoot, 'spec', name)

/** A file of a book. */
export const inHome = (book: Housed, file: string): string => join(homeOf(book), file)

/** The folder that holds the examples of a book. */
export const examplesFolder = (book: Housed): string => inHome(book, 'examples')

/** The folder as seen from which the files of a book are named: that of the package to which it belongs. */
export const rootOf = (book: Housed): string => rootFrom(homeOf(book)) ?? homeOf(book)
