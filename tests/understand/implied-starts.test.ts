/** The procedures that a sentence can begin, each with the arguments that it says. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { beginningsIn, seatsIn } from '../../src/ask/implied-starts.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Square } from '../../src/core/pictures/board-picture.js'
import { annsDog, bobsCat, meadowBoard } from '../kernel/meadow-board.js'
import { chartOf, type Told } from './plain-charts.js'

/** Finds the beginnings of one procedure that a sentence means, best first. */
function begun(text: string, told: Told, squares?: Readonly<Record<string, Pick<Square, 'piece'>>>) {
  const board = squares ? { board: () => meadowBoard(squares) } : {}
  const book = { charts: [chartOf(told)], seats: ['Ann', 'Bob'], ...board } as unknown as Book
  return beginningsIn(book, { from: 'setup', game: { readings: {} } }, sentenceOf(text))
}
const saidFor = (...given: Parameters<typeof begun>) => begun(...given).map(({ said }) => said)

const picker = z.enum(['Ann', 'Bob'])
const tree = z.enum(['short', 'tall'])
const TREE = { fields: { picker, tree } }

describe('a procedure begins', () => {
  it('by its name, with what is said of its arguments', () => {
    const [first, ...others] = begun('Ann climbs the tall tree', TREE)
    expect(others).toEqual([])
    expect(first).toMatchObject({
      standing: { from: 'setup' },
      chart: { name: 'climb' },
      args: { picker: 'Ann', tree: 'tall' },
      accounted: [{ means: 'climb' }, { means: 'picker Ann' }, { means: 'tree tall' }],
      ...{ against: 0, refusals: [], named: 1, said: 'Ann climb tall' },
    })
    expect(first?.accounted.map(({ covered }) => [...covered.keys()])).toEqual([[1], [0], [3]])
    expect([...(first?.covered.keys() ?? [])].toSorted()).toEqual([0, 1, 3])
  })

  it('without an argument where it takes none', () => {
    expect(begun('climb', {})).toMatchObject([{ args: null, said: 'climb', accounted: [{ means: 'climb' }] }])
  })

  it('not where neither it nor any of its options and arguments is named', () => {
    expect(begun('Ann eats', { ...TREE, options: ['fall'] })).toEqual([])
    expect(begun('Ann falls', { ...TREE, options: ['fall'] })).toMatchObject([{ named: 0 }, { named: 0 }])
    expect(begun('what is always returned: nothing', { ...TREE, options: ['always', 'returned', 'nothing'] })).toEqual(
      [],
    )
    expect(begun('Ann with the tall', TREE)).toMatchObject([{ named: 0, said: 'Ann climb tall' }])
    expect(begun('take 2', { fields: { number: z.literal([2, 3]), isQuick: z.boolean() } })).toEqual([])
  })

  it('not by an argument that nobody can say', () => {
    expect(begun('climb', { fields: { trees: z.array(tree) } })).toEqual([])
    expect(saidFor('climb', { fields: { tree: z.enum(['oak']) } })).toEqual(['oak climb'])
    expect(begun('climb', { fields: { trees: z.array(tree).optional() } })).toMatchObject([{ args: {}, said: 'climb' }])
  })

  it('by a part of its name, but not by a seat in that alone', () => {
    const turn = { name: "Ann's long turn" }
    expect(begun('the turn', turn)).toMatchObject([{ named: 1 / 3, against: 0.5 }])
    expect(begun('the long turn of Ann', turn)).toMatchObject([{ named: 1, against: 0 }])
    expect(begun('Ann eats', turn)).toEqual([])
    expect(begun('Ann', { name: 'Ann' })).toMatchObject([{ named: 1 }])
    expect(begun('Ann turns', turn)).toMatchObject([{ named: 2 / 3, against: 0.25 }])
  })
})

describe('an argument', () => {
  it('may be any of its values where none is said', () => {
    expect(begun('Ann climbs', TREE)).toMatchObject([
      { said: 'Ann climb short', against: 0.1 },
      { said: 'Ann climb tall', against: 0.1 },
    ])
  })

  it('counts against a procedure that is not named', () => {
    expect(begun('Ann with the tall', TREE)).toMatchObject([{ against: 0.2 }])
    const [, second] = begun('the tall', TREE)
    expect(second?.against).toBeCloseTo(0.2 + 0.1, 10)
  })

  it('stays open where it may be anything', () => {
    const fields = { picker, tree: z.enum(['any', 'short', 'tall']) }
    expect(begun('Ann climbs', { fields })).toMatchObject([
      { args: { tree: 'any' }, said: 'Ann climb', against: 0.02, accounted: [{}, {}, { means: 'tree any' }] },
    ])
    expect(begun('Ann climbs tall', { fields })).toMatchObject([
      { said: 'Ann climb tall', against: 0 },
      { against: 0.02 },
    ])
  })

  it('is left out where it need not be given', () => {
    const fields = { picker, tree: tree.default('short') }
    expect(begun('Ann climbs', { fields })).toMatchObject([
      {
        args: { picker: 'Ann', tree: 'short' },
        said: 'Ann climb',
        against: 0,
        accounted: [{}, { means: 'picker Ann' }],
      },
    ])
    expect(saidFor('Ann climbs tall', { fields })).toEqual(['Ann climb tall', 'Ann climb'])
    // What is left out is not given, and counts against nothing.
    expect(begun('Ann falls', { fields, options: ['fall'] })).toMatchObject([{ against: 0.1 }])
  })

  it('is said by its own name where it is true, and not at all where it is false', () => {
    const fields = { picker, quick: z.boolean() }
    expect(begun('Ann climbs quick', { fields })).toMatchObject([
      { args: { quick: true }, said: 'Ann climb quick', accounted: [{}, {}, { means: 'quick true' }] },
    ])
    expect(saidFor('Ann climbs false', { fields })).toEqual(['Ann climb false', 'Ann climb quick'])
  })

  it('is said in part, or by a number', () => {
    const fields = { tree: z.enum(['old tall tree', 'low']), steps: z.literal([1, 2]) }
    expect(begun('climb 2 the tall tree', { fields })).toMatchObject([
      { args: { tree: 'old tall tree', steps: 2 }, said: 'old tall tree climb 2', against: 0.25 },
    ])
  })

  it('may be each of the eight values of which most is said', () => {
    const names = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh'].map((name) => `tall ${name}`)
    const fields = { tree: z.enum([...names, 'tall']) }
    expect(saidFor('climb tall', { fields })).toEqual([
      'tall climb',
      ...names.slice(0, 7).map((name) => `${name} climb`),
    ])
  })

  it('comes with the others of which most is said', () => {
    const fields = { tree: z.enum(['tall', 'tall oak']), place: z.enum(['low', 'low hill']) }
    expect(saidFor('climb tall on the low hill', { fields })).toEqual([
      ...['tall climb low hill', 'tall oak climb low hill'],
      ...['tall climb low', 'tall oak climb low'],
    ])
  })

  it('may have hundreds of values with others', () => {
    const some = (letter: string, count: number) => z.enum(Array.from({ length: count }, (_, at) => `${letter}${at}`))
    const fields = { a: some('a', 5), b: some('b', 10), c: some('c', 10) }
    expect(begun('climb', { fields })).toHaveLength(12)
    expect(begun('climb', { fields: { a: some('a', 3), b: some('b', 167) } })).toEqual([])
  })
})

describe('a place', () => {
  const fields = { place: z.enum(['A1', 'B1', 'C2']) }
  const board = { A1: { piece: annsDog }, C2: { piece: bobsCat } }

  it('is said by what stands on it', () => {
    expect(begun("climb with Ann's dog", { fields }, board)).toMatchObject([{ said: 'A1 climb', against: 0 }])
    const [first] = begun("climb with Ann's dog in A1", { fields }, board)
    expect([...(first?.covered.keys() ?? [])].toSorted()).toEqual([0, 2, 4, 6])
    expect(begun('climb with the dog', { fields }, board)).toMatchObject([{ said: 'A1 climb', against: 0 }])
    expect(saidFor('climb B1', { fields }, board)).toEqual(['B1 climb'])
  })

  it('means nothing where something else stands on it', () => {
    expect(begun('climb with the cat in A1', { fields }, board)).toEqual([])
    expect(begun('climb with the dog in A1', { fields }, board)).toHaveLength(1)
    expect(begun('climb with the dog in B1', { fields }, board)).toEqual([])
  })
})

describe('a procedure that may not begin', () => {
  const letters = (count: number) => z.enum(Array.from({ length: count }, (_, at) => `v${at}`))

  it('is told beside others only where nothing is left open', () => {
    const isShut = (args: Readonly<Record<string, unknown>>) => args.tree === 'tall'
    expect(saidFor('Ann climbs', { ...TREE, isShut })).toEqual(['Ann climb short'])
    expect(begun('Ann climbs tall', { ...TREE, isShut })).toMatchObject([
      { said: 'Ann climb tall', refusals: [{ table: 'shut' }] },
    ])
    expect(saidFor('Ann climbs short or tall', { ...TREE, isShut })).toEqual(['Ann climb short', 'Ann climb tall'])
  })

  it('is told with all that it may be where that is little', () => {
    const isShut = () => true
    expect(begun('climb', { fields: { a: letters(12) }, isShut })).toHaveLength(12)
    expect(begun('climb', { fields: { a: letters(13) }, isShut })).toEqual([])
    const both = { fields: { a: letters(13), tree: tree.optional() }, isShut }
    expect(saidFor('climb v3', both)).toEqual(['v3 climb'])
  })

  it('is told beside others also where it is named by an argument alone', () => {
    const isShut = (args: Readonly<Record<string, unknown>>) => args.tree === 'tall'
    expect(saidFor('Ann with short or tall', { ...TREE, isShut })).toEqual(['Ann climb short', 'Ann climb tall'])
  })

  it('comes behind those that may, and those of which most is said come first', () => {
    const isShut = ({ tree: of }: Readonly<Record<string, unknown>>) => of === 'tall'
    const fields = { tree: z.enum(['tall', 'short tree', 'short']) }
    expect(saidFor('climb short, tall', { fields, isShut })).toEqual(['short climb', 'short tree climb', 'tall climb'])
  })
})

describe('the seats of a sentence', () => {
  it('are the words that name them', () => {
    const sentence = sentenceOf('may Ann give it to Bob')
    expect([...seatsIn({ seats: ['Ann', 'Bob', 'Eve'] }, sentence).keys()]).toEqual([1, 5])
    expect(seatsIn({}, sentence).size).toBe(0)
  })
})
