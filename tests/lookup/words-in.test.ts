import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { bookClauses } from '../../src/core/kernel/book/book.js'
import { asNumber, signedWordsIn, tokenize } from '../../src/core/lookup/tokenize.js'

describe('the words of a text', () => {
  /** Behind a word of other letters, a text of English letters is parted as any other is. */
  const apart = (words: (text: string) => readonly string[]) => (text: string) => words(`ü ${text}`).slice(1)

  it.each([
    ['with signs', signedWordsIn],
    ['without signs', tokenize],
  ])('are the same whatever letters stand beside them, %s', (_, words) => {
    const ascii = fc.string({ unit: fc.constantFrom(...'aZ9 .+-,\n_yies'), maxLength: 24 })
    fc.assert(
      fc.property(fc.oneof(ascii, fc.string({ unit: 'binary-ascii' })), (text) => {
        expect(words(text)).toEqual(apart(words)(text))
      }),
    )
    for (const { text } of bookClauses(allBridgesBurning)) expect(words(text)).toEqual(apart(words)(text))
  })

  it('part camel case, drop plurals, and keep the sign of a number', () => {
    expect(signedWordsIn('twoCells: cities −10 +3, 3.2.1. Pay')).toEqual([
      'two',
      'cell',
      'city',
      '-10',
      '+3',
      '3.2.1',
      'pay',
    ])
    expect(tokenize('−10 Käyttö')).toEqual(['10', 'kaytto'])
  })

  it('are numbers where they are written as words, and in Roman figures', () => {
    expect(['three', 'ten', 'ii', 'ix', 'i', 'constructor'].map(asNumber)).toEqual([
      '3',
      '10',
      '2',
      '9',
      'i',
      'constructor',
    ])
  })
})
