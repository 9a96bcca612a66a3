/** The help for an illegal action: every objection, and the nearest legal actions. */
import { describe, expect, it } from 'vitest'
import { type AttemptedAction, guidance } from '../../src/core/examples/comparison/legal-alternatives.js'
import { alternativeLines, objectionLines } from '../../src/core/examples/comparison/messages.js'
import { runExample } from '../../src/core/examples/run-example.js'
import type { Game } from '../kernel/orchard.js'
import { examplesIn, folder, rules } from './example-files.js'

const files = folder()
let written = 0

function guided(when: string) {
  const [example] = examplesIn(files.write(`near-${written++}.yaml`, `name: it\ncites: [turns.order]\nwhen: ${when}`))
  if (example?.kind !== 'played') throw new Error('no example')
  const { verdict } = runExample(rules, example)
  if (verdict.is !== 'refused') throw new Error(`the verdict is ${verdict.is}`)
  return guidance(rules, example as AttemptedAction<Game>, verdict)
}

describe('an action that cannot be made', () => {
  it('is told everything that clauses refuse of it, not only the first', () => {
    const { objections } = guided('[{ type: eat }, { type: climb, tree: short }, { type: climb, tree: short }]')
    expect(objectionLines(objections)).toEqual([
      'eat is refused by 1 turns.hungry (fruit: false)',
      'climb tree=short is refused by 1 turns.onceEach (climbed: true)',
    ])
  })

  it('is told the legal actions that differ in one choice, the nearest first, each once', () => {
    const { alternatives } = guided('[{ type: climb, tree: short }, { type: climb, tree: short }]')
    expect(alternativeLines(alternatives)).toEqual([
      'climb tree=middle instead of: climb tree=short',
      'climb tree=tall instead of: climb tree=short',
      'without: climb tree=short',
    ])
  })

  it('has alternatives that are legal: each says which choices are then made', () => {
    const { alternatives } = guided('[{ type: climb, tree: short }, { type: climb, tree: short }, { type: eat }]')
    for (const { choices } of alternatives) expect(choices.length).toBeGreaterThan(0)
    expect(alternatives.length).toBeGreaterThan(0)
  })

  it('has none where more than one choice is wrong', () => {
    const { objections, alternatives } = guided(
      '[{ type: eat }, { type: climb, tree: short }, { type: climb, tree: short }]',
    )
    expect(objections).toHaveLength(2)
    expect(alternatives).toEqual([])
  })
})
