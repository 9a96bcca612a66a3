import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { rulewright } from './call-rulewright.js'

const COUNTED =
  'book: abb\ngiven: { from: setup, procedure: rally, args: { faction: reds } }\nwhen: [{ seat: reds, type: select, space: Viipuri }]\n'

describe('what `ask --json` prints', () => {
  test('is read back as the same position, whatever was asked for', async () => {
    const asked = await rulewright(['ask', '-', '--json', '--refused', '--asides'], { books, piped: COUNTED })
    const printed = JSON.parse(asked.out)
    expect(Object.keys(printed)).toEqual(expect.arrayContaining(['counted', 'asides', 'refused', 'totals']))
    const again = await rulewright(['ask', '-', '--json'], { books, piped: asked.out })
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(again.out).hash).toBe(printed.hash)
  })
})
