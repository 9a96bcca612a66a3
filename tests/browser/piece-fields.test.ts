/** Pieces of a picture that are looked at: which fields of the game put them there, and what may stand in those. */
import { describe, expect, it } from 'vitest'
import { inBoxes, tokens } from '../../src/core/pictures/map-drawing.js'
import { allowedWords } from '../../src/site/browser/engine/allowed-words.js'
import { fieldsAt } from '../../src/site/browser/engine/edit-position.js'
import { book, Game } from '../kernel/orchard.js'

const fruit = { short: 'F', name: 'fruit', shape: 'disc' } as const
const ladder = { short: 'L', name: 'ladder', shape: 'tag' } as const
const drawnBook: typeof book = {
  ...book,
  drawing: {
    tracks: [
      { name: 'Wood', boxes: [{ name: 'short' }, { name: 'tall' }] },
      { name: 'Yard', boxes: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'all' }] },
    ],
  },
  shown: ({ trees, baskets, ladder: owner }) => ({
    tracks: {
      Wood: inBoxes(['short', tokens(trees.short, fruit)], ['tall', tokens(trees.tall, fruit)]),
      Yard: inBoxes(
        [owner, tokens(owner === 'nobody' ? 0 : 1, ladder)],
        ['all', tokens(baskets.Ann + baskets.Bob, fruit)],
      ),
    },
  }),
}
const namesAt = (place: string) => fieldsAt(drawnBook, book.empty, place).map(({ name, pieces }) => [name, pieces])

describe('the fields of a track that is called otherwise', () => {
  it('are those that put pieces on it, with these pieces', () => {
    expect(namesAt('Wood')).toEqual([
      ['trees.short', ['fruit']],
      ['trees.tall', ['fruit']],
    ])
    expect(namesAt('Yard: all')).toEqual([
      ['baskets.Ann', ['fruit']],
      ['baskets.Bob', ['fruit']],
      ['ladder', ['ladder']],
    ])
  })

  it('are none where no picture shows any', () => {
    expect(fieldsAt(book, book.empty, 'Wood')).toEqual([])
  })

  it('are found by trying, and change nothing', () => {
    const before = structuredClone(book.empty)
    namesAt('Yard')
    expect(book.empty).toEqual(before)
  })

  it('are told although a game that is none cannot be shown', () => {
    const picky: typeof book = {
      ...drawnBook,
      shown: (game) => {
        if (game.trees.short > book.empty.trees.short) throw new Error('too many')
        return drawnBook.shown?.(game) ?? { tracks: {} }
      },
    }
    expect(fieldsAt(picky, book.empty, 'Wood').map(({ name }) => name)).toContain('trees.short')
  })
})

describe('the words that may stand in a field', () => {
  it('are those that its schema lists', () => {
    expect(allowedWords(Game, ['ladder'])).toEqual(['Ann', 'Bob', 'nobody'])
    expect(allowedWords(Game, ['trees', 'short'])).toEqual([])
    expect(allowedWords(Game, ['nothing'])).toEqual([])
  })
})
