/** The court of laws: what it counts, shows and adds up, on a book with three laws. */
import { describe, expect, it } from 'vitest'
import { collecting } from '../../src/core/explore/evidence.js'
import { type Book, law } from '../../src/core/kernel/book/book.js'
import { call } from '../../src/core/kernel/charts/procedure.js'
import { type Court, courtOf } from '../../src/core/verify/laws/laws.js'
import { climb, type Game, book as orchard, orchard as playing, scoring, turns } from '../kernel/orchard.js'

const SHAPE = 'the shape of a game'
const poor = law<Game>(
  'nobody is rich',
  [scoring.fruit, scoring.fruit],
  ({ baskets }) => [...(baskets.Ann > 1 ? ['Ann is'] : []), ...(baskets.Bob > 1 ? ['Bob is'] : [])],
  (game) => [{ ...game, baskets: { Ann: 2, Bob: 0 } }],
)
const failing = law<Game>(
  'ladders stand',
  [turns.ladder],
  ({ ladder }) => {
    if (ladder === 'nobody') throw new Error('no ladder')
    return []
  },
  (game) => [{ ...game, ladder: 'nobody' }, game],
)
const growing = {
  name: 'baskets grow',
  clauses: [scoring.most],
  procedures: ['climb'],
  broken: (games: readonly Game[]) => (games.length > 2 ? [`${games.length} games`] : []),
  breaks: () => [],
}
const bases = { late: { ...orchard.empty, baskets: { Ann: 2, Bob: 0 } } }
const book: Book<Game> = { ...orchard, bases, laws: [poor, failing], pathLaws: [growing] }
const { empty } = book

const at = (where: string) => ({ where, witness: () => ({ seen: where }) })
const basket = (Ann: number, Bob = 0): Game => ({ ...empty, baskets: { Ann, Bob } })
const counts = (court: Court<Game>) =>
  court.reports().map(({ name, checked, broken }) => `${name}: ${checked}, ${broken}`)
const broken = (court: Court<Game>) => court.findings().filter(({ what }) => what.includes('is broken in'))

describe('a court of laws', () => {
  it('holds each law of games against a game once, the shape of its schema first', () => {
    const court = courtOf(book)
    const game = basket(2, 3)
    court.game(game, at('a'))
    court.game(game, at('b'))
    court.game({ ...empty, ladder: 'nobody' }, at('c'))
    court.game({ ...empty, baskets: { Ann: -1, Bob: 0 } }, at('d'))
    expect(counts(court)).toEqual([
      `${SHAPE}: 3, 1`,
      'nobody is rich: 3, 1',
      'ladders stand: 3, 1',
      'baskets grow: 0, 0',
    ])
    expect(court.reports()[1]).toEqual({
      name: 'nobody is rich',
      about: 'games',
      clauses: ['scoring.fruit'],
      checked: 3,
      broken: 1,
    })
    expect(broken(court)).toEqual([
      {
        what: expect.stringMatching(`^"${SHAPE}" is broken in d: .*baskets`),
        where: `law:${SHAPE}`,
        witness: { seen: 'd' },
        clauses: [],
      },
      {
        what: '"nobody is rich" is broken in a: Ann is; Bob is',
        where: 'law:nobody is rich',
        witness: { seen: 'a' },
        clauses: ['scoring.fruit'],
      },
      {
        what: '"ladders stand" is broken in c: the law itself fails: no ladder',
        where: 'law:ladders stand',
        witness: { seen: 'c' },
        clauses: ['turns.ladder'],
      },
    ])
  })

  it('holds laws of paths against those of their procedures alone', () => {
    const court = courtOf(book)
    expect([court.hears('climb'), court.hears('eat')]).toEqual([true, false])
    court.path('climb', [empty, empty, empty], at('a'))
    court.path('climb', [empty], at('b'))
    court.path('eat', [empty, empty, empty], at('c'))
    expect(counts(court).at(-1)).toBe('baskets grow: 2, 1')
    expect(broken(court)).toMatchObject([
      { what: '"baskets grow" is broken in a: 3 games', where: 'path-law:baskets grow', clauses: ['scoring.most'] },
    ])
    expect(court.reports().at(-1)?.about).toBe('paths')
  })

  it('finds a law that was never checked against a position', () => {
    const court = courtOf(book)
    court.game(empty, at('a'))
    expect(court.findings()).toEqual([
      {
        what: '"baskets grow" was never checked against a position',
        where: 'path-law:baskets grow',
        clauses: ['scoring.most'],
      },
    ])
  })

  it('shows three breaches of a law, and counts all', () => {
    const court = courtOf(book)
    for (let number = 2; number < 7; number += 1) court.game(basket(number), at(`${number}`))
    expect(counts(court)[1]).toBe('nobody is rich: 5, 5')
    expect(broken(court).map(({ witness }) => witness)).toEqual([{ seen: '2' }, { seen: '3' }, { seen: '4' }])
  })

  it('tries whether each law can be broken, where somebody listens', () => {
    const watch = collecting(book)
    const court = courtOf({ ...book, bases: {} }, { watch })
    expect(court.findings().filter(({ what }) => what.includes('does not find'))).toEqual([
      {
        what: '"ladders stand" does not find 1 of 2 cases that should break it',
        where: 'law:ladders stand',
        clauses: ['turns.ladder'],
      },
      {
        what: '"baskets grow" does not find 0 of 0 cases that should break it',
        where: 'path-law:baskets grow',
        clauses: ['scoring.most'],
      },
    ])
    expect(watch.evidence().refused).toEqual({ 'scoring.fruit': 2 })
    expect(
      courtOf(book)
        .findings()
        .filter(({ what }) => what.includes('does not find')),
    ).toEqual([])
  })

  it('makes what breaks a law from the first base of the book, or its empty game', () => {
    const made: Game[] = []
    const noting = { ...poor, breaks: (game: Game) => [game].filter((one) => made.push(one) > 0) }
    courtOf({ ...book, laws: [noting] }, { watch: collecting(book) })
    courtOf({ ...orchard, laws: [noting] }, { watch: collecting(book) })
    expect(made).toEqual([bases.late, empty])
  })
})

describe('courts that work apart', () => {
  const worlds = [
    { name: 'again', game: bases.late, call: call(climb, { picker: 'Ann' }), reach: 'alone' as const },
    { name: 'rich', game: basket(3), call: call(playing, null), reach: 'whole' as const },
  ]
  const court = () => courtOf(book, { worlds })
  const rich = worlds[1]?.game ?? empty
  const filled = (...games: readonly Game[]) => {
    const one = court()
    for (const [number, game] of games.entries()) one.game(game, at(`${number}`))
    return one
  }

  it('tell what they did, with the games with which the book begins by their first names', () => {
    const { laws, beginnings } = filled(empty, bases.late, rich, basket(4)).held()
    expect(beginnings).toEqual(['empty', 'base late', 'world rich'])
    expect(laws.map(({ checked, broken }) => [checked, broken])).toEqual([
      [4, 0],
      [4, 3],
      [4, 0],
      [0, 0],
    ])
    expect(laws[1]?.breaches.map(({ beginning }) => beginning)).toEqual(['base late', 'world rich', undefined])
  })

  it('add up to what one court does, where both met the same beginnings', () => {
    const [one, other] = [filled(empty, bases.late, basket(4)), filled(bases.late, rich, basket(5))]
    one.add(other.held())
    const whole = filled(empty, bases.late, basket(4), rich, basket(5))
    expect(counts(one)).toEqual(counts(whole))
    expect(counts(one)[1]).toBe('nobody is rich: 5, 4')
    expect(broken(one).map(({ what }) => what)).toEqual(
      ['1', '2', '1'].map((where) => `"nobody is rich" is broken in ${where}: Ann is`),
    )
    expect(one.held().beginnings).toEqual(['empty', 'base late', 'world rich'])
    one.game(rich, at('once more'))
    expect(counts(one)).toEqual(counts(whole))
  })

  it('show a breach at a beginning beside three others, until all are added up', () => {
    const one = filled(basket(4), basket(5), basket(6), basket(7), rich)
    const named = (court: Court<Game>) => court.held().laws[1]?.breaches.map(({ beginning }) => beginning)
    expect(named(one)).toEqual([undefined, undefined, undefined, 'world rich'])
    expect(broken(one)).toHaveLength(3)
    expect(named(filled(rich, basket(4), basket(5), basket(6), basket(7)))).toEqual([
      'world rich',
      ...Array(3).fill(undefined),
    ])
    expect(one.held().laws[1]?.breaches.map((breach) => 'beginning' in breach)).toEqual([false, false, false, true])
  })

  it('count a path law that both were asked for twice', () => {
    const [one, other] = [filled(empty), filled(empty)]
    one.path('climb', [empty], at('a'))
    other.path('climb', [empty, empty, empty], at('b'))
    one.add(other.held())
    expect(counts(one)).toEqual([`${SHAPE}: 1, 0`, 'nobody is rich: 1, 0', 'ladders stand: 1, 0', 'baskets grow: 2, 1'])
    one.add({ laws: [], beginnings: ['no such'] })
    expect(counts(one)[0]).toBe(`${SHAPE}: 1, 0`)
  })
})
