/** The reading of a sentence, word by word. */
import { describe, expect, it } from 'vitest'
import { type Sentence, sentenceOf, tooLong, withoutCondition } from '../../src/ask/sentence.js'

const words = (text: string, is: (word: Sentence['words'][number]) => unknown) =>
  sentenceOf(text)
    .words.filter(is)
    .map((word) => word.text)

describe('a sentence', () => {
  it('is read word by word, in the words of the book', () => {
    const meant = new Map([['panzer', ['tank']]])
    const { words: read, ...about } = sentenceOf(' May "Ann\'s" two panzers go from C3? ', {
      known: new Set(['go']),
      meant,
    })
    expect(about).toEqual({
      text: 'May "Ann\'s" two panzers go from C3?',
      asks: 'leave',
      limits: true,
      whether: true,
      begins: false,
    })
    expect(
      read.map(({ at, text, word, tells, spelt, after, meant: other }) => [at, text, word, tells, spelt, after, other]),
    ).toEqual([
      [0, 'May', 'may', false, false, undefined, []],
      [1, "Ann's", 'ann', true, false, undefined, []],
      [2, "Ann's", 's', false, false, undefined, []],
      [3, 'two', '2', true, false, undefined, []],
      [4, 'panzers', 'panzer', true, true, undefined, ['tank']],
      [5, 'go', 'go', true, true, undefined, []],
      [6, 'from', 'from', false, false, undefined, []],
      [7, 'C3', 'c3', true, false, 'from', []],
    ])
    expect(read.filter((word) => 'after' in word)).toHaveLength(1)
  })

  it('keeps the sign of a number, and nothing else around a word', () => {
    expect(words('(move) +2 -x "to" —B!', () => true)).toEqual(['move', '+2', 'x', 'to', 'B'])
  })

  it.each<readonly [string, Sentence['asks'], boolean]>([
    ['what happens if Ann wins', 'rule', false],
    ['what if Ann wins', 'rule', false],
    ['what does a tank mean?', 'sense', false],
    ['what is a tank', 'sense', false],
    ['what is the tank', 'value', false],
    ['price of a tank', 'value', false],
    ['in which case may Ann win', 'value', false],
    ['may Ann win', 'leave', true],
    ['after a turn, may Ann win', 'leave', true],
    ['when may Ann win', 'rule', false],
    ['when does Ann win', 'rule', false],
    ['what is a red tank ?', 'sense', false],
    ['does Ann win', 'rule', true],
    ['once Ann has won, does Bob lose', 'rule', true],
    ['Ann wins', 'deed', false],
    ['both have two: who takes one?', 'value', false],
    ['a die shows six, may Ann win?', 'leave', true],
    ['if Ann has won the game may Bob win', 'leave', true],
    ['if a die shows six, who wins', 'value', false],
  ])('asks for something: %s', (text, asks, whether) => {
    const sentence = sentenceOf(text)
    expect([sentence.asks, sentence.whether]).toEqual([asks, whether])
  })

  it.each([
    ['may Ann take two', true],
    ['how high is it', true],
    ['may Ann win', false],
    ['Ann takes two', false],
  ])('asks for a limit: %s %s', (text, limits) => {
    expect(sentenceOf(text).limits).toBe(limits)
  })

  it.each([
    ['which tanks move at the start of the game', true, ['tanks', 'move']],
    ['which tanks move at set-up', true, ['tanks', 'move', 'set-up']],
    ['starting tanks', true, ['starting', 'tanks']],
    ['which tanks move at the start of a turn', false, ['tanks', 'move', 'start', 'turn']],
    ['at the start of the game Ann moves', true, ['Ann', 'moves']],
  ])('asks of the beginning: %s %s', (text, begins, telling) => {
    expect(sentenceOf(text).begins).toBe(begins)
    expect([...new Set(words(text, ({ tells }) => tells))]).toEqual(telling)
  })

  it('has words that only ask', () => {
    expect(words('the number of tanks in number 2', ({ tells }) => tells)).toEqual(['tanks', 'number', '2'])
    expect(words('is Ann allowed to win', ({ tells }) => tells)).toEqual(['Ann', 'win'])
    expect(words('what does win mean', ({ tells }) => tells)).toEqual(['win'])
    expect(words('do Ann and Bob mean it', ({ tells }) => tells)).toEqual(['Ann', 'Bob', 'mean'])
  })

  it('says in one word what is said in several', () => {
    expect(words('may Ann move two times or once more', ({ tells }) => tells)).toEqual([
      'Ann',
      'move',
      'twice',
      'again',
    ])
  })

  it('says where from, and where to, until the next word says otherwise', () => {
    const ways = sentenceOf('go from X in Y into Z').words.map(({ text, after }) => [text, after])
    expect(ways).toEqual([
      ['go', undefined],
      ['from', undefined],
      ['X', 'from'],
      ['in', undefined],
      ['Y', 'from'],
      ['into', undefined],
      ['Z', 'to'],
    ])
  })
})

describe('the condition of a sentence', () => {
  it.each([
    ['may Ann win if Bob loses', ['if', 'Bob', 'loses']],
    ['if Bob loses may Ann win', ['if', 'Bob', 'loses']],
    ['if Bob loses, who wins when it ends', ['if', 'Bob', 'loses', 'when', 'it', 'ends']],
    ['when does Ann win', []],
    ['if Ann, who wins', ['if', 'Ann']],
    ['if may Ann win', []],
    ['while Bob moves', []],
    ['a die shows six, may Ann win', ['a', 'die', 'shows', 'six']],
  ])('%s', (text, condition) => {
    expect(words(text, ({ conditional }) => conditional)).toEqual(condition)
  })

  it('tells nothing of what is done', () => {
    const sentence = sentenceOf('may Ann win if Bob loses')
    const done = withoutCondition(sentence)
    expect(done.words.filter(({ tells }) => tells).map(({ text }) => text)).toEqual(['Ann', 'win'])
    expect(done).toEqual({ ...sentence, words: done.words })
    expect(withoutCondition(sentence)).toBe(done)
    const plain = sentenceOf('may Ann win')
    expect(withoutCondition(plain)).toBe(plain)
  })
})

describe('a text that is too long for a sentence', () => {
  it('is told with its length', () => {
    const many = (number: number, word = 'a') => Array.from({ length: number }, () => word).join(' ')
    expect(tooLong(many(60))).toBeUndefined()
    expect(tooLong(many(61))).toEqual({ got: '61 words', expected: 'at most 60' })
    expect(tooLong('a'.repeat(1000))).toBeUndefined()
    expect(tooLong('a'.repeat(1001))).toEqual({ got: '1001 letters', expected: 'at most 1000' })
  })
})
