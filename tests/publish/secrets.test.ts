import { expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { plainText } from '../../src/site/draw/html-template.js'
import { sitePages } from '../../src/site/publish/book-pages.js'
import { gather } from '../../src/site/publish/book-sources.js'
import { drawing } from '../../src/site/publish/draw-graph.js'
import { withChildren } from '../../src/site/publish/page.js'
import { auction, book } from '../kernel/auction.js'

it('the pages of a book with secrets tell what a seat may not know, and the clauses link there', async () => {
  const top = sitePages(gather(book as unknown as Book, { plays: 3 }), await drawing())
  const html = (id: string) => withChildren(top).find((page) => page.id === id)?.body.html ?? `no page ${id}`
  expect(plainText(html('auction/laws'))).toMatch(/what a seat may not know\s*held in \d+ pairs/)
  expect(html('auction/laws')).toContain(`#${auction.hidden.id}"`)
  expect(html('auction/sections/auction')).toContain('href="book:auction/laws#law-what-a-seat-may-not-know"')
})
