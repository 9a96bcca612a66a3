/** The list of questions, with the results of their search. */
import { describe, expect, it } from 'vitest'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { type Question, question } from '../../src/core/kernel/sections/question.js'
import { listQuestion, readingsReport } from '../../src/lab/audit/readings/as-report.js'

const clausesIn = (number: string) =>
  section(`s${number}`, number, 'Somewhere', { one: rule('One.'), two: rule('Two.') })
const sections = ['6', '6.1', '6.1.2', '6,1', '16', '61'].map(clausesIn)

const asking = (name: string, more: object = {}, clauses: Question['clauses'] = []) =>
  ({
    ...question(name, { asks: `${name}?`, clauses, readings: { no: 'No.', yes: 'Yes.' }, usual: 'no', because: 'So.' }),
    ...more,
  }) as unknown as Question

const all = sections.map((one, at) => asking(`q${at}`, {}, [one.one]))
const names = (of: readonly Question[], filter: Parameters<typeof readingsReport>[2]) =>
  readingsReport({ name: 'toy', questions: of as never }, {}, filter).questions.map(({ name }) => name)

describe('a question', () => {
  const [six, , deep] = sections
  const bare = asking('bare', {}, [six?.one, six?.two, deep?.one] as never)
  const told = {
    ...{ name: 'bare', kind: bare.kind, asks: 'bare?', usual: 'no', because: 'So.' },
    ...{ readings: { no: 'No.', yes: 'Yes.' }, clauses: ['s6.one', 's6.two', 's6.1.2.one'], sections: ['6', '6.1.2'] },
  }
  const weight = { asked: 1, plays: 2, decisions: 3 }
  const weights = { plays: 4, seed: 5, decisions: 6, weights: { bare: weight, other: weight } }

  it('is told with each section once, and nothing that is not known', () => {
    expect(listQuestion(bare, {})).toStrictEqual(told)
    expect(listQuestion(bare, { weights: { ...weights, weights: {} }, witnesses: [] })).toStrictEqual(told)
  })

  it('is told with what was found out about it', () => {
    const ruling = { reading: 'no', by: 'the author', on: 'a day', where: 'a letter' }
    const more = { elsewhere: 'In another book.', ruling }
    const witnesses = ['bare', 'other', 'bare'].map((name, at) => ({
      question: name,
      readings: [],
      file: `${at}.yaml`,
    }))
    expect(listQuestion({ ...bare, ...more } as never, { weights, witnesses })).toStrictEqual({
      ...{ ...told, ...more, weight },
      witnesses: ['0.yaml', '2.yaml'],
    })
    expect(listQuestion(bare, { witnesses: witnesses.slice(0, 2) }).witnesses).toEqual(['0.yaml'])
  })

  it('has no weight where no play can tell its readings apart', () => {
    const editorial = { editorial: 'Only words.' }
    expect(listQuestion({ ...bare, ...editorial } as never, { weights })).toStrictEqual({ ...told, ...editorial })
  })
})

describe('the questions of a book', () => {
  it('are told with how they were measured, if they were', () => {
    const none = { name: 'toy', questions: [] }
    expect(readingsReport(none, {})).toStrictEqual({ book: 'toy', questions: [] })
    expect(readingsReport(none, { weights: { plays: 4, seed: 5, decisions: 6, weights: {} } })).toStrictEqual({
      ...{ book: 'toy', questions: [] },
      measured: { plays: 4, seed: 5, decisions: 6 },
    })
  })

  it('are those about a section or one in it, where that is asked for', () => {
    expect(names(all, {})).toHaveLength(6)
    expect(names(all, { section: '6' })).toEqual(['q0', 'q1', 'q2', 'q3'])
    expect(names(all, { section: '6.1' })).toEqual(['q1', 'q2'])
    const [six, , , , other] = sections
    expect(names([asking('both', {}, [other?.one, six?.one] as never)], { section: '6' })).toEqual(['both'])
  })

  it('are those of a kind, or those that are of words alone, where that is asked for', () => {
    const some = [asking('a', { kind: 'silence' }), asking('b', { kind: 'doubt', editorial: 'Words.' })]
    expect(names(some, { kind: 'silence' })).toEqual(['a'])
    expect(names(some, { editorial: true })).toEqual(['b'])
    expect(names(some, { kind: 'silence', editorial: true })).toEqual([])
    expect(names(some, { section: '6' })).toEqual([])
  })
})
