import { describe, expect, test } from 'vitest'
import { totalsMismatches } from '../../src/core/examples/comparison/expected-measures.js'
import { readExamples } from '../../src/core/examples/format/read-examples.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { rulewright } from '../cli/call-rulewright.js'
import { measured } from '../kernel/orchard-measures.js'
import { folder } from './example-files.js'

const files = folder()
const rules = rulesOf(measured)
let written = 0
const fileOf = (text: string) =>
  files.write(`totals-${written++}.yaml`, `book: orchard\nname: it\ncites: [scoring.fruit]\n${text}`)

function problemsOf(then: string): readonly string[] {
  const read = readExamples(rules, fileOf(`when: [{ tree: short }]\nthen: { totals: ${then} }\n`))
  if (!read.ok) return read.misread.map(({ message }) => message)
  return read.value.flatMap((example) => runExample(rules, example).problems)
}

describe('totals of an example', () => {
  test('are compared with what the measures come to, as far as they are named', () => {
    expect(problemsOf('{ Points: { Ann: 1 }, Ahead: Ann, Weight: { Bob: { short: 20 } } }')).toEqual([])
    expect(problemsOf('{ Points: { Ann: 2, Bob: 0 }, Ahead: Bob }')).toEqual([
      'totals.Points.Ann: got 1, expected 2',
      'totals.Ahead: got "Ann", expected "Bob"',
    ])
  })
  test('are counted only where they are named', () => {
    const total = (name: string, count: () => number) => ({ name, clauses: [], domains: {}, count })
    const unasked = total('Unasked', () => {
      throw new Error('nobody asked')
    })
    const missed = totalsMismatches({ measures: [unasked, total('Asked', () => 3)] }, measured.empty, {
      totals: { Asked: 2 },
    })
    expect(missed.map(({ says }) => says)).toEqual(['totals.Asked: got 3, expected 2'])
  })
  test('must name what the book measures, and what its arguments can be', () => {
    expect(problemsOf('{ Point: { Ann: 2 } }')).toEqual([
      '"Point" is not a measure of Orchard; expected one of Points, Ahead, Weight; did you mean "Points"?',
    ])
    expect(problemsOf('{ Points: { Anne: 2 }, Weight: { Ann: { old: 1 } } }')).toEqual([
      '"Anne" is unknown here; expected one of Ann, Bob; did you mean "Ann"?',
      '"old" is unknown here; expected one of short, middle, tall',
    ])
    expect(problemsOf('{ Points: 2 }')).toEqual(['got 2, expected a value for one of Ann, Bob'])
  })
})

describe('the command line', () => {
  const books = [measured]
  test('tells in explain which measures changed, and carries all of them in its JSON', async () => {
    const file = fileOf('when: [{ tree: short }]\nthen: { totals: { Ahead: Ann } }\n')
    const { out } = await rulewright(['explain', file], { books })
    expect(out).toContain('baskets.Ann: 0 -> 1\n            Ann, Points: 0 -> 1\n            Ahead: nobody -> Ann\n')
    const { out: json } = await rulewright(['explain', file, '--json'], { books })
    expect(JSON.parse(json)).toMatchObject({ examples: [{ totals: { Points: { Ann: 1, Bob: 0 }, Ahead: 'Ann' } }] })
  })
  test('tells in ask what they come to where somebody wants to know, and reads its JSON again', async () => {
    const file = files.write('ask.yaml', 'book: orchard\ngiven: {}\nwhen: [{ tree: tall }]\n')
    const { out } = await rulewright(['ask', file, '--totals'], { books })
    expect(out).toContain(
      '  totals    Points: Ann 1, Bob 0\n            Ahead: Ann\n            Weight: Ann (short 20,',
    )
    expect((await rulewright(['ask', file], { books })).out).not.toContain('totals')
    const { out: json } = await rulewright(['ask', file, '--json'], { books })
    expect(JSON.parse(json)).toMatchObject({ totals: { Ahead: 'Ann' } })
    expect(await rulewright(['ask', '-'], { books, piped: json })).toMatchObject({ code: 0, err: '' })
  })
})
