/** The worlds of a book as plain data: who has read them hands them to threads, which need not read them again. @module */
import { type Book, type Call, call, type GameState, type Json, procedure, type World } from '#core'

/** The worlds of a book, as plain data. */
export interface PlainWorlds {
  /** The games of worlds, each once; those with which more than worlds begins everybody has who has the book. */
  readonly games: readonly GameState[]
  /** A game is told by its number, among those with which more begins, and then among the others. */
  readonly worlds: readonly (Omit<World, 'call' | 'game'> & {
    readonly game: number
    readonly calls: string
    readonly args: Json
  })[]
}

const beginningsOf = ({ empty, bases = {} }: Book): readonly GameState[] => [
  ...new Set([empty, ...Object.values(bases)]),
]

/** The worlds of a book for somebody who has the same book. */
export function plainWorlds(book: Book): PlainWorlds {
  const known = beginningsOf(book)
  const all = [...new Set([...known, ...book.worlds.map(({ game }) => game)])]
  const numbers = new Map(all.map((game, number) => [game, number]))
  return {
    games: all.slice(known.length),
    worlds: book.worlds.map(({ call: { procedure: called, args }, game, ...world }) => ({
      ...world,
      game: numbers.get(game) ?? 0,
      calls: called.name,
      args,
    })),
  }
}

/** Finds the procedure of a book by its name. */
export function callIn({ charts }: Pick<Book, 'charts'>, calls: string, args: Json): Call {
  const chart = charts.find(({ name }) => name === calls)
  return call((chart?.procedure ?? procedure(calls)) as never, args as never)
}

/** The same book with the worlds that somebody else has read; those that it would read itself are not asked for. */
export function withWorlds(book: Book, { games, worlds }: PlainWorlds): Book {
  const all = [...beginningsOf(book), ...games]
  const read = worlds.map(
    ({ calls, args, game, ...world }): World => ({
      ...world,
      game: all[game] ?? book.empty,
      call: callIn(book, calls, args),
    }),
  )
  return Object.defineProperties({} as Book, {
    ...Object.getOwnPropertyDescriptors(book),
    worlds: { value: read, enumerable: true },
  })
}
