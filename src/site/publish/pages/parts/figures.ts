/** Pictures on pages: a game as it begins and as it ends, and what the signs on boards mean. @module */

import {
  type Board,
  type Book,
  boxName,
  changedPlaces,
  type GameState,
  isBare,
  LEGEND_PARTS,
  type LegendPart,
  legendOf,
  type Meaning,
  meaningWords,
  once,
} from '#core'
import { boardSvg } from '../../../draw/board-svg.js'
import { classes } from '../../../draw/draw-token.js'
import { changedIn, type Draws, drawableGame, gameDrawn } from '../../../draw/drawable-game.js'
import { type Html, html } from '../../../draw/html-template.js'
import type { Games } from '../../example-boards.js'
import { changesTold } from './changes-view.js'
import { type DrawnLegend, drawnLegend, type Sighted } from './drawn-legend.js'

/** The maximum number of changed places to name under a picture. */
const NAMED = 8

/** The game with which a book begins, as far as its examples tell. */
export const firstGame = <Game extends GameState>({ empty, bases = {} }: Pick<Book<Game>, 'empty' | 'bases'>): Game =>
  Object.values(bases)[0] ?? empty

/** The visible parts of a game before and after, and the changes. */
interface Pictured {
  readonly tracks: ReadonlySet<string>
  readonly withoutMap: boolean
  readonly changed: readonly string[]
}

/** The visible parts of games, computed once because both the legend and the pictures need them. */
const seenOf = once((book: Book) => once((games: Games) => toBeSeen(book, games)))

const picturedOf = <Game extends GameState>(book: Book<Game>, games: Games<Game>): Pictured | undefined =>
  seenOf(book as unknown as Book)(games)

/** Finds the visible parts: those that the choices change, and those that differ from the start of the book. */
function toBeSeen<Game extends GameState>(book: Book<Game>, games: Games<Game>): Pictured | undefined {
  const { before, after = before } = games
  const changed = changedIn(book, before, after)
  const seen = new Set([...changed, ...differing(book, before)])
  const tracks = new Set(
    (book.drawing?.tracks ?? [])
      .filter(({ name, boxes }) => boxes.some((box) => seen.has(boxName(name, box.name))))
      .map(({ name }) => name),
  )
  const withoutMap = !isOnMap(book, seen)
  return tracks.size === 0 && withoutMap && !isOnBoard(book, games) ? undefined : { tracks, withoutMap, changed }
}

const isOnMap = <Game extends GameState>({ drawing }: Draws<Game>, places: ReadonlySet<string>): boolean =>
  Object.keys(drawing?.map?.places ?? {}).some((place) => places.has(place))

/** Pictures of games, drawn once: an example can stand on its own page and on that of a question. */
const drawnOf = once((book: Book) => once((games: Games) => pairOf(book, games)))

/** A game before and after: one picture where nothing changes, none where there is nothing to see. */
export const gamesShown = <Game extends GameState>(book: Book<Game>, games: Games<Game>): Html | undefined =>
  drawnOf(book as unknown as Book)(games)

function pairOf<Game extends GameState>(book: Book<Game>, games: Games<Game>): Html | undefined {
  const { before, after = before } = games
  const pictures = picturedOf(book, games)
  if (pictures === undefined) return undefined
  const { tracks, withoutMap, changed } = pictures
  const still = { tracks, withoutMap, still: true, kept: changed }
  if (changed.length === 0) return captionedFigure(gameDrawn(book, before, still), 'The position, before and after')
  const then = { ...still, changed, withoutMap: !isOnMap(book, new Set(changed)) }
  return html`<div class="rw-pair">${captionedFigure(gameDrawn(book, before, still), 'Before')}${captionedFigure(gameDrawn(book, after, then), changedWords(book, games, changed))}</div>`
}

/** Describes the changes in the second of two pictures. */
function changedWords<Game extends GameState>(
  book: Book<Game>,
  { before, after = before }: Games<Game>,
  changed: readonly string[],
): string {
  const [old, now] = [before, after].map((game) => drawableGame(book, game))
  const told = book.drawing && old && now ? changesTold(book.drawing, old, now, changed) : changed
  const more = told.length > NAMED ? ` and ${told.length - NAMED} more` : ''
  return `After; changed: ${told.slice(0, NAMED).join(', ')}${more}`
}

const isOnBoard = <Game extends GameState>({ board }: Draws<Game>, { before, after = before }: Games<Game>): boolean =>
  board !== undefined && ![before, after].every((game) => isBare(board(game)))

/** The places on which a game differs from that of those with which a book begins that is nearest to it. */
function differing<Game extends GameState>(book: Book<Game>, game: Game): readonly string[] {
  const own = drawableGame(book, game)
  const all = [book.empty, ...Object.values(book.bases ?? {})].map((base) => {
    const other = drawableGame(book, base)
    return own && other ? changedPlaces(other, own) : []
  })
  return all.toSorted((one, other) => one.length - other.length)[0] ?? []
}

/** A picture with a line under it. */
export const captionedFigure = (picture: Html | undefined, caption: string): Html =>
  html`<figure class="rw-drawn">${picture}<figcaption>${caption}</figcaption></figure>`

/** A board with a line under it. */
export const figure = (board: Board, caption: string): Html => captionedFigure(boardSvg(board), caption)

/** The legend of all pictures that examples show. */
export function legendOfAll<Game extends GameState>(
  book: Book<Game>,
  all: readonly (Games<Game> | undefined)[],
): Html | undefined {
  const { board } = book
  const games = all.flatMap((one) => one ?? [])
  const boards = board ? games.flatMap((one) => Object.values(one).map((game) => board(game as Game))) : []
  const sighted = games.flatMap((one) => {
    const seen = picturedOf(book, one)
    return seen === undefined
      ? []
      : Object.values(one).flatMap((game): readonly Sighted[] => {
          const shown = drawableGame(book, game as Game)
          return shown ? [{ ...seen, shown }] : []
        })
  })
  return boardLegend(
    boards.filter((one) => !isBare(one)),
    book.drawing && drawnLegend(book.drawing, sighted),
  )
}

type Meanings = Partial<Record<LegendPart | keyof DrawnLegend, readonly Meaning[]>>

/** The legend of boards and drawings, folded until a reader opens it. */
export function boardLegend(boards: readonly Board[], drawn?: DrawnLegend): Html | undefined {
  const all: Meanings = boards.length > 0 ? legendOf(...boards) : {}
  const more: Meanings = drawn ?? {}
  const parts = [...LEGEND_PARTS, 'boxes' as const].flatMap((part) => {
    const meanings = [...(all[part] ?? []), ...(more[part] ?? [])]
    return meanings.length > 0 ? [[part, meanings] as const] : []
  })
  if (parts.length === 0) return undefined
  return html`<details class="rw-more"><summary>What the signs on the ${boards.length > 0 ? 'boards' : 'pictures'} mean</summary><dl class="rw-value">${parts.map(
    ([part, meanings]) => html`<dt>${part}</dt><dd>${meanings.map((meaning) => keyOf(part, meaning))}</dd>`,
  )}</dl></details>`
}

const keyOf = (part: LegendPart | keyof DrawnLegend, meaning: Meaning): Html =>
  html`<span class="${classes(`rw-board-key ${part}`, meaning.tint)}">${meaningWords(meaning)}</span> `
