import { describe, expect, test } from 'vitest'
import { mismatchLocations } from '../../src/core/examples/comparison/mismatch-locations.js'
import { readSource } from '../../src/core/examples/format/read-source.js'
import { placedExamples } from '../../src/core/examples/other-readings.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { examplesIn, folder, problemsIn, rules } from './example-files.js'

const files = folder()
const sourceOf = (file: string) => {
  const read = readSource(file)
  if (!read.ok) throw new Error(`${file} cannot be read`)
  return read.value
}
const played = (otherwise: string): string =>
  files.write(
    'eating.yaml',
    `book: orchard
examples:
  - name: A fruit that is eaten is gone
    cites: [turns.eat]
    given: { procedure: eat, args: { picker: Ann }, game: { baskets: { Ann: 1 }, trees: { short: 0 } } }
    then: { game: { baskets: { Ann: 0 } } }
    otherwise:
${otherwise}`,
  )

describe('what an example comes to under other readings', () => {
  const counted = () =>
    placedExamples({
      book: 'orchard',
      examples: [
        {
          name: 'It counts',
          cites: ['turns.eat'],
          given: { procedure: 'game', game: { turn: 2 } },
          when: [{ type: 'eat' }],
          refused: true,
          otherwise: [{ name: 'It does not count', readings: { eatingScores: 'no' }, refused: ['turns.eat'] }],
        },
      ],
    })

  test('is an example of its own, in which all else is the same', () => {
    const [, other] = counted()
    expect(other?.value).toEqual({
      name: 'It does not count',
      cites: ['turns.eat'],
      note: 'Another reading of eatingScores.',
      given: { procedure: 'game', game: { readings: { eatingScores: 'no' }, turn: 2 } },
      when: [{ type: 'eat' }],
      refused: ['turns.eat'],
    })
  })

  test('makes the example beside which it stands one of the usual reading', () => {
    const [one] = counted()
    expect(one?.value).toMatchObject({ note: 'The usual reading of eatingScores.', refused: true })
    expect(one?.value).not.toHaveProperty('otherwise')
  })

  test('is told where it stands, and what it shares where that stands', () => {
    const [, other] = counted()
    expect(other?.placed(['cites', 0])).toEqual(['examples', 0, 'otherwise', 0, 'cites', 0])
    expect(other?.placed(['given', 'game', 'turn'])).toEqual(['examples', 0, 'given', 'game', 'turn'])
    expect(other?.placed(['given', 'game', 'readings', 'eatingScores'])).toEqual([
      'examples',
      0,
      'otherwise',
      0,
      'readings',
      'eatingScores',
    ])
  })

  test('is a field of the view where a table is asked', () => {
    const [, denied] = placedExamples({
      name: 'Nothing is lost',
      cites: ['turns.eat'],
      table: 'what eating costs',
      view: { other: 1 },
      answer: 0,
      otherwise: [{ name: 'One is lost', readings: { reading: 'no' }, answer: 1 }],
    })
    expect(denied?.value).toMatchObject({ name: 'One is lost', view: { other: 1, reading: 'no' }, answer: 1 })
    expect(denied?.placed(['view', 'reading'])).toEqual(['otherwise', 0, 'readings', 'reading'])
  })
})

describe('a file', () => {
  test('is run with each of them', () => {
    const file = played(`      - name: If it stays in the basket, it counts
        readings: { eatingScores: "yes" }
        then: { game: { baskets: { Ann: 1 } } }
      - name: If it stays in the basket, it does not count twice
        readings: { eatingScores: "yes" }
        then: { game: { baskets: { Ann: 2 } } }
`)
    const runs = examplesIn(file).map((example) => runExample(rules, example))
    expect(runs.map(({ passed }) => passed)).toEqual([true, true, false])
    const [, , wrong] = runs
    expect(wrong && mismatchLocations(sourceOf(file), wrong)).toEqual([
      expect.stringContaining('eating.yaml:13:36: examples[0].otherwise[1].then.game.baskets.Ann'),
    ])
  })

  test('says where what is written of them is wrong', () => {
    expect(problemsIn(played('      - { name: Nothing differs, readings: {} }\n'))).toEqual([
      'eating.yaml:8:34: examples[0].otherwise[0].readings: expected at least one reading',
    ])
    expect(
      problemsIn(played('      - { name: A word too many, readings: { eatingScores: "no" }, given: {} }\n')),
    ).toEqual([expect.stringContaining('examples[0].otherwise[0].given: "given" is unknown here')])
    expect(problemsIn(played('      - { name: Nobody reads so, readings: { eatingScores: perhaps } }\n'))).toEqual([
      expect.stringContaining('examples[0].otherwise[0].readings.eatingScores: got "perhaps"'),
    ])
    expect(
      problemsIn(played('      - { name: A fruit that is eaten is gone, readings: { eatingScores: "no" } }\n')),
    ).toEqual([expect.stringContaining('examples[0].otherwise[0].name: another example is called')])
  })
})
