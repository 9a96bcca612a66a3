/** Whether a text of examples holds: only where all of it can be read, and every example is as it says. */
import { describe, expect, it } from 'vitest'
import { holds } from '../../src/examples/holds.js'
import { rules } from './files.js'

const right = '  - { name: right, cites: [turns.order], when: [{ tree: short }] }\n'
const wrong = '  - { name: wrong, cites: [turns.order], when: [{ tree: short }, { tree: short }] }\n'

const textOf = (...examples: readonly string[]) => `book: orchard\nexamples:\n${examples.join('')}`

describe('a text of examples', () => {
  it('holds where every example does, and not where one of several does not', () => {
    expect(
      [[right], [wrong], [right, wrong], [wrong, right]].map((examples) => holds(rules, textOf(...examples))),
    ).toEqual([true, false, false, false])
  })

  it('does not hold where it cannot be read: no YAML, no examples, or a base in another file', () => {
    expect(holds(rules, '[')).toBe(false)
    expect(holds(rules, textOf('  - { name: bare, cites: [nothing.known] }\n'))).toBe(false)
    expect(holds(rules, textOf('  - { name: far, cites: [turns.order], given: { from: other.yaml } }\n'))).toBe(false)
  })
})
