/** Offline reading for visitors who were on the site before: a service worker, and the files it stores of a book. @module */
import type { Content } from '#core'
import type { SitePart } from './book-part.js'
import type { SiteFiles } from './site-output.js'

/** The maximum number of bytes to store of a book: all of a short one, and the most useful part of a long one. */
const MOST = 16_000_000

/** The script for searching any book, and the script that every page has already. The other scripts are the engine. */
const SEARCH = 'assets/search.js'
const ON_PAGES = 'assets/app.js'

/** Something of a book that is kept whole or not at all. */
interface Kept {
  readonly name: string
  readonly places: readonly string[]
}

/** The parts of a book, what is sooner needed first. */
function partsOf({ short, files }: Pick<SitePart, 'short' | 'files'>, assets: SiteFiles): readonly Kept[] {
  const own = [...files.keys()]
  const given = [...assets.keys()]
  const inFolder = (folder: string) => own.filter((place) => place.startsWith(`${short}/${folder}/`))
  const isEngine = (place: string) =>
    /^assets\/[^/]+\.js$/.test(place) &&
    ![SEARCH, ON_PAGES].includes(place) &&
    (!place.startsWith('assets/book-') || place === `assets/book-${short}.js`)
  const play = own.filter((place) => place.startsWith('play/'))
  return [
    { name: 'rules', places: own.filter((place) => place.split('/').length === 2 && !play.includes(place)) },
    { name: 'search', places: given.filter((place) => place === SEARCH) },
    { name: 'games', places: play.length > 0 ? [...play, ...given.filter(isEngine)] : [] },
    { name: 'tables', places: inFolder('tables') },
    { name: 'charts', places: inFolder('charts') },
    { name: 'questions', places: inFolder('questions') },
    { name: 'examples', places: inFolder('examples') },
    { name: 'trials', places: given.filter((place) => place.startsWith(`assets/examples-${short}/`)) },
  ].filter(({ places }) => places.length > 0)
}

const bytesIn = (content: Content | undefined): number => Buffer.byteLength(content ?? '')

/** The list of what is kept of a book, how many bytes that is, and what is left out. */
export function keptOffline(
  part: Pick<SitePart, 'short' | 'files'>,
  assets: SiteFiles,
  most = MOST,
): readonly [string, string] {
  const places: string[] = []
  const without: string[] = []
  let bytes = 0
  for (const { name, places: all } of partsOf(part, assets)) {
    const own = all.reduce((sum, place) => sum + bytesIn(part.files.get(place) ?? assets.get(place)), 0)
    if (bytes + own > most) without.push(name)
    else {
      bytes += own
      places.push(...all)
    }
  }
  return [`assets/offline-${part.short}.json`, `${JSON.stringify({ bytes, without, places })}\n`]
}

/** The files stored before any page was read. */
const FIRST = /\/(?:site\.css|app\.js|icon\.svg|logo\.\w+)$/

/** The service worker, which stands where it can serve all pages: asks the network first, so that nobody reads an old page who could have a new one; keeps what was read. */
export const worker = (assets: SiteFiles): string => `const KEPT = 'rules'
const FIRST = ${JSON.stringify(['index.html', ...[...assets.keys()].filter((file) => FIRST.test(file))])}
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
  const { places: list } = await (await fetch('assets/offline-' + book + '.json')).json()
  let done = 0
  for (const place of list) {
    const request = new Request(place)
    if (!(await cache.match(request))) await cache.add(request).catch(() => undefined)
    done += 1
    asked?.postMessage({ book, done, of: list.length })
  }
}
`
