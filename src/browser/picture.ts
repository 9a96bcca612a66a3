/** The picture of a game in a page: its board, its scales and its tables, whose rows can be clicked. @module */
import type { Book, GameState, Sketch } from '#kernel'
import { boardSvg } from '../draw/board-svg.js'
import { type Html, html } from '../draw/html.js'
import { scalesSvg } from '../draw/scales-svg.js'
import { changedSquares } from '../kernel/board.js'
import type { Sight } from '../kernel/secrets.js'
import { sketchOf } from '../kernel/sketch.js'

/** What is seen of a game: its picture, and its tables beside it. */
export interface Seen {
  readonly picture: string
  readonly tables: string
}

/** Draws a game as somebody sees it; what a step has changed is marked. */
export function seenOf<Game extends GameState>(book: Book<Game>, sight: Sight<Game>, game: Game, before?: Game): Seen {
  const board = book.board?.(game, sight.seat)
  const old = before && board && book.board?.(before, sight.seat)
  const changed = new Set(old && board ? changedSquares(old, board).map(({ name }) => name) : [])
  const sketches = sketchOf(book, game, sight)
  const scales = sketches.filter((sketch) => (sketch.scales ?? []).length > 0)
  return {
    picture:
      html`${board && boardSvg(board, changed)}${scales.map((sketch) => scalesSvg(sketch.scales ?? [], sketch.title))}`
        .html,
    tables: html`${sketches.filter((sketch) => !scales.includes(sketch)).map(tableOf)}`.html,
  }
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
