/** What somebody may want to do by the words of a sentence: procedures that begin, and choices in one that goes on. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { actionsIn, basesOf, choicesIn } from '../../src/ask/match-actions.js'
import type { Action } from '../../src/ask/meaning.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { forbid, sum } from '../../src/core/kernel/tables/rule-table.js'
import { flag, range, view } from '../../src/core/kernel/tables/table-view.js'
import { book as ladder, game as ladderGame } from '../kernel/ladder-game.js'
import { book as orchard } from '../kernel/orchard.js'
import { bookOf, Nothing, type Tiny, tiny } from '../kernel/tiny.js'
import { chartOf, type Told } from './plain-charts.js'

const SEATS = { seats: ['Ann', 'Bob'] }
const EMPTY = { from: 'empty', game: orchard.empty }
const rules = rulesOf({ ...orchard, ...SEATS })

const scores = (actions: readonly Action[]) => actions.map(({ score }) => score)
/** The scores, but for the noise of fractions. */
const near = (...some: readonly number[]) => some.map((one) => expect.closeTo(one, 9))
const done = (text: string) => actionsIn(rules, EMPTY, sentenceOf(text))
const spoken = (text: string) => done(text).map(({ sentence }) => sentence)
const worth = (text: string) => scores(done(text))

describe('an action begins a procedure', () => {
  it('with the choices that are named in it', () => {
    const [first, ...others] = done('Ann climbs the short tree again')
    expect(others).toEqual([])
    expect(first).toMatchObject({
      ...{ is: 'action', standing: EMPTY, goesOn: false, procedure: 'climb', args: { picker: 'Ann' }, shut: [] },
      choices: [{ seat: 'Ann', type: 'climb', tree: 'short' }],
      parts: [
        { means: 'climb', by: ['climbs'] },
        { means: 'picker Ann', by: ['Ann'] },
        { means: 'Ann: climb short', by: ['short', 'tree'] },
      ],
      ...{ unused: ['again'], sentence: 'Ann climb short' },
      at: { stack: [{ chart: 'climb' }] },
    })
    expect([...(first?.covered.keys() ?? [])].toSorted()).toEqual([0, 1, 3, 4])
    expect(first?.comesTo?.().verdict).toMatchObject({ is: 'legal', due: { asks: 'a tree to climb' } })
  })

  it.each([
    ['by what is said of it', 'Ann climbs the short tree', 4 - 0.05 + 0.8 + 0.3 + 0.1],
    ['less by words that are left', 'can Ann climb the short tree again', 4 - 0.05 + 1.2 - 0.4],
    ['twice as much by numbers that are left', 'Ann climbs 3 short trees', 4 - 0.05 + 1.2 - 0.8],
    ['less where it is refused', 'Bob climbs the tall tree', 4 - 0.05 + 1.1],
    ['less where nobody says what begins', 'Ann stops', 2 - 0.05 - 0.5 + 0.4 - 0.1],
    ['less where something else is asked', 'why does Ann climb the short tree', 4 - 0.05 + 1.2 - 0.8],
    ['as much where leave is asked', 'may Ann climb the short tree', 4 - 0.05 + 1.2],
  ])('is worth something %s: %s', (_, text, score) => {
    expect(worth(text)).toEqual(near(score))
  })

  it('of whoever is not named, and in any order', () => {
    expect(spoken('climb the short tree')).toEqual(['Ann climb short', 'Bob climb short'])
    expect(worth('climb the short tree')).toEqual(near(4.05, 4.05))
    expect(spoken('Ann climbs short, then tall')).toEqual(['Ann climb short tall', 'Ann climb tall short'])
    expect(done('orchard')).toMatchObject([{ args: null, choices: [], sentence: 'orchard' }])
  })

  it('not where only seats are accounted for, or where the one who is named suffers it', () => {
    // To eat cannot begin without fruit, and is no option at the beginning of a turn.
    expect(done('Ann eats')).toEqual([])
    expect(done('can Ann be climbed')).toEqual([])
    const unseated = actionsIn(rulesOf(orchard), EMPTY, sentenceOf('can Ann be climbed'))
    expect(unseated.map(({ sentence }) => sentence)).toEqual(['Ann turn', 'Ann climb'])
  })

  it('not where it is named by an option alone, and something else is done in it', () => {
    expect(done('Ann short and stop')).toEqual([])
    expect(spoken('Ann climbs short and stops')).toEqual(['Ann climb short stop'])
    expect(spoken('orchard, short')).toEqual(['orchard short'])
  })

  it('not by what is only the case', () => {
    expect(spoken('may Ann climb if Bob stops')).toEqual(['Ann climb'])
    expect(done('if Ann climbs, may Bob eat')).toEqual([])
  })
})

describe('an action that may not begin', () => {
  const refused = (text: string, told: Told) => {
    const book = { ...SEATS, charts: [chartOf({ ...told, isShut: () => true })] }
    return actionsIn({ book } as unknown as Rules, { from: 'setup', game: { readings: {} } }, sentenceOf(text))
  }

  it('has its refusals, and no choices', () => {
    const full = { from: 'full', game: { ...ladderGame, fruits: 3 } }
    expect(actionsIn(rulesOf(ladder), full, sentenceOf('climbing the short tree'))).toMatchObject([
      {
        ...{ goesOn: false, procedure: 'climbing', args: null, choices: [], sentence: 'climbing' },
        ...{ shut: [{ table: 'may not begin' }], unused: ['short', 'tree'], score: 1 + 0.8 },
        parts: [{ means: 'climbing', by: ['climbing'] }],
      },
    ])
    expect(actionsIn(rulesOf(ladder), full, sentenceOf('climbing'))[0]).not.toHaveProperty('comesTo')
  })

  it('is worth less by what is left only where it is not named in full', () => {
    expect(scores(refused('march by sea', { name: 'march' }))).toEqual(near(1.8))
    expect(scores(refused('march by sea', { name: 'long march' }))).toEqual(near(1 + 0.4 - 0.25 - 0.4))
    const fields = { place: z.enum(['hill', 'wood']) }
    expect(scores(refused('to the hill by sea', { name: 'march', fields }))).toEqual(near(1 - 0.5 - 0.1 - 0.4))
  })
})

describe('an action goes on', () => {
  const { position } = rules.begin(orchard.empty, 'turn', { picker: 'Ann' })
  const goneOn = (text: string) => choicesIn(rules, { ...EMPTY, position, procedure: 'turn' }, sentenceOf(text))

  it('with the choices that are named, and the names of what runs', () => {
    const [first, ...others] = goneOn('climb the short tree again')
    expect(others).toEqual([])
    expect(first).toMatchObject({
      ...{ is: 'action', standing: EMPTY, goesOn: true, procedure: 'turn', args: null, shut: [], at: position },
      choices: [{ seat: 'Ann', type: 'climb', tree: 'short' }],
      parts: [
        { means: 'goes on: climb', by: ['climb'] },
        { means: 'Ann: climb short', by: ['short', 'tree'] },
      ],
      ...{ unused: ['again'], sentence: 'short' },
    })
    expect(first?.standing).not.toHaveProperty('position')
    expect(first?.comesTo?.().verdict).toMatchObject({ is: 'legal' })
  })

  it.each([
    ['climb the short tree', 3 - 0.05 + 0.8 + 0.3 + 0.1 + 0.3],
    ['turn short', 2 - 0.05 + 1.5],
    ['then stop', 1 - 0.05 + 1.5],
    ['orchard, short', 1 - 0.05 + 1.5 - 0.4],
    ['why climb the short tree', 3 - 0.05 + 1.5 - 0.8],
  ])('and is worth more than one that begins: %s', (text, score) => {
    expect(scores(goneOn(text))).toEqual(near(score))
  })

  it('not where no choice is named', () => {
    expect(goneOn('turn')).toEqual([])
    expect(goneOn('Ann flies')).toEqual([])
    expect(goneOn('may Bob eat if Ann climbs the short tree')).toEqual([])
  })
})

describe('what choices come to', () => {
  const shops = section('shops', '1', 'Shops', {
    look: rule('Ann looks around, or buys.'),
    dear: prohibition('Nobody buys what is dear.'),
    price: rule('A thing costs what it weighs.'),
  })
  const price = sum('price', view({ weight: range(0, 3) }), (row) => [row(shops.price, { weight: 2 }, 5)])
  const dear = forbid('too dear', view({ dear: flag }), (bar) => [bar(shops.dear, { dear: true })])
  const shopping = procedure('shopping')
  const ware = asks<Context<Tiny, Nothing>>().must({
    name: 'a ware',
    cites: [shops.look],
    seat: () => 'Ann',
    from: () => [option('look', { ware: 'cup' }), option('buy', { ware: 'saw' })],
    forbid: {
      table: dear,
      view: { dear: ({ game }, { type }) => type === 'buy' && price.ask({ weight: game.number }) > 4 },
    },
  })
  const writing = charting<Tiny, OptionOf<typeof ware>>().implementing(shopping, Nothing)
  const chart = writing.chart({
    context: ({ input: { game } }) => ({ game, data: {} }),
    initial: 'inside',
    states: {
      inside: { meta: { asks: ware }, on: { look: 'inside', buy: 'out', nothing: 'out' } },
      out: { type: 'final' },
    },
  })
  const shop = { ...bookOf(call(shopping, null), [chart], [shops]), tables: [price, dear] }
  const comesTo = (text: string) =>
    actionsIn(rulesOf(shop), { from: 'empty', game: tiny(2) }, sentenceOf(text)).map((one) => one.comesTo?.())

  it('is told with the numbers on which the next decision rests', () => {
    expect(comesTo('shopping, buy a saw')).toMatchObject([
      { verdict: { is: 'refused' }, counted: [expect.any(String)] },
    ])
    expect(comesTo('shopping, look at a cup')).toMatchObject([
      { verdict: { is: 'legal' }, counted: [expect.any(String)] },
    ])
  })
})

describe('the games in which nobody gave a position', () => {
  it('are those that a book names, or else the empty one', () => {
    const named: Pick<Book, 'empty'> = { empty: { readings: {} } }
    expect(basesOf(named as Book)).toEqual([{ from: 'empty', game: named.empty }])
    const one = { setup: { readings: {}, a: 1 } }
    expect(basesOf({ ...named, bases: one } as unknown as Book)).toEqual([{ from: 'setup', game: one.setup }])
    const bases = { setup: { readings: {}, a: 1 }, late: { readings: {}, a: 2 } }
    expect(basesOf({ ...named, bases } as unknown as Book)).toEqual([
      { from: 'setup', game: bases.setup },
      { from: 'late', game: bases.late },
    ])
  })
})
