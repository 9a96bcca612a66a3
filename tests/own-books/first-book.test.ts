/** The book that somebody begins with passes every gate, as one call in its tests shows. */
import { join } from 'node:path'
import { book } from '../../docs/first-book/book.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { gatesOf } from '../../src/vitest.js'

gatesOf(book, join(packageRoot, 'docs', 'first-book'))
