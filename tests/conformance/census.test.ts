import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { type Census, censusOf } from '../../src/lab/conformance/census/census.js'
import { censusCases, numberedCensuses } from '../../src/lab/conformance/census/census-cases.js'
import { countOfKind, kindsCounted, type PlainCounting } from '../../src/lab/conformance/census/report.js'
import { digestText } from '../../src/lab/conformance/format/digest.js'
import * as market from '../kernel/market.js'
import * as orchard from '../kernel/orchard.js'
import { bookOf, type Tiny } from '../kernel/tiny.js'
import { digestByHand, everyList, sortedText } from './brute-force.js'

const BOUND = 10_000
const rules = rulesOf(orchard.book)
const { empty } = orchard.book
const turnOf = (picker: string, game = empty) => rules.begin(game, 'turn', { picker }).position

const counted = (census: Census) => {
  if (census.is === 'unfinished') throw new Error(census.why)
  return census.divided
}

function agreesWithBruteForce<Game extends GameState>(of: Rules<Game>, from: Position<Game>): void {
  const { lists, games } = everyList(of, from)
  const { actions, positions, digest, parts } = counted(censusOf(of, from, { bound: BOUND }))
  expect({ actions, positions, digest }).toEqual({
    actions: lists.size,
    positions: games.size,
    digest: digestByHand(games),
  })
  expect(parts.reduce((sum, part) => sum + part.actions, 0)).toBe(actions)
  for (const { choice, ...count } of parts) {
    const { seat: _, ...rest } = choice
    const inner = everyList(of, of.choose(from, rest).position)
    expect(count).toEqual({
      actions: inner.lists.size,
      positions: inner.games.size,
      digest: digestByHand(inner.games),
    })
  }
}

describe('a census', () => {
  const games = {
    'the first turn': empty,
    'a turn without a ladder': { ...empty, ladder: 'nobody' as const },
    'a turn with a fruit to eat': { ...empty, trees: { short: 1, middle: 1, tall: 1 }, baskets: { Ann: 1, Bob: 0 } },
    'a turn on which a tree is bare': {
      ...empty,
      trees: { short: 0, middle: 2, tall: 2 },
      baskets: { Ann: 2, Bob: 0 },
    },
  }
  for (const [name, game] of Object.entries(games))
    test(`counts what is counted without memory: ${name}`, () => agreesWithBruteForce(rules, turnOf('Ann', game)))
  test('counts under the reading of its game', () => {
    const game = { ...empty, baskets: { Ann: 1, Bob: 0 }, readings: { eatingScores: 'yes' } }
    agreesWithBruteForce(rules, turnOf('Ann', game))
    const usual = { ...game, readings: empty.readings }
    const digest = (of: orchard.Game) => counted(censusOf(rules, turnOf('Ann', of), { bound: BOUND })).digest
    expect(digest(game)).not.toBe(digest(usual))
  })
  test('leaves out rights that may be used at any time', () => {
    const trading = rulesOf(market.book)
    agreesWithBruteForce(trading, trading.start())
    agreesWithBruteForce(trading, trading.start({ ...market.book.empty, coins: { Ann: 0, Bob: 2 } }))
  })
  test('counts one list, of no choices, where nothing is due any more', () => {
    const over = rules.begin({ ...empty, trees: { short: 0, middle: 0, tall: 0 } }, 'turn', { picker: 'Bob' }).position
    const divided = counted(censusOf(rules, over, { bound: BOUND }))
    expect(divided).toMatchObject({ actions: 1, positions: 1, parts: [] })
  })
  test('is given up beyond its bound', () => {
    expect(censusOf(rules, turnOf('Ann'), { bound: 5 })).toEqual({ is: 'unfinished', why: 'more than 5 positions' })
  })
  test('is given up where choices lead back: calm days in an orchard without fruit go on for ever', () => {
    const bare = rules.start({ ...empty, trees: { short: 0, middle: 0, tall: 0 } })
    expect(censusOf(rules, bare, { bound: BOUND })).toEqual({
      is: 'unfinished',
      why: 'choices lead back to where they were made',
    })
  })
  test('counts lists as many as a number can hold, and no more', () => {
    const walk = (steps: number) => censusOf(walking(steps), walking(steps).start(), { bound: BOUND })
    expect(counted(walk(52))).toMatchObject({ actions: 2 ** 52, positions: 1 })
    expect(walk(53)).toEqual({ is: 'unfinished', why: 'more lists of choices than 2^53' })
  })
})

/** A walk of some steps, each with the left or the right foot. */
function walking(steps: number): Rules<Tiny> {
  const Walked = z.strictObject({ made: z.int() })
  const foot = asks<Context<Tiny, z.infer<typeof Walked>>>().must({
    name: 'a foot',
    cites: [],
    seat: () => 'Ann',
    from: ({ data }) => (data.made < steps ? [option('left'), option('right')] : []),
  })
  const walk = procedure('walk')
  const writing = charting<Tiny, OptionOf<typeof foot>>().implementing(walk, Walked)
  const step = writing.go('on the way', [], ({ context: { data } }) => ({ data: { made: data.made + 1 } }))
  const chart = writing.chart({
    context: ({ input: { game } }) => ({ game, data: { made: 0 } }),
    initial: 'on the way',
    states: {
      'on the way': {
        meta: { asks: foot },
        on: { left: step, right: step, nothing: 'there' },
      },
      there: { type: 'final' },
    },
  })
  return rulesOf(bookOf(call(walk, null), [chart]))
}

/** Counts each kind of action, from the start of a game of the orchard. */
const kindsFrom = (game: typeof empty, counting: Omit<PlainCounting, 'turn' | 'began'>) => {
  const [at, plain] = [rules.start(game), { ...counting, turn: true, began: 'orchard' }]
  return kindsCounted(rules, at, plain).map((kind) => countOfKind(rules, at, plain, kind))
}

describe('a census of a turn', () => {
  const kindsOf = (game: typeof empty) => kindsFrom(game, { divide: true, bound: BOUND })

  test('counts all that a picker can do until the wind blows, by its kinds', () => {
    const kinds = kindsOf({ ...empty, baskets: { Ann: 1, Bob: 0 }, trees: { short: 1, middle: 2, tall: 2 } })
    expect(kinds.map(({ kind }) => kind)).toEqual(['climb', 'stop', 'eat'])
    const whole = counted(
      censusOf(
        rules,
        turnOf('Ann', { ...empty, baskets: { Ann: 1, Bob: 0 }, trees: { short: 1, middle: 2, tall: 2 } }),
        {
          bound: BOUND,
        },
      ),
    )
    const actions = kinds.map((kind) => ('actions' in kind ? kind.actions : 0))
    expect(actions.reduce((sum, one) => sum + one)).toBe(whole.actions)
    expect(
      kinds
        .flatMap((kind) => ('parts' in kind ? (kind.parts ?? []) : []))
        .map(({ choice }) => digestText(choice as never)),
    ).toEqual(expect.arrayContaining(whole.parts.map(({ choice }) => digestText(choice as never))))
  })
  test('tells of each kind for itself that it is too much', () => {
    const kinds = kindsFrom(empty, { divide: false, bound: 5 })
    expect(kinds).toMatchObject([
      { kind: 'climb', unfinished: 'more than 5 positions' },
      { kind: 'stop', actions: 1 },
    ])
  })
})

describe('the censuses of a book', () => {
  const game = { ...empty, trees: { short: 1, middle: 1, tall: 1 }, baskets: { Ann: 1, Bob: 0 } }
  const world = (name: string, of: typeof game, more = {}) => ({
    name,
    game: of,
    call: call(orchard.turn, { picker: 'Ann' }),
    reach: 'whole' as const,
    ...more,
  })
  const book: Book<orchard.Game> = {
    ...orchard.book,
    worlds: [
      world('a turn with a fruit to eat', game),
      world('the same', { ...game, readings: { eatingScores: 'yes' } }),
      world('a turn with rights beside it', { ...game, ladder: 'Bob' }, { asides: true }),
      world('seven fruits', { ...game, baskets: { Ann: 7, Bob: 0 } }),
    ],
  }
  const cases = [...censusCases(book, { bound: 200 })]
  const leftBut = (bound: number) =>
    [...numberedCensuses(book, { bound })].flatMap(([, one]) => ('why' in one ? [`${one.name}: ${one.why}`] : []))

  test('are told where a world has none, with the reason', () => {
    const beside = 'a turn with rights beside it: asides'
    expect(leftBut(200)).toEqual([beside, 'seven fruits: unsound'])
    expect(leftBut(2)).toEqual(['a turn with a fruit to eat: too large', beside, 'seven fruits: unsound'])
  })

  test('are taken where a game is sound, once, and where they come to an end', () => {
    expect(cases.map(({ about }) => about)).toEqual(['turn: a turn with a fruit to eat'])
  })
  test('are taken of every world, however many there are of one procedure', () => {
    const trees = [1, 2, 3].map((tall) =>
      world(`${tall} on the tall tree`, { ...game, trees: { ...game.trees, tall } }),
    )
    expect(
      [...censusCases({ ...book, worlds: trees }, { bound: 200 })].filter(({ about }) => about.includes('tall')),
    ).toHaveLength(3)
  })
  test('expect what every reading leads to that is asked for', () => {
    const [{ expected, clauses, refusing } = { expected: [], clauses: [], refusing: [] }] = cases
    expect(expected.map(({ readings }) => readings)).toEqual([{}, { eatingScores: 'yes' }])
    for (const { readings, ...divided } of expected) {
      const from = turnOf('Ann', { ...game, readings: { ...empty.readings, ...readings } })
      expect(divided).toEqual(counted(censusOf(rules, from, { bound: 200 })))
    }
    expect(clauses).toContain('turns.eat')
    expect(refusing).toEqual(expect.arrayContaining(['turns.onceEach', 'turns.hungry']))
  })
})

test('the text of a game has its keys in order, also where they are numbers, and leaves letters as they are', () => {
  const value = { b: [1, { d: null, c: 'Häme "x"\n' }], 10: true, 9: 'nine', a: -1 }
  expect(digestText(value)).toBe('{"10":true,"9":"nine","a":-1,"b":[1,{"c":"Häme \\"x\\"\\n","d":null}]}')
  expect(sortedText(value)).toBe(digestText(value))
})
