/** What keeps the site readable without a network, for whoever was on it: a service worker, and what it keeps of a book. @module */
import type { BookSite } from './book-site.js'
import type { SiteFiles } from './files.js'

/** The pages of a book that are read at a table, by their places in the site. */
const readAtTable = ({ top, chapters, pages, naming }: BookSite): readonly string[] => {
  const reading = new Set([top, ...chapters.flatMap(({ page, sections }) => [...sections, ...(page ? [page] : [])])])
  return pages.filter((page) => reading.has(page)).map(({ id }) => `${naming(id)}.html`)
}

/** The list of what is kept of a book: its pages, and what its search loads. */
export const keptOffline = (of: BookSite, search: readonly string[]): readonly [string, string] => [
  `assets/offline-${of.short}.json`,
  `${JSON.stringify([...readAtTable(of), ...search])}\n`,
]

/** What is kept before anything was read. */
const FIRST = /\/(?:site\.css|app\.js|icon\.svg|logo\.\w+)$/

/** What searches in any book. */
const SEARCH = 'assets/search.js'

/** The service worker, which stands where it can serve all pages: asks the network first, so that nobody reads an old page who could have a new one; keeps what was read. */
export const worker = (assets: SiteFiles): string => `const KEPT = 'rules'
const FIRST = ${JSON.stringify(['index.html', ...[...assets.keys()].filter((file) => FIRST.test(file))])}
const SEARCH = ${JSON.stringify(assets.has(SEARCH) ? [SEARCH] : [])}
const kept = () => caches.open(KEPT)
self.addEventListener('install', (event) => {
  event.waitUntil(kept().then((cache) => cache.addAll(FIRST)).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(answer(request))
})
async function answer(request) {
  const cache = await kept()
  try {
    const response = await fetch(request)
    if (response.ok && response.status === 200) await cache.put(request, response.clone())
    return response
  } catch (error) {
    const known = await cache.match(request, { ignoreSearch: true, ignoreVary: true })
    if (known) return known
    throw error
  }
}
self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (typeof keep === 'string' && /^[a-z0-9-]+$/.test(keep)) event.waitUntil(keepBook(keep, event.source))
})
async function keepBook(book, asked) {
  const cache = await kept()
  const list = [...(await (await fetch('assets/offline-' + book + '.json')).json()), ...SEARCH]
  let done = 0
  for (const place of list) {
    const request = new Request(place)
    if (!(await cache.match(request))) await cache.add(request).catch(() => undefined)
    done += 1
    asked?.postMessage({ book, done, of: list.length })
  }
}
`
