/** Pictures of a book: what it draws and sketches of the games with which it can begin, as short digests. @module */
import { hashOfContent } from '../files/hash-content.js'
import type { Book } from '../kernel/book/book.js'
import type { GameState } from '../kernel/sections/question.js'
import { canonical } from '../values/json.js'
import { sketchOf } from '../wording/picture-text.js'

/** A game with which a book can begin, and a digest of how it is drawn. */
export interface Pictured {
  readonly name: string
  readonly picture: string
}

const DIGITS = 12

/** The drawings of the games with which a book can begin. */
export const picturesIn = <Game extends GameState>(book: Book<Game>): readonly Pictured[] =>
  Object.entries({ empty: book.empty, ...book.bases }).map(([name, game]) => ({ name, picture: pictureOf(book, game) }))

const pictureOf = <Game extends GameState>(book: Book<Game>, game: Game): string =>
  hashOfContent(drawnAs(book, game)).slice(0, DIGITS)

/** The drawing of a game as text, without the title: a copy of a book by another name is drawn alike. */
export const drawnAs = <Game extends GameState>(book: Book<Game>, game: Game): string =>
  canonical([sketchOf({ ...book, title: '' }, game), book.shown?.(game), book.board?.(game)])
