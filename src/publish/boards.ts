/** The boards and the scales of a book: as they are printed, and as its examples have them. @module */

import type { Book, GameState, Sketch } from '#kernel'
import { examplesFrom } from '../examples/read.js'
import { runExample } from '../examples/run.js'
import type { Source } from '../examples/source.js'
import { type Board, bare } from '../kernel/board.js'
import { canonical } from '../kernel/json.js'
import { rulesOf } from '../kernel/rules.js'
import type { Scale } from '../kernel/scale.js'

/** The board as a position has it, and as choices leave it, where they lead anywhere. */
export interface Boards {
  readonly before: Board
  readonly after?: Board
}

/** Scales as a position has them, and as choices leave them, where they lead anywhere. */
export interface Scales {
  readonly before: readonly Scale[]
  readonly after?: readonly Scale[]
}

/** The boards of a book as they are printed, each once. */
export function printedBoards<Game extends GameState>({ board, empty, bases = {} }: Book<Game>): readonly Board[] {
  if (board === undefined) return []
  const all = [empty, ...Object.values(bases)].map((game) => bare(board(game)))
  return [...new Map(all.map((one) => [canonical(one), one])).values()]
}

/** What the examples in a source begin with and where their choices lead, by their names, as somebody draws these games. */
function drawnIn<Game extends GameState, Drawn>(
  book: Book<Game>,
  source: Source,
  draw: (game: Game) => Drawn,
): ReadonlyMap<string, { readonly before: Drawn; readonly after?: Drawn }> {
  const rules = rulesOf(book)
  const read = examplesFrom(rules, source)
  const played = read.ok ? read.value.flatMap((example) => (example.kind === 'played' ? [example] : [])) : []
  return new Map(
    played.map((example) => {
      const { verdict } = runExample(rules, example)
      const before = draw(example.begun.game)
      const reached = verdict.is === 'legal' || verdict.is === 'refused'
      return [example.name, reached ? { before, after: draw(verdict.position.game) } : { before }]
    }),
  )
}

/** The boards of the examples in a source, by the names of the examples. */
export const boardsIn = <Game extends GameState>(book: Book<Game>, source: Source): ReadonlyMap<string, Boards> =>
  book.board === undefined ? new Map() : drawnIn(book, source, book.board)

/** The scales of the examples in a source, by the names of the examples. */
export const scalesIn = <Game extends GameState>(book: Book<Game>, source: Source): ReadonlyMap<string, Scales> =>
  groupsAtFirst(book).length === 0 ? new Map() : drawnIn(book, source, (game) => scalesOf(book, game))

const scalesOf = <Game extends GameState>({ sketch }: Pick<Book<Game>, 'sketch'>, game: Game): readonly Scale[] =>
  sketch?.(game).flatMap(({ scales = [] }) => scales) ?? []

/** The groups of scales of a book, as it begins. */
export function groupsAtFirst<Game extends GameState>({ sketch, empty, bases = {} }: Book<Game>): readonly Sketch[] {
  const [game = empty] = Object.values(bases)
  return sketch?.(game).filter(({ scales = [] }) => scales.length > 0) ?? []
}
