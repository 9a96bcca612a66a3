/** A game as a picture: its board, its map and its tracks, whatever of them its book draws. @module */
import { type Board, type Book, changedPlaces, changedSquares, type GameState, type Seat, type Shown } from '#core'
import { boardSvg } from './board-svg.js'
import { drawGame, type Emphasis } from './draw-game.js'
import { type Html, html } from './html-template.js'

/** The parts of a book that draw its games. */
export type Draws<Game extends GameState> = Pick<Book<Game>, 'board' | 'drawing' | 'shown'>

/** True if a book draws its games. */
export const isDrawn = <Game extends GameState>({ board, drawing }: Draws<Game>): boolean =>
  board !== undefined || drawing !== undefined

type Keep = WeakMap<object, Shown>
const kept = new WeakMap<object, Keep>()

/** Returns the game as a book shows it to a seat. Without a seat the result is cached, because it is drawn often. */
export function drawableGame<Game extends GameState>(
  { shown }: Pick<Book<Game>, 'shown'>,
  game: Game,
  seat?: Seat,
): Shown | undefined {
  if (shown === undefined || seat !== undefined) return shown?.(game, seat)
  const keep: Keep = kept.get(shown) ?? new WeakMap()
  kept.set(shown, keep)
  const found = keep.get(game) ?? shown(game)
  keep.set(game, found)
  return found
}

/** Draws a game as a seat may see it, or as it is. */
export function gameDrawn<Game extends GameState>(
  book: Draws<Game>,
  game: Game,
  emphasis: Emphasis = {},
  seat?: Seat,
): Html | undefined {
  const { drawing } = book
  const board = book.board?.(game, seat)
  const shown = drawableGame(book, game, seat)
  if (board === undefined && shown === undefined) return undefined
  return html`${board && boardSvg(board, new Set(emphasis.changed), new Set(emphasis.lit))}${drawing && shown && drawGame(drawing, shown, emphasis)}`
}

/** The squares, places and boxes on which two games differ. */
export function changedIn<Game extends GameState>(
  book: Draws<Game>,
  before: Game,
  after: Game,
  seat?: Seat,
): readonly string[] {
  const squares = (one: Board, other: Board) => changedSquares(one, other).map(({ name }) => name)
  const [old, now] = [before, after].map((game) => drawableGame(book, game, seat))
  return [
    ...(book.board ? squares(book.board(before, seat), book.board(after, seat)) : []),
    ...(old && now ? changedPlaces(old, now) : []),
  ]
}
