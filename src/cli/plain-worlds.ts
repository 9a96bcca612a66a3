/** The worlds of a book as plain data: who has read them hands them to threads, which need not read them again. @module */
import type { Book, World } from '../kernel/book.js'
import type { Json } from '../kernel/json.js'
import { call, procedure } from '../kernel/procedure.js'
import type { GameState } from '../kernel/question.js'

/** The worlds of a book, as plain data. */
export interface PlainWorlds {
  /** The games with which more than worlds begins: they are the same objects everywhere. */
  readonly beginnings: readonly GameState[]
  readonly worlds: readonly (Omit<World, 'call'> & { readonly calls: string; readonly args: Json })[]
}

const beginningsOf = ({ empty, bases = {} }: Book): readonly GameState[] => [empty, ...Object.values(bases)]

/** The worlds of a book for somebody who has the same book. */
export const plainWorlds = (book: Book): PlainWorlds => ({
  beginnings: beginningsOf(book),
  worlds: book.worlds.map(({ call: { procedure: called, args }, ...world }) => ({
    ...world,
    calls: called.name,
    args,
  })),
})

/** The same book with the worlds that somebody else has read; those that it would read itself are not asked for. */
export function withWorlds(book: Book, { beginnings, worlds }: PlainWorlds): Book {
  const own = beginningsOf(book)
  const same = new Map(beginnings.map((game, index) => [game, own[index]]))
  const read = worlds.map(({ calls, args, game, ...world }): World => {
    const chart = book.charts.find(({ name }) => name === calls)
    return {
      ...world,
      game: same.get(game) ?? game,
      call: call((chart?.procedure ?? procedure(calls)) as never, args as never),
    }
  })
  return Object.defineProperties({} as Book, {
    ...Object.getOwnPropertyDescriptors(book),
    worlds: { value: read, enumerable: true },
  })
}
