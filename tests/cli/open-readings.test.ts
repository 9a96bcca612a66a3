import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { folder } from '../examples/example-files.js'
import { rulewright } from './call-rulewright.js'

const files = folder()
const told = (...argv: readonly string[]) => rulewright(argv, { books })

/** Finds the argument in a line of open questions that selects the first other reading. */
const otherIn = (out: string): string => /--reading "([^"]+)"/.exec(out)?.[1] ?? ''

const POSITION =
  'book: abb\ngiven: { from: setup, procedure: rally, args: { faction: reds } }\nwhen: [{ type: select, space: Viipuri }]\n'
const RALLY = ['ask', 'abb', 'reds rally Viipuri and place 0 Cells']

describe('where the text is open', () => {
  test('a clause tells its questions, the usual reading, and how to ask under the other', async () => {
    const { out } = await told('clauses', 'abb', 'rally.perSpace')
    expect(out).toContain('\n  open      Must a Rally of the Reds or the Senate place as many Cells in a space as')
    expect(out).toContain('Default: up to.\n              Otherwise: --reading "rallyNumber=exactly"\n')
    expect((await told('clauses', 'abb', 'rally.cost')).out).not.toContain('  open  ')
  })

  test('what it says to type is understood, and answers otherwise', async () => {
    const usual = await told(...RALLY)
    expect(usual.code).toBe(0)
    const other = await told(...RALLY, '--reading', otherIn((await told('clauses', 'abb', 'rally.perSpace')).out))
    expect(other.code).toBe(1)
    expect(other.out).toContain('Here: exactly.\n              Otherwise: --reading "rallyNumber=up to"\n')
  })

  test.each([
    ['a position', 'ask', POSITION, 'place 0 Cells'],
    ['an example', 'explain', `${POSITION}name: A Rally\ncites: [rally.perSpace]\n`, '✓ A Rally: legal'],
  ])('is told of %s, too', async (what, command, text, says) => {
    const file = files.write(`${what}.yaml`, text)
    const { out } = await told(command, file)
    expect(out).toContain(says)
    expect(out).toContain('Otherwise: --reading "rallyNumber=exactly"')
    const under = await told(command, file, '--reading', 'rallyNumber=exactly')
    expect(under.out).toContain('Otherwise: --reading "rallyNumber=up to"')
  })

  test('a reading that no question has is refused, with those that it has', async () => {
    const { code, err } = await told(...RALLY, '--reading', 'rallyNumber=some')
    expect(code).toBe(2)
    expect(err).toBe('--reading: rallyNumber: got "some", expected one of up to, exactly\n')
  })
})

describe('a sum', () => {
  test('names its terms that are nothing where it is asked for, and only the others in a trace', async () => {
    const sum = 'Rally: the count of Cells'
    const { out } = await told('ask', 'abb', 'reds rally Viipuri')
    expect(out.replace(/\s+/g, ' ')).toContain(
      `${sum}: 1 = 1 (base) + 0 (Opposition) - 0 (Terror, Support) + 0 (offset): 3.2.1 rally.base, 3.2.1 rally.redsOpposition,`,
    )
    const file = files.write(
      'placed.yaml',
      `${POSITION.replace(']', ', { type: place, cells: 1 }]')}name: A Cell\ncites: [rally.base]\n`,
    )
    const lines = async (...flags: readonly string[]) =>
      (await told('explain', file, ...flags)).out.split('\n').filter((line) => line.includes(`[${sum}]`))
    for (const line of await lines()) expect(line).not.toContain(' 0 (')
    expect((await lines('--full')).join()).toContain(' + 0 (Opposition)')
  })
})

describe('a long list of open questions', () => {
  test('shows three, how many more there are, and the command that lists them', async () => {
    const { out } = await told('ask', 'abb', 'event card')
    expect(out.match(/Otherwise: /g)).toHaveLength(3)
    expect(out).toMatch(/ {12}and \d+ more; "rulewright questions all-bridges-burning" lists them\n/)
  })
})
