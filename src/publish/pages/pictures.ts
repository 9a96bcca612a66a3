/** Pictures on pages: a game as it begins and as it ends, and what the signs on boards mean. @module */

import type { Book, GameState } from '#kernel'
import { boardSvg } from '../../draw/board-svg.js'
import { changedIn, type Draws, gameDrawn } from '../../draw/game-drawn.js'
import { type Html, html } from '../../draw/html.js'
import { classes } from '../../draw/token.js'
import { type Board, isBare } from '../../kernel/board.js'
import { changedPlaces } from '../../kernel/drawing.js'
import { LEGEND_PARTS, type LegendPart, legendOf, type Meaning, meaningWords } from '../../kernel/legend.js'
import type { Games } from '../boards.js'

/** How many places with a change are named under a picture. */
const NAMED = 8

/** The game with which a book begins, as far as its examples tell. */
export const firstGame = <Game extends GameState>({ empty, bases = {} }: Pick<Book<Game>, 'empty' | 'bases'>): Game =>
  Object.values(bases)[0] ?? empty

/** A game before and after; one picture where both are alike, none where there is nothing to see. */
export function gamesShown<Game extends GameState>(book: Book<Game>, games: Games<Game>): Html | undefined {
  const { before, after = before } = games
  const tracks = tracksToShow(book, games)
  if (!isTaken(book, games) && tracks.size === 0) return undefined
  const changed = changedIn(book, before, after)
  if (changed.length === 0) return pictured(gameDrawn(book, before, { tracks }), 'The position, before and after')
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : ''
  const what = `After; changed: ${changed.slice(0, NAMED).join(', ')}${more}`
  return html`${pictured(gameDrawn(book, before, { tracks }), 'Before')}${pictured(gameDrawn(book, after, { tracks, changed }), what)}`
}

/** Whether anything stands on the board or on the map. */
function isTaken<Game extends GameState>(book: Draws<Game>, { before, after = before }: Games<Game>): boolean {
  return [before, after].some(
    (game) =>
      (book.board && !isBare(book.board(game))) ||
      Object.values(book.shown?.(game).places ?? {}).some(({ tokens }) => tokens.length > 0),
  )
}

/** The tracks that an example is about: those on which it changes something, or begins with something of its own. */
function tracksToShow<Game extends GameState>(
  book: Book<Game>,
  { before, after = before }: Games<Game>,
): ReadonlySet<string> {
  const { shown, drawing } = book
  if (shown === undefined || drawing === undefined) return new Set()
  const [first, from, to] = [firstGame(book), before, after].map((game) => shown(game))
  const boxes = first && from && to ? [...changedPlaces(first, from), ...changedPlaces(from, to)] : []
  return new Set(
    drawing.tracks.map(({ name }) => name).filter((name) => boxes.some((box) => box.startsWith(`${name}: `))),
  )
}

/** A picture with a line under it. */
export const pictured = (picture: Html | undefined, caption: string): Html =>
  html`<figure class="rw-drawn">${picture}<figcaption>${caption}</figcaption></figure>`

/** A board with a line under it. */
export const figure = (board: Board, caption: string): Html => pictured(boardSvg(board), caption)

/** What the signs mean on all boards that examples show. */
export function legendOfAll<Game extends GameState>(
  { board }: Draws<Game>,
  all: readonly (Games<Game> | undefined)[],
): Html | undefined {
  if (board === undefined) return undefined
  const boards = all.flatMap((games) => Object.values(games ?? {}).map((game) => board(game as Game)))
  return boardLegend(boards.filter((one) => !isBare(one)))
}

/** What the signs on boards mean, to be opened by who asks. */
export function boardLegend(boards: readonly Board[]): Html | undefined {
  if (boards.length === 0) return undefined
  const legend = legendOf(...boards)
  const parts = LEGEND_PARTS.filter((part) => legend[part].length > 0)
  return html`<details class="rw-more"><summary>What the signs on the boards mean</summary><dl class="rw-value">${parts.map(
    (part) => html`<dt>${part}</dt><dd>${legend[part].map((meaning) => keyOf(part, meaning))}</dd>`,
  )}</dl></details>`
}

const keyOf = (part: LegendPart, meaning: Meaning): Html =>
  html`<span class="${classes(`rw-board-key ${part}`, meaning.tint)}">${meaningWords(meaning)}</span> `
