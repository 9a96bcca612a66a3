/// <reference lib="dom" />
/** The worker of a page, over the books of this package: each is a file of its own, fetched when it is asked about. @module */
import { books } from '../machines/books.js'
import type { StoredExamples } from './browser/examples.js'
import { type Port, serve } from './browser/worker.js'

serve(globalThis as unknown as Port, {
  book: (short) => books.find((book) => book.short === short || book.name === short)?.load(),
  examples: async (short) =>
    (await (await fetch(new URL(`./examples-${short}.json`, import.meta.url))).json()) as StoredExamples,
})
