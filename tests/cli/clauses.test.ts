import { describe, expect, test } from 'vitest'
import { bookClauses } from '../../src/kernel/book.js'
import { rule, section } from '../../src/kernel/clause.js'
import { book } from '../kernel/orchard.js'
import { rulewright } from './shell.js'

const clauses = (...argv: readonly string[]) => rulewright(['clauses', '--book', 'orchard', ...argv])

describe('rulewright clauses', () => {
  test('lists the clauses of a book, with what an example cites', async () => {
    const { code, out } = await clauses()
    expect(code).toBe(0)
    expect(out.match(/^\d/gm)).toHaveLength(13)
    expect(out).toContain('1 turns.twoTrees  prohibition, modelled\n  A picker climbs at most two trees in a turn.\n')
  })
  test('needs no name where there is one book only, and else tells which there are', async () => {
    expect(await rulewright(['clauses'], { books: [book] })).toEqual(await clauses())
    expect(await rulewright(['clauses', '1'])).toEqual({
      code: 2,
      out: '',
      err: 'expected the name of a book, as --book: orchard, garden\n',
    })
    expect((await rulewright(['clauses', 'garden'])).err).toBe(
      '"garden" is a book; expected "rulewright clauses --book garden"\n',
    )
  })
  test('lists a section, by its number or its name, or one clause', async () => {
    const scoring = await clauses('2')
    expect(scoring.out.match(/^2 scoring/gm)).toHaveLength(4)
    expect(await rulewright(['clauses', 'scoring', '--book', 'garden'])).toEqual(scoring)
    expect((await clauses('scoring.tie')).out).toBe('2 scoring.tie  rule, modelled\n  Nobody wins a tie.\n')
  })
  test('lists a page with its paragraphs, where the sections have no numbers', async () => {
    const paragraph = (name: string, at: string) => section(name, at, name, { all: rule(`The rule of ${name}.`) })
    const sections = [
      paragraph('height', 'page 3, para 4'),
      paragraph('dice', 'page 3, para 5'),
      paragraph('edge', 'page 30, para 1'),
    ]
    const leaflet = [{ ...book, sections }]
    expect(bookClauses({ sections })).toHaveLength(3)
    const page = await rulewright(['clauses', 'page', '3'], { books: leaflet })
    expect(page.out.match(/^page.*$/gm)).toEqual([
      'page 3, para 4 height.all  rule, modelled',
      'page 3, para 5 dice.all  rule, modelled',
    ])
  })
  test('searches, and prints JSON', async () => {
    expect(JSON.parse((await clauses('1', '--search', 'LADDER', '--json')).out)).toEqual([
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
    const { code, err } = await clauses('scorng')
    expect(code).toBe(2)
    expect(err).toMatch(/^"scorng" is no section and no clause of Orchard; .*did you mean "scoring"\?\n$/)
    expect(await clauses('--search', 'plum')).toMatchObject({
      code: 2,
      out: '',
      err: 'no clause of Orchard says "plum"; expected other words\n',
    })
  })
})
