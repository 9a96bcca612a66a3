/** Numbers of a game: what stands in it under names, and the pieces on its board. @module */

import { type Book, type GameField, type GameState, gameFields, isRecord, once, type Piece, squaresOf } from '#core'

/** A number of a game, by the names that lead to it. */
export interface Numbered {
  readonly path: readonly string[]
  readonly value: number
}

/** The numbers of a game, lists left out, and how many pieces of each kind a side has on the board. */
export function numbersIn<Game extends GameState>(
  { board, schema }: Pick<Book<Game>, 'board' | 'schema'>,
  game: Game,
): readonly Numbered[] {
  const names = namesIn(schema)
  return [
    ...within(game, []).filter(({ path }) => !names.has(path.join('.'))),
    ...(board ? piecesOn(squaresOf(board(game)).flatMap(pieceOf)) : []),
  ]
}

/** The fields that can hold a word, so that a number in one of them is a name, too: which card lies there. */
const namesIn = once(
  (schema: Book['schema']): ReadonlySet<string> =>
    new Set(gameFields(schema).flatMap(({ path, values }) => (isOfNumbers(values) ? [] : [path.join('.')]))),
)

const isOfNumbers = (values: GameField['values']): boolean =>
  'least' in values || values.every((value) => typeof value === 'number')

function within(part: unknown, path: readonly string[]): readonly Numbered[] {
  if (typeof part === 'number') return [{ path, value: part }]
  if (!isRecord(part) || Array.isArray(part)) return []
  return Object.entries(part).flatMap(([name, each]) => within(each, [...path, name]))
}

const pieceOf = ({ piece }: { readonly piece?: Piece }): readonly Piece[] => (piece ? [piece] : [])

function piecesOn(pieces: readonly Piece[]): readonly Numbered[] {
  const many = new Map<string, Numbered>()
  for (const { side, kind } of pieces) {
    const path = ['board', side.name, 'on the board', kind.name]
    const before = many.get(path.join('.'))?.value ?? 0
    many.set(path.join('.'), { path, value: before + 1 })
  }
  return [...many.values()]
}
