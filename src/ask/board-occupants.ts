/** Places on a board by what stands on them: `the red tank` is the square where one stands. @module */

import { type Book, type GameState, type Square, squaresOf } from '#core'

/** The contents of places in words, by the name of the place. */
export type Places = ReadonlyMap<string, string>

/** Finds the pieces on the squares of a game's board; nothing if a book has no board. */
export function boardOccupants<Game extends GameState>({ board }: Pick<Book<Game>, 'board'>, game: Game): Places {
  if (board === undefined) return new Map()
  return new Map(squaresOf(board(game)).flatMap((square) => pieceWords(square)))
}

/** The names of all squares of a game's board; nothing if a book has no board. */
export const squareNames = <Game extends GameState>(
  { board }: Pick<Book<Game>, 'board'>,
  game: Game,
): readonly string[] => (board === undefined ? [] : squaresOf(board(game)).map(({ name }) => name))

const pieceWords = ({ name, piece }: Square): readonly (readonly [string, string])[] =>
  piece ? [[name, `${piece.side.name} ${piece.kind.name}`]] : []
