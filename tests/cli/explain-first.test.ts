import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../machines/front-line/book.js'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { reasonLines } from '../../src/core/examples/comparison/mismatch-reasons.js'
import { exampleRunner } from '../../src/core/examples/folder.js'
import { parseSource, sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { parseExamples, readExamples } from '../../src/core/examples/format/read-examples.js'
import { runExample } from '../../src/core/examples/run-example.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { examplesIn, folder, book as orchard } from '../examples/example-files.js'
import { rulewright } from './call-rulewright.js'

const files = folder()
let written = 0
const told = async (text: string, ...flags: readonly string[]) => {
  const file = files.write(`${written++}.yaml`, `book: orchard\nexamples:\n${text}`)
  const { out } = await rulewright(['explain', file, ...flags])
  return out.replaceAll(`${files.root}/`, '').replace(/^\d+\.yaml/gm, 'a.yaml')
}
const WRONG = `  - name: One climbs
    cites: [turns.order]
    when: [{ tree: short }, { tree: tall }]
    then:
      game: { baskets: { Ann: 1 }, trees: { short: 2 } }
`

describe('an example that is wrong', () => {
  test('tells what differs, then where, then why, and keeps what happened back', async () => {
    expect(await told(WRONG)).toMatch(
      new RegExp(
        [
          '^✗ One climbs: not as the example says',
          '  but       game.baskets.Ann: got 2, expected 1',
          '            game.trees.short: got 1, expected 2',
          '  at        \\S+:7:26: examples\\[0\\].then.game.baskets.Ann',
          '            \\S+:7:45: examples\\[0\\].then.game.trees.short',
          '  why       baskets.Ann: 0 -> 1 by Ann: climb tree=short',
          '            baskets.Ann: 1 -> 2 by Ann: climb tree=tall',
          '            trees.short: 2 -> 1 by Ann: climb tree=short',
        ].join('\n'),
      ),
    )
    expect(await told(WRONG)).toMatch(/\n {2}trace {5}\d+ lines, see --trace\n/)
    expect(await told(WRONG, '--trace')).toContain(
      '  trace     Ann: climb tree=short\n            Ann: climb tree=tall\n',
    )
  })

  test('is told briefly by the first place that differs', async () => {
    expect(await told(WRONG, '--brief')).toMatch(
      /^✗ One climbs: not as the example says\n {2}but {7}game\.baskets\.Ann: got 2, expected 1\n {2}at {8}\S+: examples\[0\]\.then\.game\.baskets\.Ann \(and 1 line more without --brief\)\n1 example, 1 not as the rules say\n$/,
    )
  })

  test('tells by which clauses a choice is refused before all else, and where it is named', async () => {
    const text = `  - name: Twice
    cites: [turns.order]
    when:
      - { tree: short }
      - { seat: Ann, tree: short }
`
    expect(await told(text, '--brief')).toMatch(
      /^✗ Twice: refused\n {2}but {7}cannot be chosen: Ann: tree=short\n {12}climb tree=short is refused by 1 turns\.onceEach .*\n {2}at {8}\S+:7:9: examples\[0\]\.when\[1\] \(and 2 lines more/,
    )
  })
})

describe('what is not checked', () => {
  test('is told of an example that expects nothing', async () => {
    const text = '  - { name: a, cites: [turns.order], when: [{ tree: short }] }\n'
    expect(await told(text, '--brief')).toBe(
      '✓ a: legal; without `then` or `refused` nothing that holds afterwards is checked\n1 example, 0 not as the rules say, 1 unchecked\n',
    )
    const checked = text.replace(' }\n', ', then: { due: { seat: Ann } } }\n')
    expect(await told(checked, '--brief')).toBe('✓ a: legal\n1 example, 0 not as the rules say\n')
  })

  test.each([
    ['game: {}', true],
    ['game: { baskets: {} }', true],
    ['outcome: {}', true],
    ['totals: {}', true],
    ['due: { offers: [] }', true],
    ['due: { only: [] }', false],
    ['due: { offers: [{ tree: tall }] }', false],
    ['game: { baskets: { Ann: 1 } }', false],
  ])('is told of an example whose expectation names nothing: %s', async (then, isIdle) => {
    const text = `name: a\ncites: [turns.order]\nwhen: [{ tree: short }]\nthen: { ${then} }\n`
    const file = files.write('idle.yaml', text)
    expect(examplesIn(file)).toMatchObject([{ unchecked: isIdle }])
    const { out } = await rulewright(['explain', 'orchard', file, '--brief'])
    const told =
      '✓ a: legal; `then` names nothing that could be compared\n1 example, 0 not as the rules say, 1 unchecked\n'
    if (isIdle && !then.startsWith('outcome')) expect(out).toBe(told)
    else expect(out).not.toContain('unchecked')
  })

  test('is told of a table that is only asked, which shows nothing among the examples of a book', async () => {
    const asked = 'name: a\ncites: [turns.order]\ntable: points\nview: { basket: 3 }\n'
    const text = `  - ${asked.trimEnd().replaceAll('\n', '\n    ')}\n`
    expect(await told(text)).toBe(
      `✓ a: the answer is 3; without \`answer\` or \`refused\` it is unchecked
  why       asked [points] 3 = 3 (fruit): 2 scoring.fruit
  cites     1 turns.order (not at work here)

1 example, 0 not as the rules say, 1 unchecked
`,
    )
    const book = folder()
    book.write('a.yaml', asked)
    expect(exampleRunner(orchard, book.root)()).toMatchObject([
      { passed: false, message: 'asks a table, and expects no answer' },
    ])
  })
})

/** Why an example of a book is wrong, once it expects something else than it does. */
function grounds(book: Book, file: string, name: string, from: string, to: string): readonly string[] {
  const rules = rulesOf(book)
  const text = readFileSync(file, 'utf8')
  const start = text.indexOf(`name: ${name}`)
  const changed = text.slice(0, start) + text.slice(start).replace(from, to)
  if (start < 0 || changed === text) throw new Error('no such example')
  const source = parseSource(file, changed)
  const read = source.ok ? parseExamples(rules, source.value) : readExamples(rules, file)
  if (!read.ok) throw new Error(read.misread.map(sourceProblemLine).join('\n'))
  const example = read.value.find((one) => one.name === name)
  if (example === undefined) throw new Error('no such example')
  const run = runExample(rules, example)
  expect(run.passed).toBe(false)
  return reasonLines(rules, run)
}

describe('why', () => {
  test('All Bridges Burning: a count of Cells with its sums, in words', () => {
    const lines = grounds(
      allBridgesBurning,
      'spec/all-bridges-burning/examples/rally.yaml',
      'Two white Terror markers leave the Reds nothing to place at Passive Opposition',
      'Cells by Rally: { reds: { Turku: 0 } }',
      'Cells by Rally: { reds: { Turku: 1 } }',
    )
    expect(lines.join('\n')).toMatch(/the count of Cells\] 0 = 1 \(base\) .*: 3\.2\.1 rally\.base/)
    expect(lines.join('\n')).toContain('2 (Terror)')
  })

  test('Front Line: which choice moved a unit', () => {
    const lines = grounds(
      frontLine,
      'spec/front-line/examples/turns.yaml',
      'A unit does two different actions in a turn, and no third',
      'squares: { D2: Red Infantry, D3: empty }',
      'squares: { D2: empty, D3: empty }',
    )
    expect(lines).toEqual([expect.stringMatching(/^squares\.D2: "empty" -> "Red Infantry" by Red: move to=D2/)])
  })

  test('Land and Freedom: the effect of a Defeat first, of all that happens as Attacks begin', () => {
    const lines = grounds(
      landAndFreedom,
      'spec/land-and-freedom/examples/attacks.yaml',
      'At -10 a Front suffers Defeat, Morale goes off and three tracks go down',
      'Soviet Support: 2',
      'Soviet Support: 3',
    )
    expect(lines).toEqual([
      expect.stringMatching(/^tracks\.Soviet Support: 3 -> 2 as it begins: [^:]* defeatEffects\.tracks/),
    ])
  })

  test('Russian Civil War: what was earned as a turn began', () => {
    const lines = grounds(
      russianCivilWar,
      'spec/russian-civil-war/examples/opening.yaml',
      'There is no Revolution before round 4',
      'Russia: 17',
      'Russia: 16',
    )
    expect(lines).toEqual([expect.stringMatching(/^treasury\.Russia: 0 -> 17 as it begins: /)])
  })
})
