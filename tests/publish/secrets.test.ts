import { expect, it } from 'vitest'
import { plainText } from '../../src/draw/html-template.js'
import type { Book } from '../../src/kernel/book.js'
import { sitePages } from '../../src/publish/book-pages.js'
import { gather } from '../../src/publish/book-sources.js'
import { drawing } from '../../src/publish/draw-graph.js'
import { withChildren } from '../../src/publish/page.js'
import { auction, book } from '../kernel/auction.js'

it('the pages of a book with secrets tell what a seat may not know, and the clauses link there', async () => {
  const top = sitePages(gather(book as unknown as Book, { plays: 3 }), await drawing())
  const html = (id: string) => withChildren(top).find((page) => page.id === id)?.body.html ?? `no page ${id}`
  expect(plainText(html('auction/laws'))).toMatch(/what a seat may not know\s*held in \d+ pairs/)
  expect(html('auction/laws')).toContain(`#${auction.hidden.id}"`)
  expect(html('auction/sections/auction')).toContain('href="book:auction/laws#law-what-a-seat-may-not-know"')
})
