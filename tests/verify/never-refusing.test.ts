/** Prohibitions that never refuse, on reports of clauses that are written for one thing each. */
import { describe, expect, it } from 'vitest'
import type { ClauseReport } from '../../src/core/verify/report.js'
import { neverRefusing } from '../../src/core/verify/text/never-refuses.js'

describe('prohibitions that never refuse', () => {
  const clause = (id: string, changes: Partial<ClauseReport> = {}): ClauseReport => ({
    id,
    number: '1',
    kind: 'prohibition',
    status: 'modelled',
    needsEvidence: true,
    evidence: 'exercised',
    exercised: 1,
    refused: 0,
    citedBy: [],
    ...changes,
  })
  const all = [
    clause('silent'),
    clause('unseen', { evidence: 'none' }),
    clause('refusing', { refused: 1, evidence: 'refused' }),
    clause('allowing', { kind: 'permission' }),
    clause('background', { needsEvidence: false }),
  ]
  const found = (...lists: readonly (readonly string[])[]) =>
    neverRefusing({ neverRefuses: lists.map((ids) => ({ reason: 'so', clauses: ids })) }, all)
  const told = (...lists: readonly (readonly string[])[]) =>
    found(...lists).map(({ what, where }) => `${where}: ${what}`)
  const HAS = 'has a reason why it never refuses, but'

  it('are left alone where the book gives no reasons at all', () => {
    expect(neverRefusing({}, all)).toEqual([])
  })

  it('need a reason, and nothing else does', () => {
    expect(found([])).toEqual([
      {
        what: 'forbids, but refuses nothing: expected an option that it refuses, or a reason',
        where: 'clause:silent',
        clauses: ['silent'],
      },
    ])
    expect(found(['silent'])).toEqual([])
    expect(told(['silent', 'unseen', 'refusing'], ['allowing', 'background', 'gone'])).toEqual([
      `clause:unseen: ${HAS} is not a prohibition that decides something`,
      `clause:refusing: ${HAS} refuses`,
      `clause:allowing: ${HAS} is not a prohibition that decides something`,
      `clause:background: ${HAS} is not a prohibition that decides something`,
      `clause:gone: ${HAS} is not a clause of the book`,
    ])
  })

  it('need one reason only', () => {
    expect(told(['silent'], ['silent'], ['silent'])).toEqual([
      'clause:silent: has two reasons why it never refuses: expected one',
    ])
  })
})
