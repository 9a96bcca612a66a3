/** The decision that an example expects, where some of its options are offered and some refused. */
import { describe, expect, it } from 'vitest'
import { decisionProblems } from '../../src/core/examples/comparison/decision-check.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Decision } from '../../src/core/kernel/plays/rules.js'
import { turns } from '../kernel/orchard.js'

const climb = (tree: string) => option('climb', { tree })
const refusals = [{ table: 'may not climb', row: 3, clauses: [turns.tall], because: { tree: 'tall' } }]
const due = {
  over: false,
  seat: 'Ann',
  asks: 'a tree',
  choices: [{ option: climb('short'), seat: 'Ann' }],
  refused: () => [{ option: climb('tall'), seat: 'Ann', refusals }],
  asides: {
    choices: () => [{ option: option('sing'), seat: 'Bob' }],
    refused: () => [{ option: option('dance'), seat: 'Bob', refusals }],
  },
} as unknown as Decision
const problemsOf = (expected: Parameters<typeof decisionProblems>[0]) =>
  decisionProblems(expected, { due, procedure: 'turn' }).map(({ says, at }) => [says, at.slice(2).join('.')])

describe('the decision that is due', () => {
  it('refuses all that is meant, or what is offered of it is told', () => {
    expect(problemsOf({ refuses: [{ option: { type: 'climb' } }] })).toEqual([
      ['due.refuses: climb tree=short is offered; expected a refusal', 'refuses.0'],
    ])
  })

  it('offers everything that is said to be all, and rights beside it may be offered or refused, too', () => {
    expect(problemsOf({ only: [{ tree: 'short' }, { tree: 'oak' }, { type: 'sing' }, { type: 'dance' }] })).toEqual([
      ['due.only: tree=oak is not offered; offered: climb tree=short', 'only.1'],
      ['due.only: dance is not offered; dance is refused by 1 turns.tall (tree: tall)', 'only.3'],
    ])
    expect(
      problemsOf({ offers: [{ type: 'sing' }], refuses: [{ option: { type: 'dance' }, by: ['turns.tall'] }] }),
    ).toEqual([])
    expect(problemsOf({ refuses: [{ option: { type: 'sing' }, by: ['turns.tall'] }] })).toEqual([
      ['due.refuses: sing is offered; expected a refusal by turns.tall', 'refuses.0'],
    ])
  })
})
