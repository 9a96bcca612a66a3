/**
 * What is wrong with a board that somebody has written.
 *
 * @module
 */
import type { Problem } from '../../../src/kernel/position.js'
import { areaOf } from '../field.js'
import { CITIES, FIELDS, PLAYERS, SQUARES } from '../vocabulary.js'
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

/** What is wrong with the boards, beyond their shape. */
export const boardProblems = (texts: BoardTexts): readonly Problem[] =>
  FIELDS.flatMap((field) => [
    ...cityProblems(texts[field]).map((message) => ({ path: [field, 'rows'], message })),
    ...purpleProblems(texts[field]).map((message) => ({ path: [field, 'purple'], message })),
  ])
