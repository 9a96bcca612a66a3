/** Beginnings that a page offers: the form, and what it comes to. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { createEngine } from '../../src/site/browser/engine/engine.js'
import type { SeatPlan } from '../../src/site/browser/engine/protocol.js'
import { seatsIn, seatsMarkup } from '../../src/site/browser/views/play-view.js'
import { book } from '../kernel/orchard.js'

const named = { ...book, variants: { ladders: { ladder: 'Bob' } } } as unknown as Book
const answering = createEngine({
  book: () => Promise.resolve(named),
  examples: () => ({ citing: () => Promise.resolve({}), file: () => Promise.resolve({}) }),
} as unknown as Parameters<typeof createEngine>[0])

describe('a game of a page begins', () => {
  const table: SeatPlan = {
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
    expect(seatsMarkup(table).html).toContain('name="variant:ladders"')
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
    expect(JSON.stringify(await begin(['bridges']))).toContain('is not an optional rule of Orchard')
  })
})
