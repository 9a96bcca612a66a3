/** The site of one book, made here. @module */
import type { Book } from '../../src/core/kernel/book/book.js'
import { siteBook } from '../../src/site/output/book-part.js'
import type { SiteBranding } from '../../src/site/output/layout.js'
import { isPlayable, siteFiles } from '../../src/site/output/site.js'
import type { SiteFiles } from '../../src/site/output/site-output.js'
import { sitePages } from '../../src/site/publish/book-pages.js'
import { gather } from '../../src/site/publish/book-sources.js'
import { drawing } from '../../src/site/publish/draw-graph.js'

/** A book as it is published for a look, with what pages use. */
export type Sited = (look: SiteBranding, assets: SiteFiles) => SiteFiles

/** Gathers what the pages of a book are made of, once. */
export async function sited(of: unknown, short: string, plays: number): Promise<Sited> {
  const book = of as Book
  const sources = gather(book, { plays, short })
  const top = sitePages(sources, await drawing())
  return (look, assets) => {
    const frame = { look, shelf: [{ short, title: book.title }] }
    return siteFiles({ parts: [siteBook({ sources, top }, frame, isPlayable(short, assets))], look, assets })
  }
}
