/** Places on a board by what stands on them: `the red tank` is the square where one stands. @module */
import type { Book, GameState } from '#kernel'
import { type Square, squaresOf } from '../kernel/board.js'

/** What a place holds, in words, by the name of the place. */
export type Places = ReadonlyMap<string, string>

/** What stands on the squares of the board of a game; nothing where a book has none. */
export function placesOf<Game extends GameState>({ board }: Pick<Book<Game>, 'board'>, game: Game): Places {
  if (board === undefined) return new Map()
  return new Map(squaresOf(board(game)).flatMap((square) => pieceWords(square)))
}

const pieceWords = ({ name, piece }: Square): readonly (readonly [string, string])[] =>
  piece ? [[name, `${piece.side.name} ${piece.kind.name}`]] : []
