/** Properties as assertions: one that is broken fails with the smallest case, and one that never ran fails, too. */
import fc from 'fast-check'
import { expect } from 'vitest'

/** Holds a property in as many cases as are asked for. */
export function expectHolds<Case>(property: fc.IProperty<Case>, how: fc.Parameters<Case> = {}): void {
  const found = fc.check(property, how)
  expect(found.failed, found.failed ? `${fc.defaultReportMessage(found)}\n${found.errorInstance}` : '').toBe(false)
  expect(found.numRuns, 'in how many cases it was held').toBeGreaterThan(0)
}
