/** The measures that a sentence asks for, their arguments, and their clauses. */
import { describe, expect, it } from 'vitest'
import { quantitiesIn } from '../../src/ask/asked-measures.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import { formula, section } from '../../src/core/kernel/sections/clause.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import type { Total } from '../../src/core/kernel/tables/measure.js'

const economy = section('economy', '1', 'Economy', {
  price: formula('A red tank costs three coins.'),
  income: formula('North gets a coin for each town.'),
  gunPrice: formula('A gun is paid with a coin.'),
  tankPrice: formula('It is paid with three.'),
  other: formula('Nothing else is paid.'),
})
const army = section('army', '1.1', 'Army', { size: formula('An army has units.') })
const sections = [economy, army]

type Domains = Readonly<Record<string, readonly (string | number)[]>>

const total = (name: string, domains: Domains = {}, more: object = {}): Total<GameState> =>
  ({
    ...{ name, clauses: [economy.price], domains },
    count: (_: GameState, argument: object) =>
      Object.values(argument).length === 0 ? 7 : Object.values(argument).join('+').length,
    ...more,
  }) as unknown as Total<GameState>

const standing = { from: 'setup', game: { readings: {} } }

/** Finds the measures that a sentence asks for. */
const found = (text: string, ...measures: readonly Total<GameState>[]) =>
  quantitiesIn({ measures, seats: ['North', 'South'], sections }, standing, sentenceOf(text))

const asked = (text: string, ...measures: readonly Total<GameState>[]) =>
  found(text, ...measures).map(({ total: { name }, counts, unused, score }) => [
    name,
    counts.map(({ argument }) => Object.values(argument).join(' ')).join(', '),
    unused.join(' '),
    Math.round(score * 100) / 100,
  ])

const price = total('price', { unit: ['tank', 'gun', 'big gun'] })
const speed = total('road speed', { unit: ['tank', 'gun'] })

describe('a measure is asked for', () => {
  it('by its name and by its arguments', () => {
    expect(asked('what is the price of a gun', price)).toEqual([['price', 'gun', '', 3.1]])
    expect(asked('what is the price', price)).toEqual([['price', 'tank, gun, big gun', '', 2]])
    expect(asked('what is the price of a big gun', price)).toEqual([['price', 'big gun', '', 4.1]])
    expect(asked('what is the price of a big', price)).toEqual([['price', 'big gun', '', 3]])
    expect(found('what is the price of a gun', price)[0]).toMatchObject({
      sentence: 'what is price gun',
      parts: [
        { means: 'price', by: ['price'] },
        { means: 'unit gun', by: ['gun'] },
      ],
    })
    expect(found('what is the price', price)[0]?.sentence).toBe('what is price')
  })

  it('less where a word of it is not said or left, or no value is asked for', () => {
    expect(asked('what is the speed of a gun', speed)).toEqual([['road speed', 'gun', '', 2.55]])
    expect(asked('what is the road speed of a gun if it rains', speed)).toEqual([['road speed', 'gun', 'rains', 3.8]])
    expect(asked('price gun', price)).toEqual([['price', 'gun', '', 1.8]])
    expect(asked('may price gun', price)).toEqual([['price', 'gun', '', 1.3]])
    expect(asked('what does price gun mean', price)).toEqual([['price', 'gun', '', 1.3]])
  })

  it('not where a word that is left may say another, nor where it is wanted', () => {
    expect(asked('what is the air speed of a gun', speed)).toEqual([])
    expect(asked('what is the price of a boat', price)).toEqual([])
    expect(asked('what is the price of a red gun', price)).toEqual([['price', 'gun', 'red', 2.8]])
    expect(asked('what is the cost of a tank', total('worth', { unit: ['tank'] }))).toEqual([])
    expect(asked('nothing of it', price)).toEqual([])
  })

  it('in full, where somebody asks how many there are or for a number alone', () => {
    const tanks = total('tanks')
    const red = total('tanks left')
    expect(asked('how many tanks', tanks, red)).toEqual([['tanks', '', '', 2.1]])
    expect(asked('the level of Ann', total('level'))).toEqual([['level', '', 'Ann', 1.8]])
    expect(asked('the level of Ann', total('level above'))).toEqual([])
  })

  it('by its unit, where somebody asks how many of them something can do', () => {
    const { moves } = section('walk', '2', 'Walk', { moves: formula('A piece goes over the board.') })
    const ranging = (more: object) => total('range', { piece: ['tank', 'gun'] }, { clauses: [moves], ...more })
    const reach = ranging({ unit: 'board squares' })
    expect(asked('how many board squares can a gun move', reach).map(([name, values]) => [name, values])).toEqual([
      ['range', 'gun'],
    ])
    // Nothing is done, one word of the unit is not the unit, another thing is counted, and a measure may have no unit.
    for (const text of ['how many board squares has a gun that moves', 'how many red board squares can a gun move'])
      expect([text, asked(text, reach)]).toEqual([text, []])
    expect(asked('how many hills can a gun move', reach)).toEqual([])
    expect(asked('how many board squares can a gun move', ranging({}))).toEqual([])
  })

  it('by a number beside the name of its argument', () => {
    const cost = total('march cost', { steps: [1, 2, 3], turns: [1, 2, 3] })
    const argument = (text: string) =>
      found(text, cost).map(({ counts }) => counts.map((one) => Object.values(one.argument).join(' ')))
    expect(argument('what is the march cost of 2 steps')).toEqual([['2 1', '2 2', '2 3']])
    expect(argument('what is the march cost of 2 steps but then also of 3 turns')).toEqual([['2 3']])
    const size = total('march size', { steps: [1, 2, 3] })
    const steps = (text: string) => found(text, size).map(({ counts }) => counts.map((one) => one.argument.steps))
    expect(steps('what is the march size for 2')).toEqual([[2]])
    expect(steps('what is the march size if Ann has 2')).toEqual([[1, 2, 3]])
    expect(steps('what is the march size if it has 2 steps')).toEqual([[2]])
  })

  it('where it has few arguments', () => {
    const many = (number: number) => total('price', { lot: Array.from({ length: number }, (_, at) => `lot${at}x`) })
    expect(found('what is the price', many(24))).toHaveLength(1)
    expect(found('what is the price', many(25))).toEqual([])
    expect(found('what is the price', many(0))).toEqual([])
  })

  it('by its clauses, where somebody asks how much', () => {
    const needed = total('needed', { unit: ['tank', 'gun'] }, { clauses: [economy.income] })
    expect(asked('how much income for a gun', needed)).toEqual([])
    const much = total('needed', {}, { clauses: [economy.other] })
    expect(asked('how much other', much)).toEqual([])
    expect(asked('what is other', much)).toEqual([])
  })

  it('by its clauses alone, where somebody asks how much, and its arguments say something else', () => {
    const needed = total('needed', {}, { clauses: [economy.gunPrice] })
    expect(asked('how much does a gun pay', needed)).toEqual([['needed', '', '', 2.03]])
    expect(asked('what does a gun pay', needed)).toEqual([])
    const ofUnit = total('needed', { unit: ['gun', 'tank'] }, { clauses: [economy.gunPrice] })
    expect(asked('how much does a gun weigh', ofUnit)).toEqual([])
    const size = total('needed', {}, { clauses: [army.size] })
    expect(asked('how much does the army have in size', size)).toEqual([['needed', '', '', 2.1]])
  })

  it('where only some of it is a word', () => {
    const some = total(
      'tanks',
      { side: ['North', 'South'] },
      {
        count: (_: GameState, { side }: { side: string }) => (side === 'North' ? 'many' : 3),
      },
    )
    expect(asked('how many tanks', some)).toEqual([['tanks', 'North, South', '', 2]])
  })

  it('by the argument that is said in full, wherever that stands', () => {
    expect(asked('what is the price of a gun', total('price', { unit: ['big gun', 'gun'] }))).toEqual([
      ['price', 'gun', '', 3.1],
    ])
    expect(asked('when road speed gun', speed)).toEqual([['road speed', 'gun', '', 2.8]])
  })

  it('by no word where a number is asked for', () => {
    const word = total('tanks', {}, { count: () => 'many' })
    expect(asked('how many tanks', word)).toEqual([])
    expect(asked('what are the tanks', word)).toEqual([['tanks', '', '', 2.1]])
  })
})

describe('a measure accounts for', () => {
  it('the titles over its clauses, and the seats of which they speak', () => {
    const income = total('gain', {}, { clauses: [economy.income] })
    expect(asked('what is the gain of the economy for North', income)).toEqual([['gain', '', '', 1.5]])
    expect(asked('what is the gain of the economy for South', income)).toEqual([['gain', '', 'South', 1.5]])
    const size = total('size', {}, { clauses: [army.size] })
    expect(asked('what is the size in the economy', size)).toEqual([['size', '', '', 1.8]])
  })
})

describe('the clauses of a measure', () => {
  const clauses = [economy.tankPrice, economy.gunPrice, economy.other]
  const told = (text: string, of: readonly object[] = clauses) =>
    found(text, total('price', { unit: ['tank', 'gun'] }, { clauses: of })).map((one) =>
      one.clauses.map(({ id }) => id),
    )

  it('are those of no other argument', () => {
    expect(told('what is the price of a gun')).toEqual([['economy.gunPrice', 'economy.other']])
    expect(told('what is the price')).toEqual([clauses.map(({ id }) => id)])
    expect(told('what is the price of a gun', [economy.tankPrice])).toEqual([['economy.tankPrice']])
  })

  it('are, of many, those that say most', () => {
    const five = [economy.tankPrice, economy.gunPrice, economy.other, economy.price, economy.income]
    expect(told('what is the price of a tank', five)).toEqual([['economy.tankPrice', 'economy.price']])
    expect(told('what is the price of a tank', five.slice(0, 4))).toEqual([
      ['economy.tankPrice', 'economy.other', 'economy.price'],
    ])
  })
})
