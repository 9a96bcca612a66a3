/** Texts that differ in one number stand together. */
import { describe, expect, it } from 'vitest'
import { foldedText, foldTexts } from '../../src/site/browser/engine/fold-texts.js'

const texts = (...all: readonly string[]) => foldTexts(all).map((one) => foldedText(one, all))
const give = (...numbers: readonly number[]) => numbers.map((n) => `give ${n} card${n === 1 ? '' : 's'} to Bob`)

describe('texts that differ in one number', () => {
  it('stand in one, with runs by their ends', () => {
    expect(texts(...give(1, 2, 3, 4, 7))).toEqual(['give 1 to 4, 7 cards to Bob'])
  })

  it('stay apart where they are few, or differ elsewhere, too', () => {
    expect(texts(...give(1, 2))).toEqual(give(1, 2))
    expect(texts('give 1 card to Ann', 'give 2 cards to Bob', 'keep 3 cards')).toHaveLength(3)
  })

  it('keep their order, and fold along the number that leaves the fewest', () => {
    const all = ['stop', 'move 1 of 3', 'move 2 of 3', 'move 3 of 3', 'move 1 of 4', 'move 2 of 4', 'move 3 of 4']
    expect(texts(...all)).toEqual(['stop', 'move 1 to 3 of 3', 'move 1 to 3 of 4'])
  })

  it('leave numbers within words alone', () => {
    expect(texts('to hex C1', 'to hex C2', 'to hex C3')).toHaveLength(3)
  })

  it('know which text each number is', () => {
    expect(foldTexts(['stop', ...give(3, 1, 2)])[1]).toMatchObject({
      members: [2, 3, 1],
      field: { numbers: [1, 2, 3] },
    })
  })
})
