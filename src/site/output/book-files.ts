/** The files of one book within a site. @module */
import type { Content } from '#core'
import { linkProblems } from '../publish/links.js'
import type { Page } from '../publish/page.js'
import { searchFiles } from '../publish/search-index.js'
import type { BookSite } from './book-site.js'
import { document, type SiteFrame } from './layout.js'
import type { SiteFiles } from './site-output.js'

/** The files of one book within a site. A link that leads nowhere is an error. */
export function bookFiles(of: BookSite, frame: SiteFrame): SiteFiles {
  const problems = linkProblems(
    of.pages.map((page) => ({ ...page, children: [] })),
    of.naming,
  )
  if (problems.length > 0)
    throw new Error(`${of.sources.book.title}: ${problems.length} broken links\n${problems.join('\n')}`)
  return new Map([...searchedBy(of), ...of.pages.map((page) => pageFile(of, page, frame))])
}

/** A page of a book as a file. */
export const pageFile = (of: BookSite, page: Page, { look, shelf }: SiteFrame): readonly [string, string] => [
  `${of.naming(page.id)}.html`,
  document({ page, of, bare: page === of.print }, look, shelf, of.naming),
]

/** Lists the files that the search of a book loads. */
const searchedBy = ({ sources, short, naming }: BookSite): readonly (readonly [string, Content])[] =>
  Object.entries(searchFiles(sources, { short, title: sources.book.title }, naming)).map(([name, text]) => [
    `assets/${name}`,
    text,
  ])
