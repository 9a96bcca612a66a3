/** The readers' site of some books: every file of it, before any is written. @module */
import { html } from '../draw/html.js'
import { inHtml } from '../outside/escape.js'
import { guidePages, readerCards } from '../publish/guides.js'
import { linkProblems, type Naming } from '../publish/links.js'
import { type Page, page } from '../publish/page.js'
import { bookCards } from '../publish/pages/book-cards.js'
import { body, lead } from '../publish/pages/parts.js'
import { searchFiles } from '../publish/search-index.js'
import { type BookSite, bookSite, type Published } from './book-site.js'
import type { Content, SiteFiles } from './files.js'
import { document, type Framed, LICENCE, type Look, NOT_FOUND } from './layout.js'
import { offlineFiles } from './offline.js'

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
  const sites = books.map((one) => bookSite(one, given.has(engineOf(one.sources.short))))
  const assets = new Map(
    [...given].filter(([file]) =>
      isOf(
        file,
        sites.map(({ short }) => short),
      ),
    ),
  )
  const framed: readonly Framed[] = [
    { page: firstPage(sites, look) },
    { page: notFound(sites) },
    ...(licence === undefined
      ? []
      : [{ page: page({ id: LICENCE, name: 'Licence', body: body(), markdown: licence }) }]),
    ...guidePages().map((one): Framed => ({ page: one })),
    ...sites.flatMap((of) => of.pages.map((one): Framed => ({ page: one, of, bare: one === of.print }))),
  ]
  const naming = namingOf(sites)
  const problems = linkProblems(
    framed.map(({ page: one }) => ({ ...one, children: [] })),
    naming,
  )
  if (problems.length > 0) throw new Error(`${problems.length} broken links\n${problems.join('\n')}`)
  return new Map<string, Content>([
    ...assets,
    ...sites.flatMap(searchedBy),
    ...offlineFiles(sites, assets),
    ...framed.map((one) => [`${naming(one.page.id)}.html`, document(one, look, sites, naming)] as const),
    ['site.webmanifest', manifestOf(look)],
    ...(look.address === undefined ? [] : [['sitemap.xml', sitemapOf(look.address, framed, naming)] as const]),
  ])
}

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

/** Finds the naming of the book to which a page belongs. */
function namingOf(sites: readonly BookSite[]): Naming {
  const namings = new Map(sites.map(({ sources, naming }) => [sources.book.name, naming]))
  return (id) => namings.get(id.slice(0, id.indexOf('/')))?.(id) ?? id
}

const firstPage = (sites: readonly BookSite[], look: Look): Page =>
  page({
    id: 'index',
    name: look.title,
    description: `The rules of ${sites.map(({ sources }) => sources.book.title).join(', ')}: to be read, searched and tried.`,
    body: body(
      lead(
        'Rules restated statement by statement, each linked to what decides it, the examples that show it, and the questions that are open.',
      ),
      bookCards(sites.map(({ sources }) => sources)),
      html`<h2 id="readers">Who are you?</h2>`,
      readerCards(),
    ),
  })

const notFound = (sites: readonly BookSite[]): Page =>
  page({
    id: NOT_FOUND,
    name: 'There is no such page',
    body: body(
      lead('The address may be of an older edition. The books begin here:'),
      bookCards(sites.map(({ sources }) => sources)),
      html`<p>Or look for words of the rule with the search above.</p>`,
    ),
  })

/** All pages by their whole addresses, for search engines. */
const sitemapOf = (address: string, framed: readonly Framed[], naming: Naming): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${framed
  .filter(({ page: one }) => one.id !== NOT_FOUND)
  .map(({ page: one }) => `<url><loc>${inHtml(`${address}${naming(one.id)}.html`)}</loc></url>`)
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
