/** The examples of a book. @module */
import { type ExampleRunner, exampleRunner } from '../examples/folder.js'
import type { Book } from '../kernel/book/book.js'
import { examplesFolder, rootOf } from './book-home.js'

/** Runs the examples of a book, from its folder. */
export const examplesOf = (book: Book): ExampleRunner => exampleRunner(book, examplesFolder(book), rootOf(book))
