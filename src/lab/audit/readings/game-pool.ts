/** Pools: some of the many games that a search comes through, spread over all of them. @module */

import type { GameState, Opening } from '#core'

/** Some of the things that a search comes through. */
export interface Pool<Item> {
  readonly add: (item: Item) => void
  readonly items: () => readonly Item[]
}

/** The maximum number of items in a pool. */
const KEPT = 64

/** A pool that keeps every thing at first, and the more there are, the fewer of them. */
export function poolOf<Item>(): Pool<Item> {
  let items: Item[] = []
  let seen = 0
  let stride = 1
  return {
    add: (item) => {
      if (seen % stride === 0) items.push(item)
      seen += 1
      if (items.length <= KEPT) return
      items = items.filter((_, at) => at % 2 === 0)
      stride *= 2
    },
    items: () => items,
  }
}

/** Pools of the beginnings of procedures, one for each procedure, so that rare ones are kept too. */
export function openingsPool<Game extends GameState>(): Pool<Opening<Game>> {
  const pools = new Map<string, Pool<Opening<Game>>>()
  return {
    add: (opening) => {
      const { name } = opening.call.procedure
      const pool = pools.get(name) ?? poolOf<Opening<Game>>()
      pools.set(name, pool)
      pool.add(opening)
    },
    items: () => [...pools.values()].flatMap(({ items }) => items()),
  }
}
