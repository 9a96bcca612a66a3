/** Games that record which of their places are read. @module */
import { isRecord } from '#core'

/** The way to a place in a game. */
export type GamePath = readonly string[]

/** A copy of a game, and the places that were read in it so far. */
export interface RecordedGame<Game> {
  readonly game: Game
  readonly read: () => readonly GamePath[]
}

/** Copies a game so that each place records that it is read. A list is one place. Copying a record reads all of its places. */
export function recordedGame<Game extends object>(game: Game): RecordedGame<Game> {
  const read = new Map<string, GamePath>()
  const copy = (value: unknown, path: GamePath): unknown => {
    if (!isRecord(value)) return value
    const record = {}
    for (const [key, part] of Object.entries(value)) {
      const place = [...path, key]
      if (isRecord(part)) Object.defineProperty(record, key, { enumerable: true, value: copy(part, place) })
      else
        Object.defineProperty(record, key, {
          enumerable: true,
          get: () => {
            read.set(place.join('/'), place)
            return part
          },
        })
    }
    return record
  }
  return { game: copy(game, []) as Game, read: () => [...read.values()] }
}
