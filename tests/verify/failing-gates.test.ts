/** The other gates can fail: each test breaks one thing in the sound book and shows what the gate says. */
import { describe, expect, it } from 'vitest'
import { type Book, law } from '../../src/core/kernel/book/book.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { first, forbid, one } from '../../src/core/kernel/tables/rule-table.js'
import { flag, range, view } from '../../src/core/kernel/tables/table-view.js'
import { type Game, mayNotClimb, scoring, turns, winner } from '../kernel/orchard.js'
import { failing, found, gate, sound, verified } from './sound-book.js'

const extra = section('extra', '3', 'Extra', { more: rule('There is more.'), never: prohibition('Never.') })

describe('the registry gate fails where', () => {
  it('a citation names a clause that is not in the sections', () => {
    const book = {
      ...sound,
      laws: [
        ...sound.laws,
        law<Game>(
          'more',
          [extra.more],
          () => [],
          () => [],
        ),
      ],
    }
    expect(found(book, 'registry')).toEqual([`law:more: a wrong citation: "extra.more" is not in the book's sections`])
  })

  it('a citation names a clause that only has the same id as one in the sections', () => {
    const twin = section('turns', '1', 'Turns', { order: rule('Bob begins.') })
    const book = {
      ...sound,
      laws: [
        ...sound.laws,
        law<Game>(
          'order',
          [twin.order],
          () => [],
          () => [],
        ),
      ],
    }
    expect(found(book, 'registry')).toEqual([
      `law:order: a wrong citation: "turns.order" is not in the book's sections`,
    ])
  })

  it('nothing cites a clause that is said to be modelled', () => {
    const book = { ...sound, sections: [...sound.sections, section('extra', '3', 'Extra', { more: rule('More.') })] }
    expect(found(book, 'registry')).toEqual(['clause:extra.more: modelled, but nothing cites 3 extra.more'])
  })

  it('a clause refers to a section that there is not', () => {
    const seen = section('seen', '3', 'Seen', { more: rule('More.', { see: ['2', '2.7'] }) })
    const book = { ...sound, sections: [...sound.sections, seen] }
    expect(found(book, 'registry')).toContain('clause:seen.more: refers to section "2.7", which does not exist')
    expect(found(book, 'registry').join()).not.toContain('section "2"')
  })

  it('two sections have the same name', () => {
    const twin = section('turns', '9', 'Turns again', {})
    expect(found({ ...sound, sections: [...sound.sections, twin] }, 'registry')).toEqual([
      'sections:turns: two sections have the name "turns"',
    ])
  })

  it('a table that refuses is not listed, and so would not be analysed', () => {
    const tables = sound.tables.filter((table) => table !== mayNotClimb)
    expect(found({ ...sound, tables }, 'registry')).toContain(
      `offer:climb/next tree/a tree to climb: the table "may not climb" is not in the book's list of tables`,
    )
  })
})

describe('the tables gate fails where', () => {
  const lead = view({ lead: range(-1, 1) })
  const added = (table: Book['tables'][number]) => found({ ...sound, tables: [...sound.tables, table] }, 'tables')

  it('a row was dropped', () => {
    const dropped = one('ahead', lead, (row) => [
      row(scoring.most, { lead: 1 }, 'Ann'),
      row(scoring.most, { lead: -1 }, 'Bob'),
    ])
    expect(added(dropped)).toEqual(['table:ahead: a gap: no row answers 1 view'])
  })

  it('two rows overlap', () => {
    const overlapping = one('ahead', lead, (row) => [
      row(scoring.most, {}, 'Ann'),
      row(scoring.tie, { lead: 0 }, 'nobody'),
    ])
    expect(added(overlapping)).toEqual(['table:ahead: an overlap: rows 1 and 2 answer 1 view together'])
  })

  it('earlier rows always hide a row', () => {
    const hidden = first('ahead', lead, (row) => [
      row(scoring.most, {}, 'Ann'),
      row(scoring.tie, { lead: 0 }, 'nobody'),
    ])
    expect(added(hidden)).toEqual(['table:ahead/2: a hidden row: earlier rows always answer first, here row 1'])
  })

  it('a row matches nothing', () => {
    const dead = forbid('behind', lead, (bar) => [bar(turns.bare, { lead: 2 })])
    expect(added(dead)).toEqual(['table:behind/1: a dead row: it matches no view'])
  })

  it('a table is asked about what it says cannot occur, or about what it has no place for', () => {
    const listed = (of: typeof winner.view) => ({
      ...sound,
      tables: sound.tables.map((table) => (table === winner ? { ...winner, view: of } : table)),
    })
    const { fields } = winner.view
    const never = view(fields, [{ because: 'somebody always leads', when: ({ lead }) => lead === 0 }])
    expect(found(listed(never), 'tables')).toContain(
      'table:who wins: it is asked about a view that cannot occur: somebody always leads',
    )
    const narrow = view({ lead: fields.lead.filter((number) => number >= 0) })
    expect(found(listed(narrow), 'tables').join()).toMatch(
      /table:who wins: it is asked about .* that cannot occur: lead: got -\d+, expected 0/,
    )
  })

  it('and not where a chart alone asks it: there calls answer what they never do together', () => {
    const alone = { ...sound, worlds: sound.worlds.map((world) => ({ ...world, reach: 'alone' as const })) }
    const { fields } = winner.view
    const never = view(fields, [{ because: 'the game always ends', when: () => true }])
    const tables = alone.tables.map((table) => (table === winner ? { ...winner, view: never } : table))
    const { findings } = gate(verified({ ...alone, tables }, { plays: 0 }), 'tables')
    expect(findings.filter(({ what }) => what.includes('cannot occur'))).toEqual([])
  })
})

describe('the gate of examples fails where', () => {
  it('an example comes out otherwise, or cannot be run at all', () => {
    const wrong = {
      name: 'two trees',
      file: 'climb.yaml',
      passed: false,
      message: 'got 2, expected 3',
      clauses: ['turns.twoTrees'],
    }
    expect(gate(verified(sound, { runExamples: () => [wrong] }), 'examples').findings).toEqual([
      { what: '"two trees": got 2, expected 3', where: 'climb.yaml', clauses: ['turns.twoTrees'] },
    ])
    const crash = () => {
      throw new Error('no such folder')
    }
    expect(failing(verified(sound, { runExamples: crash }))).toEqual(['examples'])
  })
})

describe('the gate of plays fails where', () => {
  it('a play does not come to an end', () => {
    const report = verified(sound, { plays: 3, longestPlay: 1 })
    expect(gate(report, 'plays').findings[0]).toMatchObject({
      what: 'no end after 1 decisions',
      where: 'random play 1',
    })
    expect(report.plays.unfinished).toBe(3)
  })
})

describe('the evidence gate fails where', () => {
  it('a clause is cited and nothing ever shows it at work', () => {
    const table = one('unasked', view({ ripe: flag }), (row) => [row(extra.more, {}, 'eat')])
    const book = {
      ...sound,
      sections: [...sound.sections, section('extra', '3', 'Extra', {})],
      tables: [...sound.tables, table],
    }
    expect(found({ ...book, sections: [...sound.sections, extra] }, 'evidence')).toContain(
      'clause:extra.more: 3 is not exercised, though cited by table:unasked/1',
    )
  })

  it('a prohibition never refused', () => {
    const table = forbid('unasked', view({ ripe: flag }), (bar) => [bar(turns.bare, { ripe: false })])
    expect(found({ ...sound, tables: [...sound.tables, table] }, 'evidence')).toEqual([
      'table:unasked/1: a prohibition that never refused',
    ])
  })

  it('a priority never decided', () => {
    const idle = { name: 'idle', clauses: [turns.eat], asks: 'nothing', wants: () => false, within: [] }
    const automaton = {
      plays: () => false,
      seated: (game: Game) => game,
      priorities: () => [],
      noted: (game: Game) => game,
      all: [idle],
      otherwise: () => ({ clauses: [] }),
      grounds: [],
    }
    expect(found({ ...sound, automaton }, 'evidence')).toEqual(['priority:idle: a priority that never decided'])
  })

  it('a table is at work that the book does not list', () => {
    const tables = sound.tables.filter(({ name }) => name !== 'who wins')
    expect(found({ ...sound, tables }, 'evidence')).toContain(
      'who wins: "who wins" decides something, but the book does not list it',
    )
  })

  it('only notes a row that never decided, for its clause may have other evidence', () => {
    const table = one('unasked', view({ ripe: flag }), (row) => [row(turns.eat, {}, 'eat')])
    const report = verified({ ...sound, tables: [...sound.tables, table] })
    expect(failing(report)).toEqual([])
    expect(gate(report, 'evidence').notes).toEqual([
      { what: 'a row that never decided', where: 'table:unasked/1', clauses: ['turns.eat'] },
    ])
  })
})
