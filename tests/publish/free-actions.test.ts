import { beforeAll, describe, expect, it } from 'vitest'
import { plainText } from '../../src/draw/html-template.js'
import type { Book } from '../../src/kernel/book.js'
import { sitePages } from '../../src/publish/book-pages.js'
import { gather } from '../../src/publish/book-sources.js'
import { drawing } from '../../src/publish/draw-graph.js'
import { withChildren } from '../../src/publish/page.js'
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
