/** How a game ended, as text. @module */

import type { Book, GameState, Json } from '#kernel'
import { shown } from '../../examples/shape.js'
import type { Paint } from './layout.js'

export function outcomeWords(outcome: Json): string {
  if (outcome === null) return 'nothing is left to decide'
  return typeof outcome === 'string' ? outcome : shown(outcome)
}

/** How a game ended: who won and by how much, where the book can tell, else the outcome as it is. */
export function outcomeText<Game extends GameState>(book: Book<Game>, outcome: Json, paint: Paint): string {
  const results = book.results?.(outcome)
  const end = results ? (results.says ?? `${results.winner} wins`) : outcomeWords(outcome)
  const margins = Object.entries(results?.margins ?? {}).map(([seat, margin]) => `${seat} ${margin}`)
  return `\n${paint.strong(`The game is over: ${end}`)}${margins.length > 0 ? `; margins: ${margins.join(', ')}` : ''}\n`
}
