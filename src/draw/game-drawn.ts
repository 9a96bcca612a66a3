/** A game as a picture: its board, its map and its tracks, whatever of them its book draws. @module */
import { type Board, changedSquares } from '../kernel/board.js'
import type { Book } from '../kernel/book.js'
import { changedPlaces } from '../kernel/drawing.js'
import type { Seat } from '../kernel/option.js'
import type { GameState } from '../kernel/question.js'
import { boardSvg } from './board-svg.js'
import { drawn, type Emphasis } from './drawn.js'
import { type Html, html } from './html.js'

/** What draws the games of a book. */
export type Draws<Game extends GameState> = Pick<Book<Game>, 'board' | 'drawing' | 'shown'>

/** Whether a book draws its games. */
export const isDrawn = <Game extends GameState>({ board, drawing }: Draws<Game>): boolean =>
  board !== undefined || drawing !== undefined

/** Draws a game as a seat may see it, or as it is. */
export function gameDrawn<Game extends GameState>(
  book: Draws<Game>,
  game: Game,
  emphasis: Emphasis = {},
  seat?: Seat,
): Html | undefined {
  const { drawing } = book
  const board = book.board?.(game, seat)
  const shown = book.shown?.(game, seat)
  if (board === undefined && shown === undefined) return undefined
  return html`${board && boardSvg(board, new Set(emphasis.changed), new Set(emphasis.lit))}${drawing && shown && drawn(drawing, shown, emphasis)}`
}

/** The squares, places and boxes on which two games differ. */
export function changedIn<Game extends GameState>(
  book: Draws<Game>,
  before: Game,
  after: Game,
  seat?: Seat,
): readonly string[] {
  const squares = (one: Board, other: Board) => changedSquares(one, other).map(({ name }) => name)
  return [
    ...(book.board ? squares(book.board(before, seat), book.board(after, seat)) : []),
    ...(book.shown ? changedPlaces(book.shown(before, seat), book.shown(after, seat)) : []),
  ]
}
