/** Checks of a board that a user has written. @module */
import type { Problem } from 'rulewright/book'
import { areaOf } from '../field.js'
import { CITIES, FIELDS, type FieldName, PLAYERS, SQUARES } from '../vocabulary.js'
import { type BoardText, type BoardTexts, groundOf } from './boards.js'

function cityProblems(text: BoardText): readonly string[] {
  return CITIES.flatMap((city) => {
    const squares = SQUARES.filter((square) => groundOf(text, square) === city)
    const perCountry = PLAYERS.flatMap((player) => {
      const there = squares.filter((square) => areaOf(square) === player).length
      return there === 1 ? [] : [`expected one ${city} in the ${player} country (${areaColumns[player]}), got ${there}`]
    })
    const neutral = squares.filter((square) => areaOf(square) === 'neutral')
    return [...perCountry, ...neutral.map((square) => `a ${city} cannot be in the neutral area (${square})`)]
  })
}

const areaColumns = { Red: 'columns A to C', Green: 'columns H to J' } as const

const purpleProblems = (text: BoardText): readonly string[] =>
  text.purple
    .filter((square) => ['Water', ...CITIES].includes(groundOf(text, square)))
    .map((square) => `a purple hex cannot be in ${square}, which is ${groundOf(text, square)}`)

/** The number of water squares on a side, all of them in the middle: page 8, para 4 and page 1, para 3. */
const WATER_SQUARES: Readonly<Record<FieldName, number>> = { Main: 0, 'Lake Nogo': 8 }

function waterProblems(field: FieldName, text: BoardText): readonly string[] {
  const water = SQUARES.filter((square) => groundOf(text, square) === 'Water')
  const expected = WATER_SQUARES[field]
  return [
    ...(water.length === expected ? [] : [`expected ${expected} squares of Water, got ${water.length}`]),
    ...water
      .filter((square) => areaOf(square) !== 'neutral')
      .map((square) => `Water cannot be in a country (${square})`),
  ]
}

/** Lists the problems of the boards, beyond their shape. */
export const boardProblems = (texts: BoardTexts): readonly Problem[] =>
  FIELDS.flatMap((field) => [
    ...cityProblems(texts[field]).map((message) => ({ path: [field, 'rows'], message })),
    ...waterProblems(field, texts[field]).map((message) => ({ path: [field, 'rows'], message })),
    ...purpleProblems(texts[field]).map((message) => ({ path: [field, 'purple'], message })),
  ])
