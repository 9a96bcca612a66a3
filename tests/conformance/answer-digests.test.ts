/** The answers to the cases of a toy are stored. Only rules with a different answer are detected. */
import { describe, expect, it } from 'vitest'
import { suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { answersGate, answersIn } from '../../src/lab/conformance/vectors/files/answer-digests.js'
import { generous, made, orchard, vectorsOfOrchard } from './orchards.js'

const suite = suiteOf(vectorsOfOrchard())
const answers = answersIn(suite)

describe('the answers of cases', () => {
  it('are kept for every situation, and pass while the rules are the same', () => {
    expect(answers.length).toBeGreaterThan(20)
    expect(answersGate(suite, answers)).toMatchObject({
      passed: true,
      checked: answers.length,
      findings: [],
      notes: [],
    })
    expect(answersIn(suiteOf(made(orchard)))).toEqual(answers)
  })

  it('do not pass where rules answer situations otherwise, and tell which', () => {
    const { passed, findings } = answersGate(suiteOf(made(generous)), answers)
    expect(passed).toBe(false)
    expect(findings[0]).toMatchObject({ what: expect.stringMatching(/^has another answer than before: /) })
  })

  it('do not pass where a candidate is offered no more', () => {
    const cases = suite.cases.map((one) =>
      one.asks === 'judgement' && one.candidates.length > 1
        ? {
            ...one,
            id: 'judgement-000000000000',
            candidates: one.candidates.slice(1),
            expected: one.expected.map((all) => ({
              ...all,
              legal: all.legal.slice(1),
              refusing: all.refusing.slice(1),
            })),
          }
        : one,
    )
    expect(answersGate({ ...suite, cases }, answers).passed).toBe(false)
  })

  it('note situations that are new or asked no more, which tell nothing of the rules', () => {
    const [passed, notes] = [true, [{ what: expect.stringMatching(/^\d+ cases are new, and \d+ situations/) }]]
    expect(answersGate(suite, answers.slice(3))).toMatchObject({ passed, notes })
    expect(answersGate({ ...suite, cases: suite.cases.slice(0, -3) }, answers)).toMatchObject({ passed, notes })
  })

  it('do not pass with nothing to compare with', () => {
    expect(answersGate(suite, []).passed).toBe(false)
  })
})
