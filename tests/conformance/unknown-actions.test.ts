import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { observationsOf, suspectsIn } from '../../src/lab/conformance/blame/blame.js'
import { engineOf } from '../../src/lab/conformance/engine/reference-implementation.js'
import { verdictOn } from '../../src/lab/conformance/runner/judge-answer.js'
import { requestFor, suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { caseMakerOf } from '../../src/lab/conformance/vectors/case-maker.js'
import { USUALLY } from '../../src/lab/conformance/vectors/default-extent.js'
import { examplesIn } from '../../src/lab/conformance/vectors/examples.js'
import { unknownActions } from '../../src/lab/conformance/vectors/unknown-actions.js'
import { vectorsOf } from '../../src/lab/conformance/vectors/vectors.js'
import { book, folder } from '../examples/example-files.js'

const files = folder()
files.write(
  'turns.yaml',
  `examples:
  - { name: Once, cites: [turns.order], when: [{ tree: short }] }
  - { name: Twice, cites: [turns.order], when: [{ tree: short }, { tree: middle }] }
`,
)
const little = { ...USUALLY, places: 0, random: 0, games: 0, counted: false }
const suite = suiteOf(vectorsOf(book, { ...little, examples: files.root, plays: [], madeBy: 'a test' }))
const unknown = suite.cases.filter(({ about }) => about.endsWith('what no rule knows is refused'))

describe('an action that no rule knows', () => {
  it('is tried at each kind of decision that is due after an example, after the shortest of them', () => {
    expect(unknown.length).toBeGreaterThan(0)
    const due = unknown.map(({ choices }) => choices.at(-1)?.seat)
    expect(due).toContain('Ann')
    const maker = caseMakerOf(book)
    for (const { asked } of examplesIn(rulesOf(book), files.root).given) for (const one of asked) maker.make(one)
    expect(unknownActions(maker.cases(), maker.positions())).toHaveLength(unknown.length)
  })

  it('is refused by the rules, at its place and by no clause', () => {
    const engine = engineOf(book)
    for (const one of unknown) {
      expect(one.expected).toMatchObject([{ verdict: 'refused', at: one.choices.length - 1, clauses: [] }])
      const outcome = verdictOn(one, engine(requestFor(suite, one)), { game: suite.gameOf(one), ignores: [] })
      expect(outcome.status).toBe('passed')
    }
  })

  it('fails whoever allows it, and no clause is blamed', () => {
    const [one] = unknown
    if (one === undefined) throw new Error('no case')
    const game = suite.gameOf(one)
    const allowed = verdictOn(one, { type: 'result', id: one.id, game }, { game, ignores: [] })
    expect(allowed).toMatchObject({ status: 'failed', says: expect.stringContaining('which is never offered there') })
    expect(suspectsIn(suite.manifest, observationsOf(one, allowed))).toEqual([])
  })
})
