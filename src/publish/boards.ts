/** What is drawn of a book: its boards as they are printed, and the games with which its examples begin and end. @module */

import type { Book, GameState } from '#kernel'
import { examplesFrom } from '../examples/read.js'
import { runExample } from '../examples/run.js'
import type { Source } from '../examples/source.js'
import { type Board, bare } from '../kernel/board.js'
import { canonical } from '../kernel/json.js'
import { rulesOf } from '../kernel/rules.js'

/** The game as a position has it, and as choices leave it, where they lead anywhere. */
export interface Games<Game = GameState> {
  readonly before: Game
  readonly after?: Game
}

/** The boards of a book as they are printed, each once. */
export function printedBoards<Game extends GameState>({ board, empty, bases = {} }: Book<Game>): readonly Board[] {
  if (board === undefined) return []
  const all = [empty, ...Object.values(bases)].map((game) => bare(board(game)))
  return [...new Map(all.map((one) => [canonical(one), one])).values()]
}

/** The games with which the examples in a source begin and end, by the names of the examples. */
export function gamesIn<Game extends GameState>(book: Book<Game>, source: Source): ReadonlyMap<string, Games<Game>> {
  const rules = rulesOf(book)
  const read = examplesFrom(rules, source)
  const played = read.ok ? read.value.flatMap((example) => (example.kind === 'played' ? [example] : [])) : []
  return new Map(
    played.map((example) => {
      const { verdict } = runExample(rules, example)
      const before = example.begun.game
      const reached = verdict.is === 'legal' || verdict.is === 'refused'
      return [example.name, reached ? { before, after: verdict.position.game } : { before }]
    }),
  )
}
