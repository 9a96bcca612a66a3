/** The examples of a book of this package. @module */
import { type ExampleRunner, exampleRunner } from '../examples/folder.js'
import type { Book } from '../kernel/book.js'
import { examplesFolder, packageRoot } from './package-root.js'

/** Runs the examples of a book, from its folder in `spec`. */
export const examplesOf = (book: Book): ExampleRunner => exampleRunner(book, examplesFolder(book.name), packageRoot)
