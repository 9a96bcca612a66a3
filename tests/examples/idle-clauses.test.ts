/** Clauses that an example cites and that are at work where it is played: by whatever they decide, refuse, count or are read for. */
import { describe, expect, it } from 'vitest'
import { prepareExample } from '../../src/core/examples/prepare-example.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { unusedCitations } from '../../src/core/examples/unused-citations.js'
import { type Book, bookClauses } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { example, section } from '../../src/core/kernel/sections/clause.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { book as ladder } from '../kernel/ladder-game.js'
import { book as market } from '../kernel/market.js'
import { book as orchard, turns } from '../kernel/orchard.js'
import { measured } from '../kernel/orchard-measures.js'

/** All clauses of a book that are at work in an example. */
function atWorkIn<Game extends GameState>(book: Book<Game>, written: object): readonly string[] {
  const rules = rulesOf(book)
  const cites = bookClauses(book).map(({ id }) => id)
  const read = prepareExample(rules, { name: 'it', cites, ...written }, () => ({ ok: false, problems: [] }))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const idle = unusedCitations(rules, runExample(rules, read.value)).map(({ id }) => id)
  return cites.filter((id) => !idle.includes(id))
}
const climbing = { given: { procedure: 'climb', args: { picker: 'Ann' } } }

describe('a clause is at work', () => {
  it('where what is due cites it, or a candidate is refused by it', () => {
    const due = ['turns.twoTrees', 'turns.ladder', 'turns.tall']
    expect(atWorkIn(orchard, climbing)).toEqual(atWorkIn(orchard, { ...climbing, when: [] }))
    expect(atWorkIn(orchard, climbing)).toEqual(expect.arrayContaining(['turns.twoTrees']))
    const barred = { ...climbing, given: { ...climbing.given, game: { ladder: 'Bob' } } }
    expect(due.filter((id) => atWorkIn(orchard, barred).includes(id))).toEqual(['turns.twoTrees', 'turns.tall'])
    expect(due.filter((id) => atWorkIn(orchard, climbing).includes(id))).toEqual(['turns.twoTrees', 'turns.ladder'])
  })

  it('where decisions on the way rest on it, and not where the way ends before', () => {
    const twice = { ...climbing, when: [{ tree: 'short' }, { tree: 'short' }], refused: true }
    expect(atWorkIn(orchard, twice)).toEqual(expect.arrayContaining(['turns.onceEach', 'turns.twoTrees']))
    expect(atWorkIn(orchard, climbing)).not.toContain('turns.onceEach')
    const way = { ...climbing, when: [{ tree: 'short' }, { type: 'stop' }] }
    expect(atWorkIn(orchard, way)).toContain('turns.onceEach')
  })

  it('by what was really chosen', () => {
    const last = { ...climbing, given: { ...climbing.given, game: { trees: { short: 1 } } } }
    expect(atWorkIn(orchard, last)).not.toContain('turns.bare')
    expect(atWorkIn(orchard, { ...last, when: [{ tree: 'short' }, { type: 'stop' }] })).toContain('turns.bare')
    expect(atWorkIn(orchard, { ...last, when: [{ tree: 'middle' }, { type: 'stop' }] })).not.toContain('turns.bare')
  })

  it('where everything is refused by it, so that nothing is due', () => {
    const bare = { ...climbing, given: { ...climbing.given, game: { trees: { short: 0, middle: 0, tall: 0 } } } }
    expect(atWorkIn(orchard, bare)).toEqual(expect.arrayContaining(['turns.bare']))
  })

  it('where a reading of its question is asked for', () => {
    const turn = (...when: readonly object[]) => ({ given: { procedure: 'turn', args: { picker: 'Ann' } }, when })
    const short = { seat: 'Ann', tree: 'short' }
    expect(atWorkIn(orchard, turn(short))).not.toContain('scoring.fruit')
    expect(atWorkIn(orchard, turn(short, { type: 'eat' }))).toContain('scoring.fruit')
  })

  it('where a total that is expected is counted by it', () => {
    const counted = (totals: object) =>
      atWorkIn(measured, { ...climbing, ...Object.fromEntries([['then', { totals }]]) })
    const scoring = (ids: readonly string[]) => ids.filter((id) => id.startsWith('scoring'))
    expect([counted({}), counted({ Points: { Ann: 0 } }), counted({ Ahead: 'nobody' })].map(scoring)).toEqual([
      [],
      ['scoring.fruit'],
      ['scoring.fruit', 'scoring.most', 'scoring.tie'],
    ])
  })

  it('where a table refuses by it, or a door does', () => {
    const view = { tree: 'tall', climbed: false, number: 0, fruit: false, ladder: false }
    expect(atWorkIn(orchard, { table: 'may not climb', view, refused: true })).toEqual(['turns.bare', 'turns.tall'])
    const full = { given: { procedure: 'climbing', game: { fruits: 3 } }, refused: true }
    expect(atWorkIn(ladder, full)).toEqual(['ladders.full'])
  })

  it('where a right that may be used at any time cites it, or is refused by it', () => {
    expect(atWorkIn(market, {})).toEqual(['market.buy', 'market.give', 'market.praise'])
    const poor = { given: { game: { coins: { Ann: 0 } } } }
    expect(atWorkIn(market, poor)).toContain('market.empty')
  })

  it('where priorities rest on it: those that decide, those within them, and the draw among what is left', () => {
    const wants = (_: unknown, { type }: { readonly type: string }) => type === 'climb'
    const within = [
      {
        clauses: [turns.onceEach],
        says: 'not the tall one',
        value: (_: unknown, one: object) => (Object(one).tree === 'tall' ? 0 : 1),
      },
    ]
    const priority = { name: 'climb', clauses: [turns.order], asks: 'a tree to climb', wants, within }
    const automaton = {
      plays: (_: unknown, seat: string) => seat === 'Ann',
      seated: (game: object) => game,
      priorities: () => [priority],
      noted: (game: object) => game,
      all: [priority],
      otherwise: () => ({ clauses: [] }),
      draw: () => ({ clauses: [turns.wind] }),
      grounds: [],
    }
    const played = { ...orchard, automaton } as unknown as typeof orchard
    const due = atWorkIn(played, climbing)
    const chosen = atWorkIn(played, { ...climbing, when: [{ seat: 'chance', tree: 'short' }] })
    for (const found of [due, chosen])
      expect(found).toEqual(expect.arrayContaining(['turns.order', 'turns.onceEach', 'turns.wind']))
    expect(atWorkIn(orchard, climbing)).not.toContain('turns.order')
  })
})

describe('a clause is not at work', () => {
  const idleOf = (book: typeof orchard, cites: readonly string[], by = rulesOf(book)) => {
    const read = prepareExample(by, { name: 'it', cites, ...climbing }, () => ({ ok: false, problems: [] }))
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    return (judged = by) => unusedCitations(judged, runExample(by, read.value)).map(({ id }) => id)
  }

  it('though it alone is cited', () => {
    expect(idleOf(orchard, ['turns.tall'])()).toEqual(['turns.tall'])
  })

  it('where it need not be: a printed example decides nothing', () => {
    const worked = section('worked', '3', 'Examples', { climbs: example('Ann climbs.') })
    expect(idleOf({ ...orchard, sections: [...orchard.sections, worked] }, ['worked.climbs', 'turns.tall'])()).toEqual([
      'turns.tall',
    ])
  })

  it('where the book fails when somebody looks closer', () => {
    const rules = rulesOf(orchard)
    const failing = {
      ...rules,
      decide: () => {
        throw new Error('it fails')
      },
    }
    expect(idleOf(orchard, ['turns.twoTrees'], rules)(failing)).toEqual(['turns.twoTrees'])
  })

  it('but is, where it refused what was passed over, though the choices can be made in several ways', () => {
    const bare = { given: { game: { ladder: 'nobody', trees: { short: 0, middle: 0 } } }, when: [{ seat: 'chance' }] }
    const several = { ...bare, ...Object.fromEntries([['then', { due: { seat: 'chance' } }]]) }
    expect(atWorkIn(orchard, several)).toEqual(['turns.wind', 'turns.bare', 'turns.tall'])
  })
})
