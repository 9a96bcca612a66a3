import { describe, expect, it } from 'vitest'
import { type Question, question } from '../../src/core/kernel/sections/question.js'
import { unsoundQuestions } from '../../src/core/verify/text/check-questions.js'
import { book, eatingScores, scoring } from '../kernel/orchard.js'

const settled = (ruling: NonNullable<Question['ruling']>): Question => ({ ...eatingScores, ruling })
const found = (...questions: readonly Question[]) =>
  unsoundQuestions({ ...book, questions }).map(({ where, what }) => `${where}: ${what}`)

const ruling = { reading: 'no', by: 'Ann', on: '2021-02-28', where: 'over the fence' }

describe('the registry of questions', () => {
  it('takes a ruling for the usual reading, on a day that there is', () => {
    expect(found(settled(ruling))).toEqual([])
  })

  it('refuses a ruling for another reading than the usual one', () => {
    expect(found(settled({ ...ruling, reading: 'yes' }))).toEqual([
      `question:eatingScores: ruled "yes", but "no" is ticked; expected the tick at "yes" on its page`,
    ])
  })

  it('refuses a ruling for a reading that there is not', () => {
    expect(found(settled({ ...ruling, reading: 'perhaps' }))).toEqual([
      'question:eatingScores: ruled "perhaps", which is not one of its readings; expected one of no, yes',
    ])
  })

  it.each(['yesterday', '2021-02-30', '2021-2-3', '28.02.2021'])('refuses a ruling on %s, which is no day', (on) => {
    expect(found(settled({ ...ruling, on }))).toEqual([
      `question:eatingScores: ruled on "${on}"; expected a day such as 2020-11-30`,
    ])
  })

  it('refuses a question that no play can tell apart, if a table asks for its reading', () => {
    expect(found({ ...eatingScores, editorial: 'Nobody counts.' })).toEqual([
      'question:eatingScores: no play can tell its readings apart, but the table "what eating costs" asks',
    ])
  })

  it('takes a question that no play can tell apart, if no table asks for its reading', () => {
    const spelling = question('spelling', {
      asks: 'Is it "fruit" or "fruits"?',
      clauses: [scoring.fruit],
      readings: { fruit: 'As of one.', fruits: 'As of many.' },
      usual: 'fruit',
      because: 'It is printed first.',
      kind: 'slip',
      editorial: 'The number is the same.',
    })
    expect(found(eatingScores, spelling)).toEqual([])
  })
})
