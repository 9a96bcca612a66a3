import { describe, expect, test } from 'vitest'
import { rulewright } from './shell.js'

describe('rulewright clauses', () => {
  test('lists the clauses of the first book, with what an example cites', async () => {
    const { code, out } = await rulewright(['clauses'])
    expect(code).toBe(0)
    expect(out.match(/^\d/gm)).toHaveLength(13)
    expect(out).toContain('1 turns.twoTrees  prohibition, modelled\n  A picker climbs at most two trees in a turn.\n')
  })
  test('lists a section, by its number or its name, or one clause', async () => {
    const scoring = await rulewright(['clauses', '2'])
    expect(scoring.out.match(/^2 scoring/gm)).toHaveLength(4)
    expect(await rulewright(['clauses', 'scoring', '--book', 'garden'])).toEqual(scoring)
    expect((await rulewright(['clauses', 'scoring.tie'])).out).toBe(
      '2 scoring.tie  rule, modelled\n  Nobody wins a tie.\n',
    )
  })
  test('searches, and prints JSON', async () => {
    expect(JSON.parse((await rulewright(['clauses', '1', '--search', 'LADDER', '--json'])).out)).toEqual([
      {
        number: '1',
        section: 'turns',
        title: 'Turns',
        id: 'turns.ladder',
        kind: 'exception',
        status: 'modelled',
        text: 'A picker with a ladder can climb the tall tree.',
      },
    ])
  })
  test('tells what there is instead of what is not, and ends with 2', async () => {
    const { code, err } = await rulewright(['clauses', 'scorng'])
    expect(code).toBe(2)
    expect(err).toMatch(/^"scorng" is no section and no clause of Orchard; .*did you mean "scoring"\?\n$/)
    expect(await rulewright(['clauses', '--search', 'plum'])).toMatchObject({
      code: 2,
      out: '',
      err: 'no clause of Orchard says "plum"; expected other words\n',
    })
  })
})
