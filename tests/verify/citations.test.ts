/** Places of a book that cite clauses, and what they declare that no case can tell. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Clause } from '../../src/core/kernel/sections/clause.js'
import { picturesIn } from '../../src/core/verify/picture-digests.js'
import { citationPlaces, citationsOf, citingPlaces } from '../../src/core/verify/text/citing-places.js'
import { type Declared, declaredGate, declaredIn } from '../../src/core/verify/text/untestable-declarations.js'
import { shown } from '../kernel/drawn-orchard.js'
import { book, type Game, scoring, turns } from '../kernel/orchard.js'

const named = (name: string, ...clauses: readonly Clause[]) => ({ name, clauses })

const rich = {
  ...book,
  formulas: [named('weight', scoring.fruit)],
  pathLaws: [named('never back', turns.onceEach)],
  caseLaws: [named('every case', turns.order)],
  secrets: { clauses: [turns.wind], automatonKnows: [turns.eat] },
  findings: [named('gap', turns.tall)],
  automaton: {
    all: [
      {
        ...named('ripe first', turns.bare),
        within: [{ says: 'most fruit', ...named('', scoring.most, scoring.tie, scoring.most) }],
      },
      named('then any', turns.bare),
    ],
    grounds: [turns.hungry],
  },
} as unknown as Book<Game>

const toldIn = (of: Book<Game>) => citationsOf(of).map(({ anchor, clause }) => `${anchor} ${clause.id}`)

describe('the citations of a book', () => {
  it('are those of every part of it, in its order', () => {
    expect(toldIn(rich)).toEqual([
      'table:may not climb/1 turns.onceEach',
      'table:may not climb/2 turns.twoTrees',
      'table:may not climb/3 turns.bare',
      'table:may not climb/4 turns.tall',
      'table:may not climb/5 turns.ladder',
      'table:may not climb/5 turns.tall',
      'table:may not eat/1 turns.hungry',
      'table:may not eat/2 turns.eat',
      'table:what eating costs/1 turns.eat',
      'table:what eating costs/2 turns.eat',
      'table:points/1 scoring.fruit',
      'table:who wins/1 scoring.most',
      'table:who wins/2 scoring.most',
      'table:who wins/3 scoring.tie',
      'formula:weight scoring.fruit',
      'state:orchard/wind turns.wind',
      'way:orchard/wind --calm--> turn turns.order',
      'offer:orchard/wind/the wind turns.wind',
      'offer:turn/climbing/a fruit to eat turns.eat',
      'offer:climb/next tree/a tree to climb turns.twoTrees',
      'way:eat/chewing --always--> done turns.eat',
      'law:at most six fruits scoring.stock',
      'path-law:never back turns.onceEach',
      'law:every case turns.order',
      'secrets turns.wind',
      'secrets turns.eat',
      'question:eatingScores turns.eat',
      'question:eatingScores scoring.fruit',
      'finding:gap turns.tall',
      'priority:ripe first turns.bare',
      'priority:ripe first scoring.most',
      'priority:ripe first scoring.tie',
      'priority:ripe first scoring.most',
      'priority:then any turns.bare',
      'priority:otherwise turns.hungry',
    ])
  })

  it('are fewer in a book without laws over cases, secrets, findings and priorities', () => {
    expect(toldIn(book).filter((told) => /^(?:secrets|finding|priority|path-law)/.test(told))).toEqual([])
    expect(citingPlaces(book).at(-1)).toEqual({ anchor: 'priority:otherwise', clauses: [] })
    const knowingLess = { ...rich, secrets: { clauses: [turns.wind] } } as unknown as Book<Game>
    expect(toldIn(knowingLess).filter((told) => told.startsWith('secrets'))).toEqual(['secrets turns.wind'])
  })

  it('are of exceptions alone with what they lift', () => {
    expect(citingPlaces(book).filter((place) => 'lifts' in place)).toEqual([
      { anchor: 'table:may not climb/5', clauses: [turns.ladder], lifts: [turns.tall] },
    ])
  })

  it('stand at places that people can read', () => {
    const placeOf = citationPlaces(book)
    expect(
      [
        'table:may not climb/5',
        'way:climb/next tree --stop--> done',
        'way:climb/gone',
        'path-law:never back',
        'law:a/1',
        'state:climb/done',
        'offer:climb/next tree/a: b',
      ].map((anchor) => {
        const { kind, name } = placeOf(anchor)
        return `${kind} | ${name}`
      }),
    ).toEqual([
      'table row | may not climb, row 5',
      'transition | climb: next tree → done',
      'transition | climb/gone',
      'law of paths | never back',
      'law | a/1',
      'state | climb/done',
      'offer | climb/next tree/a: b',
    ])
  })
})

const UPDATE = '--update writes it'
const places = declaredIn(rich)
const placed = (at: string) => places.findIndex((one) => one.at === at)

/** Lists the findings against earlier declarations, with their places. */
const told = (before: readonly Declared[], now = rich) =>
  declaredGate(now, before).findings.map(({ where, what }) => `${where}: ${what}`)

/** The places of before, of which one declared something else. */
const withOther = (at: string, other: Partial<Declared>) =>
  places.map((one) => (one.at === at ? { ...one, ...other } : one))

describe('what a book declares', () => {
  it('is what its places cite, lift, list and narrow by, and how its games are drawn', () => {
    const at = (anchor: string) => places[placed(anchor)]
    expect(at('table:may not climb/5')).toEqual({
      at: 'table:may not climb/5',
      cites: ['turns.ladder'],
      lifts: ['turns.tall'],
    })
    expect(at('priority:ripe first')).toEqual({
      at: 'priority:ripe first',
      cites: ['turns.bare'],
      within: ['most fruit: scoring.most, scoring.tie'],
    })
    expect(at('priority:then any')).toEqual({ at: 'priority:then any', cites: ['turns.bare'] })
    expect(at('picture:empty')?.picture).toMatch(/^[0-9a-f]{12}$/)
    expect(placed('state:climb/done')).toBe(-1)
  })

  it('is also told of a place that cites nothing, where it declares anything else', () => {
    const silent = { ...rich, automaton: { all: [{ ...named('silent'), within: [] }], grounds: [] } }
    expect(declaredIn(silent as unknown as Book<Game>).filter(({ at }) => at.startsWith('priority'))).toEqual([
      { at: 'priority:silent', cites: [], within: [] },
    ])
  })

  it('passes where nothing has changed, and not where there is nothing to compare with', () => {
    expect(declaredGate(rich, places)).toEqual({
      name: 'declared',
      passed: true,
      checked: places.length,
      findings: [],
      notes: [],
    })
    expect(declaredGate(rich, [])).toMatchObject({ passed: false, checked: 0 })
    expect(told([])).toEqual([`declared: nothing to compare with; ${UPDATE}`])
    expect(told(places.slice(0, 1))).toHaveLength(places.length - 2)
  })

  it('is told with what it cites, where a place is new, or gone, or says otherwise', () => {
    expect(told(places.slice(1))).toEqual([`table:may not climb/1: is new, and not known yet; ${UPDATE}`])
    expect(declaredGate(rich, [...places, { at: 'law:old', cites: ['turns.eat'] }]).findings).toEqual([
      { what: `is gone, or declares nothing; ${UPDATE}`, where: 'law:old', clauses: ['turns.eat'] },
    ])
    const at = 'table:may not climb/5'
    expect(told(withOther(at, { cites: ['turns.eat'], lifts: [] }))).toEqual([
      `${at}: cites turns.eat no longer; ${UPDATE}`,
      `${at}: cites turns.ladder now; ${UPDATE}`,
      `${at}: lifts turns.tall now; ${UPDATE}`,
    ])
    const order = ['scoring.fruit', 'turns.eat']
    expect(told(withOther('question:eatingScores', { cites: order }))).toEqual([
      `question:eatingScores: cites the same in another order, or another number of times; ${UPDATE}`,
    ])
  })

  it('tells the first priority that stands elsewhere, and none for one that is new or gone', () => {
    const all = ['first', 'second', 'third'].map((name) => ({ ...named(name, turns.bare), within: [] }))
    const withAll = (...of: readonly object[]) =>
      ({ ...rich, automaton: { all: of, grounds: [] } }) as unknown as Book<Game>
    const [first, second, third] = all as unknown as readonly [object, object, object]
    const before = declaredIn(withAll(first, second, third))
    expect(told(before, withAll(second, first, third))).toEqual([
      `priority:second: has another place among the priorities; ${UPDATE}`,
    ])
    expect(told(before, withAll(second, third))).toEqual([`priority:first: is gone, or declares nothing; ${UPDATE}`])
    expect(told(declaredIn(withAll(second, third)), withAll(first, second, third))).toEqual([
      `priority:first: is new, and not known yet; ${UPDATE}`,
    ])
  })
})

describe('the pictures of a book', () => {
  const drawn = { ...rich, bases: { late: { ...book.empty, ladder: 'Bob' as const } } }

  it('are of every game with which it can begin, and change with what is drawn or sketched', () => {
    const [empty, late] = picturesIn(drawn)
    expect([empty?.name, late?.name]).toEqual(['empty', 'late'])
    expect(empty?.picture).not.toBe(late?.picture)
    expect(picturesIn({ ...drawn, title: 'Another' })).toEqual(picturesIn(drawn))
    expect(picturesIn({ ...drawn, shown })[0]?.picture).not.toBe(empty?.picture)
    const board = { ...drawn, board: () => ({ columns: 1, rows: 1, pieces: [] }) } as unknown as Book<Game>
    expect(picturesIn(board)[0]?.picture).not.toBe(empty?.picture)
  })

  it('are told where one has another drawing, and are left alone against a file that knows none', () => {
    expect(told(withOther('picture:empty', { picture: '0'.repeat(12) }))).toEqual([
      `picture:empty: has another drawing; ${UPDATE}`,
    ])
    const older = places.filter(({ picture }) => picture === undefined)
    expect(declaredGate(rich, older)).toMatchObject({ passed: true, checked: older.length })
    expect(told(declaredIn(drawn))).toEqual([`picture:late: is gone, or declares nothing; ${UPDATE}`])
  })
})
