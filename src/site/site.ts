/** The readers' site of some books: every file of it, before any is written. @module */

import { type Html, html, raw } from '../draw/html.js'
import { inHtml } from '../outside/escape.js'
import type { Content } from '../outside/own-folder.js'
import { guidePages, readerCards } from '../publish/guides.js'
import type { Naming } from '../publish/links.js'
import { type Page, page } from '../publish/page.js'
import { cardsOf } from '../publish/pages/book-cards.js'
import { body, lead } from '../publish/pages/parts.js'
import type { SiteFiles } from './files.js'
import { document, type Framed, LICENCE, type Look, NOT_FOUND, type Shelved } from './layout.js'
import { notFound } from './not-found.js'
import { keptOffline, worker } from './offline.js'
import type { SitePart } from './part.js'
import { PLAY } from './play-page.js'

/** What is published. */
export interface Wanted {
  /** What the books have in it, in their order. */
  readonly parts: readonly SitePart[]
  readonly look: Look
  /** The text about the licence, in Markdown, where it has a page of its own. */
  readonly licence?: string
  /** Files that the pages use: style sheet, scripts, pictures. */
  readonly assets: SiteFiles
}

/** The files of a site. */
export function siteFiles({ parts, look, licence, assets: given }: Wanted): SiteFiles {
  const assets = new Map([...given].filter(([file]) => isOf(file, parts)))
  const cards = cardsOf(parts.map(({ card }) => raw(card)))
  const games = parts
    .filter(({ isPlayable }) => isPlayable)
    .map(({ name, title }) => ({ page: `${name}/${PLAY}`, title }))
  const framed: readonly Framed[] = [
    { page: firstPage(parts, look, cards) },
    { page: notFound(parts, cards, look) },
    ...(licence === undefined
      ? []
      : [{ page: page({ id: LICENCE, name: 'Licence', body: body(), markdown: licence }) }]),
    ...guidePages(games).map((one): Framed => ({ page: one })),
  ]
  const shorted = new Map(
    parts.flatMap(({ name, short }) => [
      [`${name}/index`, `${short}/index`],
      [`${name}/${PLAY}`, `${PLAY}/${short}`],
    ]),
  )
  const naming: Naming = (id) => shorted.get(id) ?? id
  const files = new Map<string, Content>([
    ...assets,
    ...framed.map((one) => [`${naming(one.page.id)}.html`, document(one, look, parts, naming)] as const),
    ...parts.flatMap((part) => [...part.files, keptOffline(part, assets)]),
    ['sw.js', worker(assets)],
    ['site.webmanifest', manifestOf(look)],
  ])
  return look.address === undefined ? files : files.set('sitemap.xml', sitemapOf(look.address, [...files.keys()]))
}

/** Whether the engine of a book stands among the files that pages use. */
export const isPlayable = (short: string, assets: Pick<SiteFiles, 'has'>): boolean => assets.has(engineOf(short))

/** Where the engine of a book stands, if it can run in a page. */
const engineOf = (short: string): string => `assets/book-${short}.js`

/** Whether a file is of one of these books, or of all. */
function isOf(file: string, shelf: readonly Shelved[]): boolean {
  const of = /^assets\/(?:book|examples|search)-([a-z0-9]+)[./-]/.exec(file)?.[1]
  return of === undefined || shelf.some(({ short }) => short === of)
}

const firstPage = (shelf: readonly Shelved[], look: Look, cards: Html): Page =>
  page({
    id: 'index',
    name: look.title,
    description: `The rules of ${shelf.map(({ title }) => title).join(', ')}: to be read, searched and tried.`,
    body: body(
      lead(
        'Rules restated statement by statement, each linked to what decides it, the examples that show it, and the questions that are open.',
      ),
      cards,
      html`<h2 id="readers">Who are you?</h2>`,
      readerCards(),
    ),
  })

/** All pages by their whole addresses, for search engines. */
const sitemapOf = (address: string, files: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files
  .filter((file) => file.endsWith('.html') && file !== `${NOT_FOUND}.html`)
  .map((file) => `<url><loc>${inHtml(address + file)}</loc></url>`)
  .join('\n')}
</urlset>
`

const manifestOf = ({ title }: Look): string =>
  `${JSON.stringify({
    name: title,
    short_name: title,
    start_url: 'index.html',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0969d9',
    icons: [{ src: 'assets/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })}\n`
