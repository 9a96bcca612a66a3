/// <reference lib="dom" />
/** The worker of a page, over the books of this package: each is a file of its own, fetched when it is asked about. @module */
import { books } from '../machines/books.js'
import { type Port, serveRequests } from './site/browser/engine/serve-requests.js'

const jsonAt = async (path: string) => {
  const found = await fetch(new URL(`./${path}.json`, import.meta.url))
  return found.ok ? found.json() : {}
}

serveRequests(globalThis as unknown as Port, {
  book: (short) => books.find((book) => book.short === short || book.name === short)?.load(),
  examples: (short) => ({
    citing: async (section) => Object.values(await jsonAt(`examples-${short}/citing/${encodeURIComponent(section)}`)),
    file: (name) => jsonAt(`examples-${short}/${encodeURIComponent(name)}`),
    positions: () => jsonAt(`examples-${short}/positions`),
  }),
})
