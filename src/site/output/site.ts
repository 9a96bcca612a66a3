/** The readers' site of some books: every file of it, before any is written. @module */

import { type Content, inHtml } from '#core'
import { type Html, html, raw } from '../draw/html-template.js'
import { guidePages, readerCards } from '../publish/guide-pages.js'
import type { Naming } from '../publish/links.js'
import { type Page, page } from '../publish/page.js'
import { cardsOf } from '../publish/pages/parts/book-cards.js'
import { body, lead } from '../publish/pages/parts/page-parts.js'
import type { SitePart } from './book-part.js'
import { document, type Framed, LICENCE, NOT_FOUND, type Shelved, type SiteBranding } from './layout.js'
import { notFound } from './not-found.js'
import { keptOffline, worker } from './offline.js'
import { PLAY } from './play-page.js'
import type { SiteFiles } from './site-output.js'

/** The input for publishing a site. */
export interface SiteRequest {
  /** The parts of the books, in their order. */
  readonly parts: readonly SitePart[]
  readonly look: SiteBranding
  /** The text about the licence, in Markdown, where it has a page of its own. */
  readonly licence?: string
  /** Files that the pages use: style sheet, scripts, pictures. */
  readonly assets: SiteFiles
}

/** The files of a site. */
export function siteFiles({ parts, look, licence, assets: given }: SiteRequest): SiteFiles {
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

/** True if the files for pages include the engine of a book. */
export const isPlayable = (short: string, assets: Pick<SiteFiles, 'has'>): boolean => assets.has(engineOf(short))

/** Returns the path of a book's engine, if it can run in a page. */
const engineOf = (short: string): string => `assets/book-${short}.js`

/** True if a file belongs to one of these books, or to all. */
function isOf(file: string, shelf: readonly Shelved[]): boolean {
  const of = /^assets\/(?:book|examples|search)-([a-z0-9]+)[./-]/.exec(file)?.[1]
  return of === undefined || shelf.some(({ short }) => short === of)
}

const firstPage = (shelf: readonly Shelved[], look: SiteBranding, cards: Html): Page =>
  page({
    id: 'index',
    name: look.title,
    description: `The rules of ${shelf.map(({ title }) => title).join(', ')}. Read them, search them and try them.`,
    body: body(
      lead(
        'Rules, restated statement by statement. Each links to what decides it, to its examples and to its open questions.',
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

const manifestOf = ({ title }: SiteBranding): string =>
  `${JSON.stringify({
    name: title,
    short_name: title,
    start_url: 'index.html',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0969d9',
    icons: [{ src: 'assets/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })}\n`
