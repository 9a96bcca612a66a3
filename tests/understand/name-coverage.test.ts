/** The similarity of words, and the words of a sentence that a name covers. */
import { describe, expect, it } from 'vitest'
import {
  beyond,
  type Covered,
  leftBy,
  leftWeight,
  NOTHING,
  naming,
  together,
  weightOf,
} from '../../src/ask/name-coverage.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import { likeness, likenessOf } from '../../src/ask/word-stems.js'

describe('two words are alike', () => {
  it.each([
    // The same word, the same number, and a number without its sign.
    ['tank', 'tank', 1],
    ['+1', '+1', 1],
    ['+1', '1', 0.9],
    ['1', '+1', 0.9],
    ['-1', '+1', 0],
    ['1', '2', 0],
    ['march2', 'march', 0],
    ['march', 'march2', 0],
    // Other forms, and words that ask for the same.
    ['moved', 'moving', 0.9],
    ['climbed', 'climbing', 0.9],
    ['used', 'using', 0],
    ['die', 'roll', 0.9],
    ['roll', 'die', 0.9],
    ['priced', 'costing', 0.9],
    ['stop', 'end', 0.9],
    ['attack', 'fire', 0],
    // Too short to be another word.
    ['do', 'does', 0],
    ['no', 'never', 0],
    // The beginning of a longer word.
    ['attack', 'attacker', 0.8],
    ['attacker', 'attack', 0.8],
    ['play', 'playable', 0.8],
    ['camp', 'campaigns', 0],
    ['art', 'artful', 0],
    ['port', 'seaport', 0],
    ['plank', 'plane', 0.8],
    // A slip, but not in the first letter, nor in a short word.
    ['plane', 'plank', 0.6],
    ['artilery', 'artillery', 0.6],
    ['tnak', 'tank', 0.6],
    ['tnk', 'tank', 0],
    ['brtillery', 'artillery', 0],
    ['artichoke', 'artillery', 0],
  ])('%s and %s: %d', (said, known, like) => {
    expect(likeness(said, known)).toBeCloseTo(like, 10)
  })

  it('unless one is spelt as it should be, and is only near the other', () => {
    expect(likeness('tnak', 'tank', true)).toBe(0)
    expect(likeness('attack', 'attacker', true)).toBeCloseTo(0.8, 10)
  })

  it("by a word that a book has for what players say, which is nobody's slip", () => {
    const said = { word: 'panzer', spelt: true, meant: ['armour', 'tank', 'tnak'] }
    expect(likenessOf(said, 'panzer')).toBe(1)
    expect(likenessOf(said, 'armour')).toBeCloseTo(0.9, 10)
    expect(likenessOf({ ...said, meant: ['tnak'] }, 'tank')).toBe(0)
    expect(likenessOf({ ...said, word: 'panzr', spelt: false }, 'panzer')).toBeCloseTo(0.6, 10)
    expect(likenessOf({ ...said, word: 'panzr' }, 'panzer')).toBe(0)
  })
})

const accounts = (sentence: string, name: string) => {
  const found = naming(sentenceOf(sentence), name)
  return found && { covered: [...found.covered], unsaid: found.unsaid }
}

describe('a name accounts for the words of a sentence', () => {
  it.each([
    ['attack the red tank', 'tank units', [[3, 1]], 1],
    [
      'attack the red tank',
      'red tank',
      [
        [2, 1],
        [3, 1],
      ],
      0,
    ],
    [
      'tank attacks tank',
      'tank',
      [
        [0, 1],
        [2, 1],
      ],
      0,
    ],
    ['the attacker attacks', 'attack', [[2, 1]], 0],
    ['they attacked', 'attack', [[1, 0.9]], 0],
    ['attack', 'attack attacker', [[0, 1]], 0],
    ['attack', 'attacker attack', [[0, 1]], 0],
  ])('%s: %s', (sentence, name, covered, unsaid) => {
    expect(accounts(sentence, name)).toEqual({ covered, unsaid })
  })

  it('that tell something, or for none', () => {
    expect(accounts('attack the red tank', 'infantry')).toBeUndefined()
    expect(accounts('attack the red tank', 'the')).toBeUndefined()
  })

  it('and is held against a sentence once', () => {
    const sentence = sentenceOf('attack the red tank')
    expect(naming(sentence, 'tank')).toBe(naming(sentence, 'tank'))
  })
})

describe('what is accounted for', () => {
  const one: Covered = new Map([
    [1, 1],
    [2, 0.6],
  ])
  const other: Covered = new Map([
    [2, 0.9],
    [3, 0.8],
  ])

  it('together is the best of each word', () => {
    const both = [
      [1, 1],
      [2, 0.9],
      [3, 0.8],
    ]
    expect([...together(one, other)]).toEqual(both)
    expect([...together(other, one)].toSorted(([a], [b]) => a - b)).toEqual(both)
    expect(together()).toEqual(NOTHING)
  })

  it('can be beyond what was before, and has a weight', () => {
    expect([...beyond(one, other)]).toEqual([[1, 1]])
    expect(weightOf(one)).toBeCloseTo(1.6, 10)
    expect(weightOf(NOTHING)).toBe(0)
  })

  it('leaves the other words, of which a number counts twice', () => {
    const sentence = sentenceOf('move the 3 tanks -2 and 4x')
    const left = leftBy(sentence, new Map([[0, 1]]))
    expect(left.map(({ word }) => word)).toEqual(['3', 'tank', '-2', '4x'])
    expect(leftWeight(left)).toBe(6)
    expect(leftWeight([])).toBe(0)
  })
})
