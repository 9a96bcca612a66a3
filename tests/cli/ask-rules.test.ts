import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { rulewright } from './call-rulewright.js'

const asked = (...argv: readonly string[]) => rulewright(['ask', ...argv], { books })

describe('a question that clauses answer', () => {
  test('lists the open questions behind the clauses', async () => {
    const { out } = await asked('rcw', 'Are the Soviets allowed to enter Outer Russia?')
    expect(out).toMatch(/treaty\.noSoviets[\s\S]*^ {2}open {6}May Soviet units enter a part of Outer Russia/m)
    const { out: closed } = await asked(
      'fl',
      'Do I move one square further if the desert would only be my third square?',
    )
    expect(closed).toMatch(/move\.desert[\s\S]*^ {2}open {6}Must a desert be entered/m)
  })

  test('tells before a clause that points back what it points to', async () => {
    const { out } = await asked('laf', 'Who gets a medallion when the government reaches 1?')
    expect(out).toContain('[The Government has that trigger for the Communists on space 1.] So one is earned for')
    const { out: plain } = await asked('laf', 'Who gets a medallion when the government reaches 1?', '--json')
    expect(JSON.parse(plain).clauses).toContainEqual(
      expect.objectContaining({ id: 'medallions.communists', leansOn: 'medallions.governmentAtOne' }),
    )
  })

  test('knows what is only told before the question, and what follows on an answer', async () => {
    const before =
      'White infantry and Germans are in Ukraine and Britain controls Romania: can the Whites retreat there?'
    expect((await asked('rcw', before)).out).toContain('contested.where')
    const tied = 'Which of two others that are tied in Glory does a Non-player have win?'
    expect((await asked('laf', tied)).out.replace(/\s+/g, ' ')).toContain('[Then it is the one with more Medallions.]')
  })

  test('brings a clause for a word that the best of them leave, and tells which words nothing says', async () => {
    const { out } = await asked('fl', 'Enemy artillery three squares away missed my artillery, can I shoot back?')
    expect(out).toContain('rally.opportunityFire')
    expect(out).not.toContain('left out')
    const { out: left } = await asked('laf', 'An event lets a bot take a card back from the trash, what does it get?')
    expect(left).toContain('left out  "bot": no rule found says this. Ask in other words if it matters')
  })
})
