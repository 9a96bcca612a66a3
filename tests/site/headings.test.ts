/** The headings of the readers' site, and the links in the contents of a book. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { html, plainText } from '../../src/site/draw/html-template.js'
import { document } from '../../src/site/output/layout.js'
import { withChapterLinks } from '../../src/site/output/whole-pages.js'
import { sitePages } from '../../src/site/publish/book-pages.js'
import { gather } from '../../src/site/publish/book-sources.js'
import { drawing } from '../../src/site/publish/draw-graph.js'
import { page, withChildren } from '../../src/site/publish/page.js'
import { book } from '../kernel/orchard.js'

const LONG =
  'Does a fruit that was eaten by a picker between two trees, in the rain, still count for that picker when the wind has blown?'

describe('the page of a long question', () => {
  it('has all of it over it, once, and its key for who audits', async () => {
    const sources = gather(book as unknown as Book, { plays: 1 })
    const questions = sources.book.questions.map((question) => ({ ...question, asks: LONG }))
    const all = withChildren(sitePages({ ...sources, book: { ...sources.book, questions } }, await drawing()))
    const asked = all.find(({ id }) => id === 'orchard/questions/eatingScores')
    if (asked === undefined) throw new Error('there is no page of the question')
    const text = document({ page: asked }, { title: 'Rules' }, [], (id) => id)
    expect(text).toContain(`<h1>${LONG}</h1>`)
    expect(text).toMatch(/<title>Does a fruit .* … · Rules<\/title>/)
    const seen = text
      .slice(text.indexOf('<main'))
      .replace(/<strong class="rw-in-full">.*?<\/strong>/, '')
      .replace(/<span class="rw-audited">.*?<\/span>/g, '')
    expect(plainText(seen).split(LONG).length).toBe(2)
    expect(plainText(seen.slice(0, seen.indexOf('id="readings"')))).not.toContain('eatingScores')
  })
})

describe('the contents of a book', () => {
  const chapter = page({ id: 'orchard/chapter-page-4', name: 'Trees, Ladders', body: html`all of it` })
  const top = page({
    id: 'orchard/index',
    name: 'Orchard',
    body: html`<li><span data-chapter="page-4">Trees, Ladders <small>page 4</small></span></li><li><span data-chapter="page-5">Wind</span></li>`,
  })
  const sources = gather(book as unknown as Book, { plays: 1 })

  it('lead to chapters that have no head of their own, as far as these are pages', () => {
    const linked = withChapterLinks(top, sources, [{ title: 'Trees, Ladders', page: chapter, sections: [] }]).body.html
    expect(linked).toContain('<a href="book:orchard/chapter-page-4">Trees, Ladders <small>page 4</small></a>')
    expect(linked).toContain('<li>Wind</li>')
  })
})
