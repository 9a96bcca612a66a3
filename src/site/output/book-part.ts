/** The part that a book has in a site: its files, and what is told of it where all books are; plain data. @module */
import { bookCard } from '../publish/pages/parts/book-cards.js'
import { bookFiles } from './book-files.js'
import { type BookSite, bookSite, type Published } from './book-site.js'
import { sectionsOf } from './download-size.js'
import type { SiteFrame } from './layout.js'
import type { SiteFiles } from './site-output.js'

/** A book in a site. */
export interface SitePart {
  readonly name: string
  readonly short: string
  readonly title: string
  readonly isPlayable: boolean
  readonly files: SiteFiles
  /** The card that leads to it, as HTML whose links have yet to be named. */
  readonly card: string
  /** The places of its sections. */
  readonly sections: readonly string[]
}

/** Builds the part of a book in a site. A link that leads nowhere is an error. */
export function siteBook(published: Published, frame: SiteFrame, isPlayable: boolean): SitePart {
  const { sources } = published
  const { book, short } = sources
  const site: BookSite = bookSite(published, isPlayable)
  return {
    name: book.name,
    short,
    title: book.title,
    isPlayable,
    files: bookFiles(site, frame),
    card: bookCard(sources).html,
    sections: sectionsOf(sources),
  }
}
