/** Every gate of the book as a test. */
import { gatesOf } from 'rulewright/vitest'
import { book } from './book.ts'

gatesOf(book, import.meta.dirname)
