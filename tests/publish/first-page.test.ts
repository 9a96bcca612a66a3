/** The content of the first page of a book and of its page of formulas. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { plainText } from '../../src/site/draw/html-template.js'
import { sitePages } from '../../src/site/publish/book-pages.js'
import { gather } from '../../src/site/publish/book-sources.js'
import { drawing } from '../../src/site/publish/draw-graph.js'
import { withChildren } from '../../src/site/publish/page.js'
import { bookIntroduction } from '../../src/site/publish/pages/book-introduction.js'
import { book } from '../kernel/orchard.js'

describe('the formulas of a book', () => {
  it('say what they compute, and what is added with the clauses of it', async () => {
    const sources = gather(book as unknown as Book, { plays: 1 })
    const summed = sources.book.tables.find(({ policy }) => policy === 'sum')
    const clauses = summed?.rows[0]?.clauses ?? []
    const formulas = [{ name: 'what it is worth', clauses, compute: () => 0 }]
    const all = withChildren(sitePages({ ...sources, book: { ...sources.book, formulas } }, await drawing()))
    const text = plainText(all.find(({ id }) => id === 'orchard/formulas')?.body.html ?? '')
    expect(text).toContain(`What it is worth never computed ${clauses[0]?.text}`)
    expect(text).toContain(`What is added: ${summed?.name} `)
    expect(text).toMatch(/ is added\./)
  })
})

describe('the first page of a book', () => {
  it('says what it is, by what the book declares, and leaves what was proved to who audits', async () => {
    const index = sitePages(gather(book as unknown as Book, { plays: 5 }), await drawing()).body.html
    const shown = index.replace(/<(p|div|li) class="rw-audited">.*?<\/\1>/gs, '')
    expect(plainText(shown)).toMatch(/^A toy: \d+ rules, with \d+ turn sequences and \d+ rule tables/)
    expect(plainText(shown)).not.toMatch(/gates? passed|modelled/)
    expect(plainText(index)).toMatch(/checks? (passed|failed)/)
    const seated = { ...(book as unknown as Book), seats: ['Ann', 'Bob'] }
    expect(bookIntroduction({ ...gather(book as unknown as Book, { plays: 1 }), book: seated })).toContain(
      'A toy, for 2 seats (Ann, Bob): ',
    )
  })
})
