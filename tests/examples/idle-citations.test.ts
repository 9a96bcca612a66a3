import { describe, expect, it } from 'vitest'
import { exampleRunner } from '../../src/core/examples/folder.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { unusedCitations } from '../../src/core/examples/unused-citations.js'
import { rulewright } from '../cli/call-rulewright.js'
import { book, examplesIn, folder, rules } from './example-files.js'

const files = folder()
let written = 0

/** The clauses that are cited and not at work, of one example. */
function idleIn(cites: string, text: string): readonly string[] {
  const [example] = examplesIn(files.write(`idle-${written++}.yaml`, `name: it\ncites: [${cites}]\n${text}`))
  if (example === undefined) throw new Error('no example')
  const run = runExample(rules, example)
  expect(run.problems).toEqual([])
  return unusedCitations(rules, run).map(({ id }) => id)
}

const EATEN = 'when: [{ type: climb, tree: short }, { type: climb, tree: middle }, { type: eat }]'

describe('what an example cites', () => {
  it('is at work where a transition applies it, or a row decides by it', () => {
    expect(idleIn('turns.eat', EATEN)).toEqual([])
  })

  it('is not at work where it has nothing to do with what happens', () => {
    expect(
      idleIn('turns.eat, turns.tall', 'when: [{ tree: short }, { tree: middle }]\nthen: { due: { seat: Ann } }'),
    ).toEqual(['turns.tall'])
  })

  it('is at work where it refuses something on the way, or the last choice', () => {
    expect(
      idleIn('turns.onceEach', 'when: [{ tree: short }, { tree: short }]\nrefused: { by: [turns.onceEach] }'),
    ).toEqual([])
    expect(idleIn('turns.onceEach', 'when: [{ tree: short }]')).toEqual([])
  })

  it('is at work where it lifts a refusal', () => {
    expect(idleIn('turns.ladder', 'given: { game: { ladder: Ann } }\nwhen: [{ tree: tall }]')).toEqual([])
  })

  it('is noted in the results of a folder, and by `explain`, where it is not at work', async () => {
    const idle = folder()
    const head = 'book: orchard\nexamples:\n'
    const written = idle.write(
      'a.yaml',
      `${head}  - { name: idle, cites: [turns.order, turns.tall], when: [{ tree: short }] }\n`,
    )
    expect(exampleRunner(book, idle.root)()).toMatchObject([{ passed: true, idle: ['turns.order', 'turns.tall'] }])
    const { code, out } = await rulewright(['explain', written])
    expect(code).toBe(0)
    expect(out).toContain('1 turns.tall (not at work here)')
    const json = await rulewright(['explain', written, '--json'])
    expect(JSON.parse(json.out)).toMatchObject({ examples: [{ idle: [{ id: 'turns.order' }, { id: 'turns.tall' }] }] })
  })
})
