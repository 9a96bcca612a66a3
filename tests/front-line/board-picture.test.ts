import { describe, expect, it } from 'vitest'
import { standInBoards } from '#spec/front-line/components/boards'
import { emptyGame } from '#spec/front-line/empty-game'
import { fieldOver } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import { FIELDS, OCCUPANTS, type Square } from '#spec/front-line/vocabulary'
import { boardPicture } from '../../machines/front-line/board-picture.js'
import { contentWords, isBare, squaresOf, squareWords } from '../../src/core/pictures/board-picture.js'

const fields = { Main: fieldOver(standInBoards.Main), 'Lake Nogo': fieldOver(standInBoards['Lake Nogo']) }
const draw = boardPicture(fields)
const { cities, purple } = fields.Main
const wordsAt = (game: Game, name: Square) =>
  squaresOf(draw(game))
    .filter((square) => square.name === name)
    .map(squareWords)

describe('page 1, para 3: a Battle Field has sixty squares in a grid of ten by six', () => {
  it('is drawn with nothing on it before units are set, on both sides of the Board', () => {
    for (const field of FIELDS) {
      const board = draw({ ...emptyGame, field })
      expect(squaresOf(board)).toHaveLength(60)
      expect(isBare(board)).toBe(true)
    }
  })
  it('has three areas', () => {
    const areas = squaresOf(draw(emptyGame)).map(({ area }) => area?.name)
    expect(
      ['Red country', 'neutral area', 'Green country'].map((name) => areas.filter((area) => area === name).length),
    ).toEqual([18, 24, 18])
  })
})

describe('page 1, para 4: what is on a square is drawn', () => {
  it('shows the hex of an Air Base, and its Fallen City Marker on the city of its owner only', () => {
    const { Red } = emptyGame.players
    const fallen: Game = {
      ...emptyGame,
      players: { ...emptyGame.players, Red: { ...Red, fallen: { ...Red.fallen, 'Air Base': true } } },
    }
    const [mine, theirs] = [cities.Red['Air Base'], cities.Green['Air Base']]
    expect(wordsAt(fallen, mine)).toEqual([`${mine}, Air Base, Hex of 2 OP: Fallen City Marker`])
    expect(wordsAt(fallen, theirs)).toEqual([`${theirs}, Air Base, Hex of 2 OP`])
  })
  it('shows the two Purple Hexes', () => {
    const marked = squaresOf(draw(emptyGame)).filter(({ printed = [] }) => printed.some(({ short }) => short === '1'))
    expect(marked.map(({ name }) => name).toSorted()).toEqual(purple.toSorted())
  })
  it('shows every unit with its color and its face', () => {
    const shown = OCCUPANTS.map((occupant) =>
      squaresOf(draw({ ...emptyGame, squares: { ...emptyGame.squares, E1: occupant } }))
        .map(contentWords)
        .join(''),
    )
    expect(shown).toEqual(
      OCCUPANTS.map((occupant) => (occupant === 'empty' ? '' : occupant.replace(' disrupted', ', disrupted'))),
    )
  })
})
