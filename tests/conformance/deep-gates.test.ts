import { describe, expect, it } from 'vitest'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { witnessesGate } from '../../src/cli/commands/verify/deep-gates.js'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import { keptOfPairs } from '../../src/lab/stored/stored-readings.js'

describe('the gate of witnesses', () => {
  const pairs = pairsOf(russianCivilWar.questions)

  it('passes where every pair of readings has a witness that still tells them apart', () => {
    const kept = keptOfPairs(russianCivilWar)
    expect(witnessesGate(russianCivilWar, kept, 'witnesses.jsonl')).toMatchObject({
      passed: true,
      checked: pairs.length,
      findings: [],
    })
  })

  it('fails for every pair without one, and for one that is the witness of nothing', () => {
    const idle = { question: 'nothing', readings: ['no', 'yes'], examples: [] }
    const { passed, findings } = witnessesGate(russianCivilWar, [idle], 'witnesses.jsonl')
    expect(passed).toBe(false)
    expect(findings).toHaveLength(pairs.length + 1)
    expect(findings.at(-1)).toMatchObject({ what: 'nothing-no-yes is the witness of no pair of readings' })
  })

  it('says once that there is none, as in a package that comes without them', () => {
    const { passed, findings } = witnessesGate(russianCivilWar, [], 'witnesses.jsonl')
    expect(passed).toBe(false)
    expect(findings).toEqual([expect.objectContaining({ what: expect.stringMatching(/^there are none; a checkout/) })])
  })
})
