/** A text of examples passes only if all of it can be read, and every example passes. */
import { describe, expect, it } from 'vitest'
import { examplesHold } from '../../src/core/examples/examples-hold.js'
import { rules } from './example-files.js'

const right = '  - { name: right, cites: [turns.order], when: [{ tree: short }] }\n'
const wrong = '  - { name: wrong, cites: [turns.order], when: [{ tree: short }, { tree: short }] }\n'

const textOf = (...examples: readonly string[]) => `book: orchard\nexamples:\n${examples.join('')}`

describe('a text of examples', () => {
  it('holds where every example does, and not where one of several does not', () => {
    expect(
      [[right], [wrong], [right, wrong], [wrong, right]].map((examples) => examplesHold(rules, textOf(...examples))),
    ).toEqual([true, false, false, false])
  })

  it('does not hold where it cannot be read: no YAML, no examples, or a base in another file', () => {
    expect(examplesHold(rules, '[')).toBe(false)
    expect(examplesHold(rules, textOf('  - { name: bare, cites: [nothing.known] }\n'))).toBe(false)
    expect(examplesHold(rules, textOf('  - { name: far, cites: [turns.order], given: { from: other.yaml } }\n'))).toBe(
      false,
    )
  })
})
