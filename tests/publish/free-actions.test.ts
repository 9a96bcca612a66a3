import { beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { plainText } from '../../src/site/draw/html-template.js'
import { sitePages } from '../../src/site/publish/book-pages.js'
import { gather } from '../../src/site/publish/book-sources.js'
import { drawing } from '../../src/site/publish/draw-graph.js'
import { withChildren } from '../../src/site/publish/page.js'
import { book } from '../kernel/market.js'

let bodies: ReadonlyMap<string, string>
beforeAll(async () => {
  const top = sitePages(gather(book as unknown as Book, { plays: 1 }), await drawing())
  bodies = new Map(withChildren(top).map(({ id, body }) => [id, body.html]))
})

describe('a right that may be used at any time', () => {
  it('is shown in the state that gives it, each with its clauses and its table', () => {
    const text = plainText(bodies.get('market/charts/day') ?? '')
    expect(text).toContain('At any time meanwhile: a coin of Ann one option may be chosen, or none 1 give')
    expect(text).toContain('a coin of Bob')
  })

  it('is found from its clause and from the table that refuses it', () => {
    expect(plainText(bodies.get('market/sections/market') ?? '')).toContain('day: a coin of Bob')
    expect(plainText(bodies.get('market/tables/may-not-give') ?? '')).toContain('day: visit , a coin of Ann')
  })
})
