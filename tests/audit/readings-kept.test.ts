/** Witnesses as they are kept: their names, and the lines of the file. */
import { describe, expect, it } from 'vitest'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import {
  keptLines,
  keptName,
  keptOf,
  keptText,
  nameOfPair,
  witnessName,
} from '../../src/lab/audit/readings/stored-witnesses.js'
import { eatingScores } from '../kernel/orchard.js'

const [pair] = pairsOf([eatingScores])
if (pair === undefined) throw new Error('the orchard has lost its question')
const kept = { question: 'eatingScores', readings: ['no', 'yes'], examples: [{ name: 'One' }, { name: 'Two' }] }

describe('a witness that is kept', () => {
  it('is called by its question and the two readings, without what no name of a file has', () => {
    expect([witnessName(pair), keptName(kept)]).toEqual(['eatingScores-no-yes', 'eatingScores-no-yes'])
    expect(nameOfPair({ name: 'who' }, ['not yet', 'a, or b'])).toBe('who-not-yet-a-or-b')
  })

  it('has the examples of a text, and none where the text has none', () => {
    expect(keptOf(pair, 'examples: [{ name: One }, word, { name: Two }]')).toEqual(kept)
    for (const text of ['examples: word', '- examples', 'word', '{'])
      expect(keptOf(pair, text)).toEqual({ ...kept, examples: [] })
  })

  it('is a line of a file, and a text of examples', () => {
    expect(keptLines([kept, kept])).toBe(`${JSON.stringify(kept)}\n${JSON.stringify(kept)}\n`)
    expect(JSON.parse(keptText('orchard', kept))).toEqual({ book: 'orchard', examples: kept.examples })
  })
})
