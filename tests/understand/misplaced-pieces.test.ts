/** A piece that a sentence puts where it does not stand is not taken for another one. */
import { describe, expect, it } from 'vitest'
import { hasMisplacedPiece } from '../../src/ask/misplaced-pieces.js'

const places = new Map([
  ['C2', 'Red Artillery'],
  ['B2', 'Red Tank'],
  ['Hill (3)', 'Green Tank'],
])
const squares = ['B2', 'C2', 'F4', 'Hill (3)']
const isMisplaced = (text: string) => hasMisplacedPiece(places, squares, { text })

describe('a piece on a square', () => {
  it.each([
    'can the tank in C2 move to D2',
    'May tanks on C2 move?',
    'can the tank at F4 move',
    'the artillery in Hill (3) moves',
  ])('does not stand there: %s', (text) => expect(isMisplaced(text)).toBe(true))

  it.each([
    'can the artillery in C2 move to D2',
    'can the tank move to C2',
    'may a tank attack C2',
    'can anything in C2 move',
    'the tank in Hill (3) moves',
    'the tank in C22 moves',
  ])('stands there, or is not said to: %s', (text) => expect(isMisplaced(text)).toBe(false))

  it('is no matter where a sentence names no square, whatever signs the names of pieces have', () => {
    const bracketed = new Map([...places, ['F4', 'Tank (heavy)']])
    expect(hasMisplacedPiece(bracketed, squares, { text: 'can anything move' })).toBe(false)
  })
})
