/** The readers' site of some books: every file of it, before any is written. @module */

import { type Html, html } from '../draw/html.js'
import { inHtml } from '../outside/escape.js'
import type { Content } from '../outside/own-folder.js'
import { guidePages, readerCards } from '../publish/guides.js'
import { linkProblems, type Naming } from '../publish/links.js'
import { type Page, page } from '../publish/page.js'
import { bookCards } from '../publish/pages/book-cards.js'
import { body, lead } from '../publish/pages/parts.js'
import { searchFiles } from '../publish/search-index.js'
import { type BookSite, bookSite, type Published } from './book-site.js'
import type { SiteFiles } from './files.js'
import { document, type Framed, LICENCE, type Look, NOT_FOUND, type Shelved } from './layout.js'
import { keptOffline, worker } from './offline.js'
import { PLAY } from './play-page.js'

/** What all pages of a site share. */
export interface Frame {
  readonly look: Look
  /** The books of the site, in their order. */
  readonly shelf: readonly Shelved[]
}

/** What is published. */
export interface Wanted {
  readonly books: readonly Published[]
  readonly look: Look
  /** The text about the licence, in Markdown, where it has a page of its own. */
  readonly licence?: string
  /** Files that the pages use: style sheet, scripts, pictures. */
  readonly assets: SiteFiles
}

/** The files of a site. A link that leads nowhere is an error. */
export function siteFiles({ books, look, licence, assets: given }: Wanted): SiteFiles {
  const shorts = books.map(({ sources }) => sources.short)
  const assets = new Map([...given].filter(([file]) => isOf(file, shorts)))
  const shelf = books.map(({ sources: { book, short } }) => ({ short, title: book.title }))
  const cards = bookCards(books.map(({ sources }) => sources))
  const games = books
    .filter(({ sources }) => isPlayable(sources.short, given))
    .map(({ sources: { book } }) => ({ page: `${book.name}/${PLAY}`, title: book.title }))
  const framed: readonly Framed[] = [
    { page: firstPage(shelf, look, cards) },
    { page: notFound(shelf, cards, look) },
    ...(licence === undefined
      ? []
      : [{ page: page({ id: LICENCE, name: 'Licence', body: body(), markdown: licence }) }]),
    ...guidePages(games).map((one): Framed => ({ page: one })),
  ]
  const shorted = new Map(
    books.flatMap(({ sources: { book, short } }) => [
      [`${book.name}/index`, `${short}/index`],
      [`${book.name}/${PLAY}`, `${PLAY}/${short}`],
    ]),
  )
  const naming: Naming = (id) => shorted.get(id) ?? id
  const ofBooks = books.map((one) => bookFiles(bookSite(one, isPlayable(one.sources.short, given)), { look, shelf }))
  const files = new Map<string, Content>([
    ...assets,
    ...framed.map((one) => [`${naming(one.page.id)}.html`, document(one, look, shelf, naming)] as const),
    ...ofBooks.flatMap((all) => [...all]),
    ['sw.js', worker(assets)],
    ['site.webmanifest', manifestOf(look)],
  ])
  return look.address === undefined ? files : files.set('sitemap.xml', sitemapOf(look.address, [...files.keys()]))
}

/** The files of one book within a site. A link that leads nowhere is an error. */
export function bookFiles(of: BookSite, frame: Frame): SiteFiles {
  const problems = linkProblems(
    of.pages.map((page) => ({ ...page, children: [] })),
    of.naming,
  )
  if (problems.length > 0)
    throw new Error(`${of.sources.book.title}: ${problems.length} broken links\n${problems.join('\n')}`)
  const search = searchedBy(of)
  const kept = keptOffline(
    of,
    search.map(([name]) => name),
  )
  return new Map([...search, kept, ...of.pages.map((page) => pageFile(of, page, frame))])
}

/** Whether the engine of a book stands among the files that pages use. */
export const isPlayable = (short: string, assets: Pick<SiteFiles, 'has'>): boolean => assets.has(engineOf(short))

/** A page of a book as a file. */
export const pageFile = (of: BookSite, page: Page, { look, shelf }: Frame): readonly [string, string] => [
  `${of.naming(page.id)}.html`,
  document({ page, of, bare: page === of.print }, look, shelf, of.naming),
]

/** What the search of a book loads. */
const searchedBy = ({ sources, short, naming }: BookSite): readonly (readonly [string, Content])[] =>
  Object.entries(searchFiles(sources, { short, title: sources.book.title }, naming)).map(([name, text]) => [
    `assets/${name}`,
    text,
  ])
/** Where the engine of a book stands, if it can run in a page. */
const engineOf = (short: string): string => `assets/book-${short}.js`

/** Whether a file is of one of these books, or of all. */
function isOf(file: string, shorts: readonly string[]): boolean {
  const short = /^assets\/(?:book|examples|search)-([a-z0-9]+)[./-]/.exec(file)?.[1]
  return short === undefined || shorts.includes(short)
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

/** What is shown where there is no page: the books, with links where it is known where the site stands. */
const notFound = (shelf: readonly Shelved[], cards: Html, look: Look): Page =>
  page({
    id: NOT_FOUND,
    name: 'There is no such page',
    body:
      look.address === undefined
        ? body(
            lead('The address may be of an older edition, or misspelt. The books that are here:'),
            html`<ul>${shelf.map(({ short, title }) => html`<li>${title}: <code>${short}/index.html</code></li> `)}</ul>`,
            html`<p>Put one of these in the place of what stands behind the root of this site in the address, or <code>index.html</code> for its first page.</p>`,
          )
        : body(
            lead('The address may be of an older edition. The books begin here:'),
            cards,
            html`<p>Or look for words of the rule with the search above.</p>`,
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
