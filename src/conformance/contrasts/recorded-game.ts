/** Games that record which of their places are read. @module */
import { isRecord } from '../../kernel/json.js'

/** The way to a place in a game. */
export type Path = readonly string[]

/** A copy of a game, and the places that were read in it so far. */
export interface RecordedGame<Game> {
  readonly game: Game
  readonly read: () => readonly Path[]
}

/** Copies a game so that each place records that it is read. A list is one place; whoever copies a record reads all of it. */
export function recordedGame<Game extends object>(game: Game): RecordedGame<Game> {
  const read = new Map<string, Path>()
  const copy = (value: unknown, path: Path): unknown => {
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
