/** Pictures on pages: a game as it begins and as it ends, and what the signs on boards mean. @module */

import type { Book, GameState } from '#kernel'
import { boardSvg } from '../../draw/board-svg.js'
import { changedIn, type Draws, gameDrawn, shownIn } from '../../draw/game-drawn.js'
import { type Html, html } from '../../draw/html.js'
import { classes } from '../../draw/token.js'
import { type Board, isBare } from '../../kernel/board.js'
import { boxName, changedPlaces } from '../../kernel/drawing.js'
import { LEGEND_PARTS, type LegendPart, legendOf, type Meaning, meaningWords } from '../../kernel/legend.js'
import type { Games } from '../boards.js'

/** How many places with a change are named under a picture. */
const NAMED = 8

/** The game with which a book begins, as far as its examples tell. */
export const firstGame = <Game extends GameState>({ empty, bases = {} }: Pick<Book<Game>, 'empty' | 'bases'>): Game =>
  Object.values(bases)[0] ?? empty

/**
 * A game before and after: what its choices change, and what it begins with that the book does not begin with. One picture
 * where nothing changes, none where there is nothing to see.
 */
export function gamesShown<Game extends GameState>(book: Book<Game>, games: Games<Game>): Html | undefined {
  const { before, after = before } = games
  const changed = changedIn(book, before, after)
  const seen = new Set([...changed, ...differing(book, before)])
  const tracks = new Set(
    (book.drawing?.tracks ?? [])
      .filter(({ name, boxes }) => boxes.some((box) => seen.has(boxName(name, box.name))))
      .map(({ name }) => name),
  )
  const isNew = (places: ReadonlySet<string>) =>
    Object.keys(book.drawing?.map?.places ?? {}).some((place) => places.has(place))
  const withoutMap = !isNew(seen)
  if (tracks.size === 0 && withoutMap && !isOnBoard(book, games)) return undefined
  const still = { tracks, withoutMap, still: true }
  if (changed.length === 0) return pictured(gameDrawn(book, before, still), 'The position, before and after')
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : ''
  const what = `After; changed: ${changed.slice(0, NAMED).join(', ')}${more}`
  return html`<div class="rw-pair">${pictured(gameDrawn(book, before, still), 'Before')}${pictured(gameDrawn(book, after, { ...still, changed, withoutMap: !isNew(new Set(changed)) }), what)}</div>`
}

const isOnBoard = <Game extends GameState>({ board }: Draws<Game>, { before, after = before }: Games<Game>): boolean =>
  board !== undefined && ![before, after].every((game) => isBare(board(game)))

/** The places on which a game differs from that of those with which a book begins that is nearest to it. */
function differing<Game extends GameState>(book: Book<Game>, game: Game): readonly string[] {
  const own = shownIn(book, game)
  const all = [book.empty, ...Object.values(book.bases ?? {})].map((base) => {
    const other = shownIn(book, base)
    return own && other ? changedPlaces(other, own) : []
  })
  return all.toSorted((one, other) => one.length - other.length)[0] ?? []
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
