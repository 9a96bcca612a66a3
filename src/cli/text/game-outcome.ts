/** The end of a game, as text. @module */

import { type Book, formatValue, type GameState, type Json, type Position, seatTitle } from '#core'
import type { Paint } from './layout/output-layout.js'

export function outcomeWords(outcome: Json): string {
  if (outcome === null) return 'nothing is left to decide'
  return typeof outcome === 'string' ? outcome : formatValue(outcome)
}

/** Returns the name of the chart that began first: the whole game, or one of its procedures. */
export const begunIn = ([first]: readonly Position[]): string | undefined => first?.stack[0]?.chart

/** Formats the end: the winner and the margin for a whole game if the book knows them, otherwise the plain outcome. */
export function outcomeText<Game extends GameState>(
  book: Book<Game>,
  begun: string | undefined,
  outcome: Json,
  paint: Paint,
): string {
  if (begun !== book.main.procedure.name)
    return `\n${paint.strong(`${withArticle(begun ?? 'game')} is over: ${outcomeWords(outcome)}`)}\n`
  const results = book.results?.(outcome)
  const end = results ? (results.says ?? `${results.winner} wins`) : outcomeWords(outcome)
  const margins = Object.entries(results?.margins ?? {}).map(([seat, margin]) => `${seatTitle(seat)} ${margin}`)
  return `\n${paint.strong(`The game is over: ${end}`)}${margins.length > 0 ? `; margins: ${margins.join(', ')}` : ''}\n`
}

/** A name at the beginning of a sentence; one that begins with an article needs none before it. */
const withArticle = (name: string): string =>
  /^(a|an|the) /.test(name) ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : `The ${name}`
