import { describe, expect, it } from 'vitest'
import { legendOf, meaningWords } from '../../src/core/pictures/board-legend.js'
import {
  type Board,
  bare,
  boardChanges,
  changedSquares,
  isBare,
  squaresOf,
  squareWords,
} from '../../src/core/pictures/board-picture.js'
import { shownChanges } from '../../src/core/wording/picture-text.js'
import { annsDog, bobsCat, bone, type Fruits, fruitBoard, meadowBoard } from './meadow-board.js'

const awake = { side: bobsCat.side, kind: bobsCat.kind }

describe('a square in words', () => {
  const wordsAt = (content: Parameters<typeof meadowBoard>[0], name: string) =>
    squaresOf(meadowBoard(content))
      .filter((square) => square.name === name)
      .map(squareWords)
  it('names its ground and what is printed on it', () => {
    expect(wordsAt({}, 'A1')).toEqual(['A1, grass'])
    expect(wordsAt({}, 'B1')).toEqual(['B1, grass, well'])
  })
  it('tells whose piece is on it and how it is, and what lies beside it', () => {
    expect(wordsAt({ B1: { piece: bobsCat, markers: [bone] } }, 'B1')).toEqual([
      'B1, grass, well: Bob cat, asleep; bone',
    ])
  })
})

describe('a board as it is printed', () => {
  it('has nothing on it, and keeps what is printed', () => {
    const taken = meadowBoard({ A1: { piece: annsDog }, B1: { markers: [bone] } })
    expect(isBare(taken)).toBe(false)
    expect(isBare(meadowBoard({ B1: { markers: [bone] } }))).toBe(false)
    expect(bare(taken)).toEqual(meadowBoard())
    expect(isBare(bare(taken))).toBe(true)
  })
})

describe('what differs between two boards', () => {
  const before = meadowBoard({ A1: { piece: annsDog }, C2: { piece: bobsCat } })
  it('is told square by square, a change of state included', () => {
    const after = meadowBoard({ A2: { piece: annsDog }, C2: { piece: awake } })
    expect(boardChanges(before, after)).toEqual([
      'A1: Ann dog -> nothing',
      'A2: nothing -> Ann dog',
      'C2: Bob cat, asleep -> Bob cat',
    ])
    expect(changedSquares(before, after).map(({ name }) => name)).toEqual(['A1', 'A2', 'C2'])
  })
  it('is nothing where they are alike', () => {
    expect(boardChanges(before, before)).toEqual([])
  })
  it('is another board, and no square on which nothing else is', () => {
    const wet = { short: 'Wet', name: 'Wet' }
    const flooded = before.rows.map((row) => ({
      ...row,
      squares: row.squares.map((square) => ({ ...square, ground: wet })),
    }))
    expect(boardChanges(before, { ...before, title: 'The flood', rows: flooded })).toEqual([
      `board: ${before.title} -> The flood`,
    ])
  })
  it('stands beside what differs between the tables of the book', () => {
    const sketch = ({ baskets }: Fruits) => [{ title: 'Fruit', columns: ['', 'Ann'], rows: [['basket', baskets.Ann]] }]
    const games = [
      { readings: {}, baskets: { Ann: 0, Bob: 0 } },
      { readings: {}, baskets: { Ann: 1, Bob: 0 } },
    ] as const
    expect(shownChanges({ sketch, board: fruitBoard }, ...games)).toEqual([
      'basket, Ann: 0 -> 1',
      'A1: nothing -> Ann dog',
    ])
    expect(shownChanges({ board: fruitBoard }, ...games)).toBeUndefined()
  })
})

describe('a legend', () => {
  const taken = meadowBoard({ A1: { piece: annsDog }, B1: { markers: [bone] }, C2: { piece: bobsCat } })
  const wordsIn = (...boards: readonly Board[]) =>
    Object.fromEntries(Object.entries(legendOf(...boards)).map(([part, all]) => [part, all.map(meaningWords)]))
  it('tells what occurs, each once and in an order that does not depend on where it is', () => {
    expect(wordsIn(taken)).toEqual({
      ground: ['grs = grass', 'tre = trees'],
      marks: ['W = well', 'b = bone'],
      pieces: ['A = Ann', 'B = Bob', 'cat', 'dog', '× = asleep'],
      areas: ['meadow', 'wood'],
    })
  })
  it('tells nothing of what does not occur', () => {
    expect(wordsIn(meadowBoard())).toMatchObject({ marks: ['W = well'], pieces: [] })
  })
  it('tells of several boards together', () => {
    const [dog, cat] = [meadowBoard({ A1: { piece: annsDog } }), meadowBoard({ C2: { piece: awake } })]
    expect(wordsIn(dog, cat)).toMatchObject({ pieces: ['A = Ann', 'B = Bob', 'cat', 'dog'] })
  })
  it('tells the corners of an area that is a rectangle', () => {
    const { rows, ...rest } = meadowBoard()
    expect(wordsIn({ ...rest, rows: rows.slice(0, 1) })).toMatchObject({
      areas: ['meadow (A1 to B1)', 'wood (C1 to C1)'],
    })
  })
})
