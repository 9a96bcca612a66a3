/** Who suffers what is done does not do it. */
import { describe, expect, test } from 'vitest'
import { isDoneBySufferer, sufferingIn } from '../../src/ask/passive-voice.js'
import { sentenceOf } from '../../src/ask/sentence.js'

describe('who suffers what is done does not do it', () => {
  test.each([
    ['can the Reds be attacked', [0, 1, 2, 3]],
    ['may the Reds be in Tampere', []],
    ['may the Reds attack', []],
  ])('in "%s"', (said, places) => {
    expect([...sufferingIn(sentenceOf(said))]).toEqual(places)
  })
  test('which is told by the first that is named', () => {
    const begins = {
      args: { faction: 'reds' },
      accounted: [
        { means: 'attack', covered: new Map([[4, 1]]) },
        { means: 'faction reds', covered: new Map([[2, 1]]) },
      ],
    }
    expect(isDoneBySufferer(['reds'], begins, new Set([2]))).toBe(true)
    expect(isDoneBySufferer(['reds'], begins, new Set([1]))).toBe(false)
    expect(isDoneBySufferer(['senate'], begins, new Set([2]))).toBe(false)
  })
})
