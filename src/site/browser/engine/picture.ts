/** The picture of a game in a page: its board, its scales and its tables, whose rows can be clicked. @module */

import { type Book, changedPlaces, changedSquares, type GameState, type Sight, type Sketch, sketchOf } from '#core'
import { boardSvg } from '../../draw/board-svg.js'
import { drawGame } from '../../draw/draw-game.js'
import { type Html, html } from '../../draw/html-template.js'

/** The visible part of a game: its picture, with tracks and boxes, and its tables. */
export interface GamePicture {
  readonly picture: string
  readonly tracks: string
  readonly tables: string
}

/** The highlights of a picture: changes since an earlier game, and the places that can be chosen. */
export interface Highlights<Game> {
  readonly before?: Game | undefined
  readonly lit?: Iterable<string>
}

/** Draws a game as somebody sees it; what a step has changed is marked, and what can be chosen. */
export function drawFor<Game extends GameState>(
  book: Book<Game>,
  sight: Sight<Game>,
  game: Game,
  standout: Highlights<Game> = {},
): GamePicture {
  const sketches = sketchOf(book, game, sight)
  const { map, tracks } = drawingOf(book, sight, game, standout)
  return {
    picture: html`${map ?? boardOf(book, sight, game, standout)}`.html,
    tracks: html`${tracks}`.html,
    tables: html`${sketches.map(tableOf)}`.html,
  }
}

/** The drawing that a book declares: its map, and what lies beside it. */
function drawingOf<Game extends GameState>(
  { drawing, shown }: Book<Game>,
  { seat }: Sight<Game>,
  game: Game,
  { before, lit = [] }: Highlights<Game>,
): { readonly map?: Html; readonly tracks?: Html } {
  if (drawing === undefined || shown === undefined) return {}
  const now = shown(game, seat)
  const marked = { lit, changed: before ? changedPlaces(shown(before, seat), now) : [] }
  return {
    ...(drawing.map && { map: drawGame({ map: drawing.map, tracks: [] }, { ...now, tracks: {} }, marked) }),
    ...(drawing.tracks.length > 0 && { tracks: drawGame({ tracks: drawing.tracks }, now, marked) }),
  }
}

/** The grid of squares of a book, where it has no drawing. */
function boardOf<Game extends GameState>(
  book: Book<Game>,
  { seat }: Sight<Game>,
  game: Game,
  { before, lit = [] }: Highlights<Game>,
): Html | undefined {
  const board = book.board?.(game, seat)
  const old = before && book.board?.(before, seat)
  const changed = old ? changedSquares(old, board ?? old).map(({ name }) => name) : []
  return board && boardSvg(board, new Set(changed), new Set(lit))
}

const tableOf = ({ title, columns, rows }: Sketch): Html =>
  html`<table class="rw-sketch"><caption>${title}</caption>${
    columns.some((column) => column !== '')
      ? html`<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>`
      : undefined
  }<tbody>${rows.map(rowOf)}</tbody></table>`

const rowOf = ([name = '', ...values]: Sketch['rows'][number]): Html =>
  html`<tr><th scope="row">${
    name === '' ? '' : html`<button type="button" class="rw-place" data-place="${String(name)}">${name}</button>`
  }</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`
