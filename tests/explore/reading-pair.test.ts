import { describe, expect, it } from 'vitest'
import { afresh, gameUnder, pairsOf, positionUnder, readingPairName } from '../../src/core/explore/reading-pair.js'
import { afreshGame, isSound, tryOrUndefined } from '../../src/core/explore/try-or-undefined.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { question } from '../../src/core/kernel/sections/question.js'
import { book, eatingScores, turns } from '../kernel/orchard.js'

const ladders = question('ladders', {
  asks: 'How many ladders are there?',
  clauses: [turns.ladder],
  readings: { none: 'None.', one: 'One.', many: 'Many.' },
  usual: 'one',
  because: 'It says “a ladder”.',
})

describe('pairs of readings', () => {
  it('are the usual reading of every question beside each of its others', () => {
    expect(pairsOf([eatingScores, ladders])).toEqual([
      { question: eatingScores, readings: ['no', 'yes'] },
      { question: ladders, readings: ['one', 'none'] },
      { question: ladders, readings: ['one', 'many'] },
    ])
    expect(pairsOf([ladders]).map(readingPairName)).toEqual(['ladders: one | none', 'ladders: one | many'])
  })

  it('are put into a game or a position, which else stays the same', () => {
    const game = { ...book.empty, readings: { eatingScores: 'no', other: 'x' } }
    const under = { ...game, readings: { eatingScores: 'yes', other: 'x' } }
    const position = { ...rulesOf(book).start(), game }
    expect(gameUnder(game, eatingScores, 'yes')).toEqual(under)
    expect(positionUnder(position, eatingScores, 'yes')).toEqual({ ...position, game: under })
  })

  it('have games and positions as new values, so that all is asked again', () => {
    const position = rulesOf(book).start()
    const again = afresh(position)
    expect(again).toEqual(position)
    expect(again).not.toBe(position)
    expect(again.game).not.toBe(position.game)
    expect(again.game.readings).not.toBe(position.game.readings)
    expect(afreshGame(book.empty)).not.toBe(book.empty)
  })
})

describe('an attempt', () => {
  it('comes to what it gives, or to nothing where it fails', () => {
    expect(tryOrUndefined(() => 0)).toBe(0)
    expect(
      tryOrUndefined(() => {
        throw new Error('the book is not made for this')
      }),
    ).toBeUndefined()
  })

  it('needs a game that has the shape of its book and keeps its laws', () => {
    expect(isSound(book, book.empty)).toBe(true)
    expect(isSound(book, { ...book.empty, baskets: { Ann: 7, Bob: 0 } })).toBe(false)
    expect(isSound(book, { ...book.empty, baskets: { Ann: -1, Bob: 0 } })).toBe(false)
  })
})
