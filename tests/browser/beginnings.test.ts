/** Beginnings that a page offers: the form, and what it comes to. */
import { describe, expect, it } from 'vitest'
import { engineOver } from '../../src/browser/engine.js'
import { seatsIn, seatsShown } from '../../src/browser/play-shown.js'
import type { Table } from '../../src/browser/protocol.js'
import type { Book } from '../../src/kernel/book.js'
import { book } from '../kernel/orchard.js'

const named = { ...book, variants: { ladders: { ladder: 'Bob' } } } as unknown as Book
const answering = engineOver({
  book: () => Promise.resolve(named),
  examples: () => ({ citing: () => Promise.resolve({}), file: () => Promise.resolve({}) }),
} as unknown as Parameters<typeof engineOver>[0])

describe('a game of a page begins', () => {
  const table: Table = {
    title: 'Orchard',
    edition: '',
    seats: ['Ann', 'Bob'],
    sitters: ['you', 'random'],
    secrets: false,
    bases: ['empty'],
    procedures: [],
    variants: ['ladders'],
  }

  it('by the optional rules that somebody ticks, each under its name', () => {
    expect(seatsShown(table).html).toContain('name="variant:ladders"')
    expect(seatsIn({ Ann: 'you', base: 'empty', 'variant:ladders': 'yes' })).toEqual({
      base: 'empty',
      variants: ['ladders'],
      sitters: { Ann: 'you' },
    })
  })

  it('with what they change, and by none that the book does not name', async () => {
    const begin = (variants: readonly string[]) => answering('begin', { book: 'orchard', from: { variants } } as never)
    expect(JSON.stringify(await begin(['ladders']))).toContain('"ladder":"Bob"')
    expect(JSON.stringify(await begin([]))).toContain('"ladder":"Ann"')
    expect(JSON.stringify(await begin(['bridges']))).toContain('is no optional rule that Orchard names')
  })
})
