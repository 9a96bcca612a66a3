/** Examples after a ruling: those that held under the former reading name it, and no other changes. */
import { describe, expect, it } from 'vitest'
import { moveUnderReading } from '../../src/examples/move-under-reading.js'
import { applyRulings } from '../../src/kernel/apply-rulings.js'
import { rulesOf } from '../../src/kernel/rules.js'
import { book } from './example-files.js'

const ruling = { question: 'eatingScores', reading: 'yes', by: 'Ann', on: '2026-03-31', where: 'a letter' }
const rules = rulesOf(applyRulings(book, [ruling]))
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
})
