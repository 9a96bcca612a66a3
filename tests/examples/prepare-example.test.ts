/** Examples, prepared to be run: what they cite, where their choices are named, and whether they say anything that is checked. */
import { describe, expect, it } from 'vitest'
import { prepareExample } from '../../src/core/examples/prepare-example.js'
import { bookClauses } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { headOf } from '../../src/core/kernel/sections/clause.js'
import { eaten, eatingScores, book as orchard, turns } from '../kernel/orchard.js'
import { rules } from './example-files.js'

const noFile = () => ({ ok: false as const, problems: [] })
const HEAD = { name: 'it', cites: ['turns.order', '2'] }
/** An example as it is written, prepared. */
function preparedOf(written: object, by = rules) {
  const read = prepareExample(by, { ...HEAD, ...written }, noFile)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}
const problemsOf = (written: object) => {
  const read = prepareExample(rules, { ...HEAD, ...written }, noFile)
  return read.ok ? [] : read.problems.map(({ path, message }) => [path.join('.'), message])
}
const climbing = { procedure: 'climb', args: { picker: 'Ann' } }
const halfWay = { stack: [{ chart: 'climb', state: 'next tree', data: { picker: 'Ann', climbed: [] } }] }

describe('an example that is prepared', () => {
  it('has the clauses and the sections that it cites', () => {
    const { clauses, sections, name } = preparedOf({})
    expect([name, clauses]).toEqual(['it', [turns.order]])
    expect(sections).toEqual(orchard.sections.map(headOf).filter(({ number }) => number === '2'))
    const { cites: _, ...named } = HEAD
    const explored = prepareExample(rules, { ...named, explore: 'alone', given: climbing }, noFile)
    expect(explored).toMatchObject({ ok: true, value: { clauses: [], sections: [] } })
    expect(bookClauses(orchard)).toContain(clauses[0])
  })

  it('knows where each of its choices is named', () => {
    const pathsOf = (when: unknown) => {
      const example = preparedOf({ when })
      if (example.kind !== 'played') throw new Error('not played')
      return example.groups.flat().map((named) => [named.tree, example.paths.get(named)?.join('.')])
    }
    expect(pathsOf([{ tree: 'short' }, { tree: 'tall' }])).toEqual([
      ['short', 'when.0'],
      ['tall', 'when.1'],
    ])
    expect(pathsOf([[{ tree: 'short' }], [{ tree: 'middle' }, { tree: 'tall' }]])).toEqual([
      ['short', 'when.0.0'],
      ['middle', 'when.1.0'],
      ['tall', 'when.1.1'],
    ])
  })

  it('has no answer where it only asks', () => {
    const points = { table: 'points', view: { basket: 3 } }
    expect(Object.keys(preparedOf(points))).toEqual([
      'kind',
      'name',
      'clauses',
      'sections',
      'unchecked',
      'table',
      'view',
    ])
    expect(preparedOf({ ...points, answer: 3 })).toMatchObject({ answer: 3 })
  })

  it('asks under the usual reading of the book, or of the table where the book does not have the question', () => {
    const usualIn = (questions: readonly object[]) => {
      const example = preparedOf({ table: eaten.name, view: {} }, rulesOf({ ...orchard, questions } as never))
      return example.kind === 'asked' ? example.view : undefined
    }
    expect(usualIn([])).toEqual({ reading: 'no' })
    expect(usualIn([{ ...eatingScores, usual: 'yes' }])).toEqual({ reading: 'yes' })
  })

  it('may go on half way, but is not explored from there', () => {
    expect(problemsOf({ given: halfWay })).toEqual([])
    expect(problemsOf({ given: halfWay, explore: 'alone' })).toEqual([
      ['explore', 'goes on half way; only a procedure that begins can be explored'],
    ])
    expect(problemsOf({ given: climbing, explore: 'alone' })).toEqual([])
  })

  it('is told which of the clauses is none that is said to refuse, wherever that is written', () => {
    const pathsOf = (refused: unknown) => problemsOf({ when: [{ tree: 'tall' }], refused }).map(([path]) => path)
    expect(pathsOf(['turns.tall', 'turns.tal'])).toEqual(['refused.1'])
    expect(pathsOf({ by: ['turns.tal'] })).toEqual(['refused.by.0'])
  })

  it('knocks only where what is given can be read', () => {
    expect(problemsOf({ given: { procedure: 'clmb' }, refused: true }).map(([path]) => path)).toEqual([
      'given.procedure',
    ])
  })
})

/** An example that says only what holds afterwards. */
const expects = (what: object) => Object.fromEntries([['then', what]])

describe('an example says something that is checked', () => {
  const bare = { table: 'may not eat', view: { fruit: false, eaten: false } }
  it.each([
    ['that it is refused', { when: [{ tree: 'tall' }], refused: true }, false],
    ['that a table refuses', { ...bare, refused: true }, false],
    ['that it is to be explored', { given: climbing, explore: 'alone' }, false],
    ['the answer of a table', { ...bare, answer: 'allowed' }, false],
    ['nothing of a table', bare, true],
    ['only choices', { when: [{ tree: 'short' }] }, true],
    ['a game without fields', expects({ game: {} }), true],
    ['a field of the game', expects({ game: { ladder: 'Ann' } }), false],
    ['an outcome', expects({ outcome: 1 }), false],
    ['a total without arguments', expects({ totals: {} }), true],
    ['offers and refusals without options', expects({ due: { offers: [], refuses: [] } }), true],
    ['an option that is offered', expects({ due: { offers: [{ tree: 'tall' }] } }), false],
    [
      'one that is offered, and one that is refused',
      expects({ due: { offers: [{ tree: 'tall' }], refuses: [{ option: { tree: 'tall' } }] } }),
      false,
    ],
    ['that nothing else is offered', expects({ due: { only: [] } }), false],
    ['who decides', expects({ due: { seat: 'Ann' } }), false],
  ])('by %s: %j is unchecked, %s', (_, written, unchecked) => {
    expect(preparedOf(written)).toMatchObject({ unchecked })
  })
})
