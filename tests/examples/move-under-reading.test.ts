/** Examples after a ruling: those that held under the former reading name it, and no other changes. */
import { describe, expect, it } from 'vitest'
import { moveUnderReading } from '../../src/core/examples/move-under-reading.js'
import { applyRulings } from '../../src/core/kernel/book/apply-rulings.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { question, usualReadings } from '../../src/core/kernel/sections/question.js'
import { turns } from '../kernel/orchard.js'
import { book } from './example-files.js'

const windy = question('windy', {
  asks: 'Is it windy?',
  clauses: [turns.wind],
  readings: { no: 'It is not.', yes: 'It is.' },
  usual: 'no',
  because: 'It is calm.',
})
const twice = { ...book, questions: [...book.questions, windy] }
const ruling = { question: 'eatingScores', reading: 'yes', by: 'Ann', on: '2026-03-31', where: 'a letter' }
const rules = rulesOf(
  applyRulings({ ...twice, empty: { ...book.empty, readings: usualReadings(twice.questions) } }, [ruling]),
)
const moved = (...lines: readonly string[]) => {
  const { text, ...rest } = moveUnderReading(rules, 'eating.yaml', lines.join('\n'), {
    question: 'eatingScores',
    reading: 'no',
  })
  return { ...rest, lines: text.split('\n') }
}

const EATS = [
  'book: orchard',
  'examples:',
  '  - name: A fruit that is eaten is gone',
  '    cites: [turns.eat]',
  '    given: { procedure: eat, args: { picker: Ann }, game: { baskets: { Ann: 2 }, trees: { short: 0 } } }',
  '    then: { game: { baskets: { Ann: 1 } } }',
]

describe('examples after a ruling', () => {
  it('name the former reading if they hold under it alone', () => {
    const { lines, moved: names, failing } = moved(...EATS)
    expect([names, failing]).toEqual([['A fruit that is eaten is gone'], []])
    expect(lines).toEqual(
      EATS.with(
        4,
        '    given: { procedure: eat, args: { picker: Ann }, game: { baskets: { Ann: 2 }, trees: { short: 0 }, readings: { eatingScores: "no" } } }',
      ),
    )
  })

  it('stay byte for byte if they hold under the new one', () => {
    const stays = EATS.with(5, '    then:   { game: { baskets: { Ann: 2 }, trees: { short: 0 } } } # stays')
    expect(moved(...stays)).toEqual({ lines: stays, moved: [], failing: [] })
  })

  it('stay, and are told, if they hold under neither', () => {
    const wrong = EATS.with(5, '    then: { game: { baskets: { Ann: 0 } } }')
    expect(moved(...wrong)).toEqual({ lines: wrong, moved: [], failing: ['A fruit that is eaten is gone'] })
  })

  it('of a table name it in their view', () => {
    const asked = (view: string) => ['book: orchard', 'name: Eating costs one', 'cites: [turns.eat]', `view: ${view}`]
    const table = [...asked('{}'), 'table: what eating costs', 'answer: 1']
    expect(moved(...table).lines).toEqual(table.with(3, 'view: { reading: "no" }'))
  })

  it('beside another example name it among their own readings', () => {
    const beside = [
      ...EATS,
      '    otherwise:',
      '      - name: Under another reading it stays',
      '        readings: { eatingScores: "yes" }',
      '        then: { game: { baskets: { Ann: 2 }, trees: { short: 0 } } }',
    ]
    const { lines, moved: names } = moved(...beside)
    expect(names).toEqual(['A fruit that is eaten is gone'])
    expect(lines.slice(5)).toEqual(beside.slice(5))
  })

  it('beside another one are moved alone if only they fail', () => {
    const stays = EATS.with(5, '    then: { game: { baskets: { Ann: 2 } } }')
    const beside = [
      ...stays,
      '    otherwise:',
      '      - name: In the wind it is gone',
      '        readings: { windy: "yes" }',
      '        then: { game: { baskets: { Ann: 1 } } }',
    ]
    const { lines, moved: names } = moved(...beside)
    expect(names).toEqual(['In the wind it is gone'])
    expect(lines).toEqual(beside.with(8, '        readings: { windy: "yes", eatingScores: "no" }'))
  })

  it('are moved together with one beside them, which inherits the reading', () => {
    const beside = [
      ...EATS,
      '    otherwise:',
      '      - name: In the wind it is gone, too',
      '        readings: { windy: "yes" }',
      '        then: { game: { baskets: { Ann: 1 } } }',
    ]
    const { lines, moved: names } = moved(...beside)
    expect(names).toEqual(['A fruit that is eaten is gone', 'In the wind it is gone, too'])
    expect(lines.slice(5)).toEqual(beside.slice(5))
  })

  it('get a copy of what they share, and then its owner is moved', () => {
    const [given = '', then = ''] = EATS.slice(4)
    const shared = [
      ...EATS.with(4, given.replace('given: ', 'given: &start ')),
      ...['  - name: The same again', '    cites: [turns.eat]', '    given: *start', then],
    ]
    const { lines, moved: names } = moved(...shared)
    expect(names).toEqual(['The same again', 'A fruit that is eaten is gone'])
    expect(lines[4]).toContain('&start { procedure: eat')
    expect(lines[4]).toContain('readings: { eatingScores: "no" }')
    expect(lines[8]).toMatch(/^ {4}given: \{ procedure: eat.*eatingScores: "?no"? \} \} \}$/)
  })

  it('stay if that would break one beside them', () => {
    const beside = [
      ...EATS,
      '    otherwise:',
      '      - name: In the wind it stays',
      '        readings: { windy: "yes" }',
      '        then: { game: { baskets: { Ann: 2 } } }',
    ]
    expect(moved(...beside)).toEqual({ lines: beside, moved: [], failing: ['A fruit that is eaten is gone'] })
  })

  it('stay in a file that cannot be read, or of a table that asks no question, or without a name', () => {
    const table = ['name: Two fruits', 'cites: [scoring.fruit]', 'table: points', 'view: { basket: 2 }', 'answer: 1']
    expect(moved(...table)).toEqual({ lines: table, moved: [], failing: ['Two fruits'] })
    const unread = EATS.with(3, '    cites: [turns.nothing]')
    expect(moved(...unread)).toEqual({ lines: unread, moved: [], failing: ['A fruit that is eaten is gone'] })
    const nameless = EATS.with(2, '  -').toSpliced(3, 1)
    for (const lines of [['examples: ['], nameless]) expect(moved(...lines)).toEqual({ lines, moved: [], failing: [] })
  })
})
