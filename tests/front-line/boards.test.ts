import { describe, expect, it } from 'vitest'
import { type BoardText, standInBoards } from '#spec/front-line/components/boards'
import { boardProblems } from '#spec/front-line/components/check-boards'

const { Main: main, 'Lake Nogo': lake } = standInBoards

/** A board on which one square has another letter. */
const lettered = (board: BoardText, row: number, column: number, letter: string): BoardText => ({
  ...board,
  rows: board.rows.map((text, index) =>
    index === row ? text.slice(0, column) + letter + text.slice(column + 1) : text,
  ),
})
const messages = (boards: typeof standInBoards) => boardProblems(boards).map(({ message }) => message)

describe('page 8, para 4 lakeNogo: the boards that a file may give', () => {
  it('ours are in order', () => {
    expect(messages(standInBoards)).toEqual([])
  })

  it('eight squares of Lake Nogo are water, no more and no fewer', () => {
    expect(messages({ Main: main, 'Lake Nogo': lettered(lake, 2, 3, 'v') })).toEqual([
      'expected 8 squares of Water, got 7',
    ])
    expect(messages({ Main: main, 'Lake Nogo': lettered(lake, 1, 4, '~') })).toEqual([
      'expected 8 squares of Water, got 9',
    ])
  })

  it('page 1, para 3 theBoard: the Main side is land throughout', () => {
    expect(messages({ Main: lettered(main, 3, 4, '~'), 'Lake Nogo': lake })).toEqual([
      'expected 0 squares of Water, got 1',
    ])
  })

  it('no country has water', () => {
    const moved = lettered(lettered(lake, 2, 3, 'v'), 2, 2, '~')
    expect(messages({ Main: main, 'Lake Nogo': moved })).toEqual(['Water cannot be in a country (C3)'])
  })
})
