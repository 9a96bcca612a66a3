/** A map after an example, with the changed spaces outlined, as a picture that stands alone. @module */

import type { Book } from '../../src/core/kernel/book/book.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { drawGame } from '../../src/site/draw/draw-game.js'
import { changedIn } from '../../src/site/draw/drawable-game.js'
import { drawingStyle } from '../../src/site/draw/style.js'

/** The rules of the style sheet that a map uses. Boards have their own, which no map needs. */
const sheet = drawingStyle
  .slice(0, drawingStyle.indexOf('.rw-board{'))
  .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')

/** Draws the map of a game, beside which another one stood before. */
export function mapPicture(book: Book<GameState>, before: GameState, after: GameState, title: string): string {
  const { drawing, shown } = book
  if (!drawing?.map || !shown) throw new Error(`${book.name} draws no map`)
  const { html } = drawGame(
    { map: drawing.map, tracks: [] },
    { ...shown(after), tracks: {} },
    {
      changed: changedIn(book, before, after),
      still: true,
    },
  )
  const [svg = ''] = /<svg[\s\S]*<\/svg>/.exec(html) ?? []
  return (
    svg
      .replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg" class="rw-drawing"')
      .replace(/class="rw-drawing"([^>]*) class="/, '$1 class="rw-drawing ')
      .replace(
        /^<svg[^>]*>/,
        (opening) =>
          `${opening}<title>${title}</title><style>svg{font:20px Helvetica,Arial,"Liberation Sans",sans-serif;text-anchor:middle;color-scheme:light}${sheet}</style>`,
      )
      // Pieces may hang over the edge of the map: a picture that stands alone would cut them.
      .replace(
        /viewBox="0 0 (\d+) (\d+)"/,
        (_, width, height) => `viewBox="-20 -20 ${Number(width) + 40} ${Number(height) + 60}"`,
      )
      .concat('\n')
  )
}
