import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectHolds } from './expect-property.js'

describe('a property that is expected to hold', () => {
  it('fails with the smallest case that breaks it', () => {
    expect(() => expectHolds(fc.property(fc.nat(), (number) => number < 5))).toThrow(/Counterexample: \[5\]/)
  })

  it('fails with what was thrown', () => {
    const failing = fc.property(fc.nat(), (number) => {
      if (number > 6) throw new Error('seven trees are too many')
    })
    expect(() => expectHolds(failing)).toThrow(/Counterexample: \[7\].*seven trees are too many/s)
  })

  it('fails where it was held in no case', () => {
    const skipped = fc.property(fc.nat(), () => fc.pre(false))
    expect(() => expectHolds(skipped, { numRuns: 3 })).toThrow()
    const stopped = { interruptAfterTimeLimit: 0, markInterruptAsFailure: false }
    expect(() =>
      expectHolds(
        fc.property(fc.nat(), () => true),
        stopped,
      ),
    ).toThrow(/0/)
  })

  it('passes where nothing breaks it', () => {
    let cases = 0
    expectHolds(
      fc.property(fc.nat(), () => {
        cases += 1
      }),
      { numRuns: 7 },
    )
    expect(cases).toBe(7)
  })
})

describe('a test that asserts nothing', () => {
  it.fails('fails', () => undefined)
})
