/** The compressed size of site visits, as sent over a network. @module */
import { gzipSync } from 'node:zlib'
import { headOf } from '#core'
import type { Sources } from '../publish/book-sources.js'
import { bookTargets, readersNaming } from '../publish/link-targets.js'
import type { SiteFiles } from './site-output.js'

/** The files that every page loads. */
const WITH_EVERY_PAGE = ['assets/site.css', 'assets/app.js', 'assets/icon.svg', 'site.webmanifest']

/** A page, and how many bytes its first visit loads. */
export interface FirstVisit {
  readonly page: string
  readonly bytes: number
}

/** The sections of a book, by their places in the site, whatever is printed over them. */
export function sectionsOf({ book, short }: Pick<Sources, 'book' | 'short'>): readonly string[] {
  const heads = book.sections.map(headOf)
  const naming = readersNaming(book.name, short, heads)
  return heads.map((head) => `${naming(bookTargets(book).section(head).page)}.html`)
}

/** Computes the size of a first visit to each of some pages: the page, and the files that every page loads. */
export function firstVisits(files: SiteFiles, pages: readonly string[]): readonly FirstVisit[] {
  const bytesOf = (file: string) => gzipSync(files.get(file) ?? '').length
  const shared = WITH_EVERY_PAGE.filter((file) => files.has(file)).reduce((sum, file) => sum + bytesOf(file), 0)
  return pages.map((page) => ({ page, bytes: bytesOf(page) + shared }))
}

/** The page whose first visit loads most. */
export const heaviest = (visits: readonly FirstVisit[]): FirstVisit =>
  visits.reduce((one, other) => (other.bytes > one.bytes ? other : one), { page: '', bytes: 0 })
