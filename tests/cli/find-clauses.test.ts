import { describe, expect, test } from 'vitest'
import { bookClauses } from '../../src/core/kernel/book/book.js'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { book } from '../kernel/orchard.js'
import { rulewright } from './call-rulewright.js'

const clauses = (...argv: readonly string[]) => rulewright(['clauses', 'orchard', ...argv])

describe('rulewright find clauses', () => {
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
      err: 'expected the name of a book, before anything else: orchard, garden\n',
    })
  })
  test('lists a section, by its number or its name, or one clause', async () => {
    const scoring = await clauses('2')
    expect(scoring.out.match(/^2 scoring/gm)).toHaveLength(4)
    expect(await rulewright(['clauses', 'Garden', 'scoring'])).toEqual(scoring)
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
  test('regards no capitals, and knows titles', async () => {
    expect((await clauses('SCORING.tie')).out).toBe((await clauses('scoring.tie')).out)
    expect(await clauses('Turns')).toEqual(await clauses('1'))
  })
  test('seeks words within a section, and prints JSON', async () => {
    expect(JSON.parse((await clauses('1', 'LADDER', '--json')).out)).toEqual([
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
    expect(err).toMatch(/^no section and no clause of Orchard is called "scorng" or says so; .*did you mean "scoring/)
    expect(await clauses('plum')).toMatchObject({ code: 2, out: '' })
  })
})
