/** Everything that the registry of clauses refuses in a book, each with the place where it stands. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { informative, note, rule, section, unmodelled } from '../../src/core/kernel/sections/clause.js'
import { registryGate } from '../../src/core/verify/text/check-clauses.js'
import { isDate, unsoundQuestions } from '../../src/core/verify/text/check-questions.js'
import { book, eatingScores, type Game, mayNotClimb, points, scoring, turns } from '../kernel/orchard.js'

const named = (name: string, ...clauses: readonly unknown[]) => ({ name, clauses })
const over = (changes: object): Book<Game> => ({ ...book, ...changes }) as unknown as Book<Game>
const found = (changes: object) =>
  registryGate(over(changes)).findings.map(({ where, what, clauses }) => `${where} [${clauses.join()}]: ${what}`)

describe('the registry refuses', () => {
  it('nothing in a book that is in order', () => {
    expect(registryGate(book)).toEqual({ name: 'registry', passed: true, checked: 13, findings: [], notes: [] })
  })

  it('two things of every kind that have one name', () => {
    const twice = <T>(...all: readonly T[]) => [...all, ...all]
    const other = { ...points, name: 'weight' }
    expect(
      found({
        tables: [...book.tables, other],
        formulas: [named('weight')],
        measures: twice(named('score')),
        charts: [...book.charts, book.charts[0]],
        laws: [...book.laws, named('a')],
        pathLaws: twice(named('b')),
        caseLaws: [named('a'), named('c'), named('c')],
        worlds: twice(named('w'), named('v')),
        questions: twice(eatingScores),
        findings: twice(named('f')),
        automaton: { all: twice(named('p')), grounds: [] },
      }),
    ).toEqual([
      'tables or formulas:weight []: two tables or formulas have the name "weight"',
      'measures:score []: two measures have the name "score"',
      'charts:orchard []: two charts have the name "orchard"',
      'laws:b []: two laws have the name "b"',
      'laws:a []: two laws have the name "a"',
      'laws:c []: two laws have the name "c"',
      'worlds:w []: two worlds have the name "w"',
      'worlds:v []: two worlds have the name "v"',
      'questions:eatingScores []: two questions have the name "eatingScores"',
      'findings:f []: two findings have the name "f"',
      'priorities:p []: two priorities have the name "p"',
    ])
  })

  it('two sections with one name or number, and ids that are no section and key', () => {
    const again = section('turns', '2', 'More turns', { more: note('More.') })
    const odd = section('odd', '4', 'Odd', { 'two words': note('More.'), fine: note('Fine.') })
    expect(found({ sections: [...book.sections, again, odd] })).toEqual([
      'sections:turns []: two sections have the name "turns"',
      'section numbers:2 []: two section numbers have the name "2"',
      'clause:odd.two words [odd.two words]: the id "odd.two words" is not a section and a key in camel case',
    ])
  })

  it('a reference to a section that there is not', () => {
    const far = section('far', '3', 'Far', { away: note('See there.', { see: ['1', '7', '8.1'] }) })
    expect(found({ sections: [...book.sections, far] })).toEqual([
      'clause:far.away [far.away]: refers to section "7", which does not exist',
      'clause:far.away [far.away]: refers to section "8.1", which does not exist',
    ])
  })

  it('a citation of a clause that is in no section', () => {
    const lost = section('lost', '9', 'Lost', { clause: rule('Lost.') })
    expect(found({ laws: [...book.laws, named('a law', lost.clause)] })).toEqual([
      'law:a law [lost.clause]: a wrong citation: "lost.clause" is not in the book\'s sections',
    ])
  })

  it('an offer that a table refuses which the book does not list', () => {
    const tables = book.tables.filter((table) => table !== mayNotClimb)
    expect(found({ tables }).slice(0, 1)).toEqual([
      'offer:climb/next tree/a tree to climb []: the table "may not climb" is not in the book\'s list of tables',
    ])
  })

  it('a modelled clause that nothing cites, and no other', () => {
    const more = section('more', '3', 'More', {
      idle: rule('It rains.'),
      later: rule('Bees sting.', { status: unmodelled('there are no bees yet') }),
      why: rule('Trees bear fruit.', { status: informative('background') }),
    })
    expect(found({ sections: [...book.sections, more] })).toEqual([
      'clause:more.idle [more.idle]: modelled, but nothing cites 3 more.idle',
    ])
  })

  it('notes on references, old ids and rulings that lead nowhere', () => {
    const reference = { clauses: [turns.order], to: '9', is: 'right', because: 'nothing' }
    expect(
      found({
        references: [reference],
        renamed: { 'old.id': 'no.clause' },
        rulings: [{ question: 'eatingScore' }],
      }),
    ).toEqual([
      'renamed:old.id []: "old.id" is renamed to "no.clause", which is not a clause',
      expect.stringContaining('clause:turns.order [turns.order]: refers to 2, which has little in common with it'),
      'clause:turns.order [turns.order]: has a note on its reference to 9, but does not refer to it',
      expect.stringContaining('question:eatingScore []: has a ruling, but is not a question of the book'),
    ])
  })
})

describe('the registry notes', () => {
  const aside = section('aside', '3', 'Aside', {
    why: rule('Trees bear fruit.', { status: informative('background') }),
    later: rule('Bees sting.', { status: unmodelled('there are no bees yet') }),
  })
  const notes = (changes: object) => registryGate(over({ sections: [...book.sections, aside], ...changes })).notes

  it('clauses that decide nothing, with every place that cites them', () => {
    const laws = [...book.laws, named('one', aside.why, aside.later), named('two', aside.why, scoring.fruit)]
    expect(notes({ laws })).toEqual([
      { what: 'informative, but cited by law:one, law:two', where: 'clause:aside.why', clauses: ['aside.why'] },
      { what: 'unmodelled, but cited by law:one', where: 'clause:aside.later', clauses: ['aside.later'] },
    ])
  })

  it('none of those that a question or a finding is about', () => {
    const questions = [{ ...eatingScores, clauses: [...eatingScores.clauses, aside.why] }]
    expect(notes({ questions, findings: [named('gap', aside.later)] })).toEqual([])
  })
})

describe('the registry of questions', () => {
  it('knows a ruling by the name of its question', () => {
    const rulings = [{ question: 'eatingScores' }] as unknown as NonNullable<Book['rulings']>
    expect(unsoundQuestions({ ...book, rulings })).toEqual([])
    const unknown = [{ question: 'eating' }] as unknown as NonNullable<Book['rulings']>
    expect(unsoundQuestions({ ...book, rulings: unknown })).toEqual([
      {
        what: expect.stringMatching(/^has a ruling, but is not a question of the book/),
        where: 'question:eating',
        clauses: [],
      },
    ])
  })

  it('finds a table that asks for a reading beside other fields', () => {
    const { view } = mayNotClimb
    const fields = { ...view.fields, ...book.tables[2]?.view.fields }
    const asking = { ...mayNotClimb, name: 'asking', view: { ...view, fields } }
    const questions = [{ ...eatingScores, editorial: 'Nobody counts.' }]
    expect(
      unsoundQuestions(over({ tables: [mayNotClimb, asking], questions })).map(({ what, clauses }) => [what, clauses]),
    ).toEqual([['no play can tell its readings apart, but the table "asking" asks', ['turns.eat', 'scoring.fruit']]])
  })

  it.each([
    ['2020-02-29', true],
    ['2021-02-29', false],
    ['2021-13-01', false],
    ['2021', false],
    ['2021-02', false],
  ])('takes %s for a day: %s', (text, is) => {
    expect(isDate(text)).toBe(is)
  })
})
