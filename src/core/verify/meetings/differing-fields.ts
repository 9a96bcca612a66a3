/** Fields of a game that differ, by their paths, and by their names with a star for whatever is one of many. @module */
import { isRecord, type Json } from '../../values/json.js'

/** The parts of a path, joined: a key of a map. */
export type PathKey = string

const SEPARATOR = '\u0000'

/** Each field that differs between two games: its path, and its name with stars. */
export function differing(before: object, after: object, names: ReadonlySet<string>): ReadonlyMap<PathKey, string> {
  const found = new Map<PathKey, string>()
  const compare = (one: unknown, other: unknown, path: readonly string[]): void => {
    if (one === other) return
    if (isRecord(one) && isRecord(other)) {
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
        compare(one[key], other[key], [...path, key])
    } else if (JSON.stringify(one) !== JSON.stringify(other)) found.set(path.join(SEPARATOR), starred(path, names))
  }
  compare(before, after, [])
  return found
}

/** A path with a star for each part that is a name: of a seat, or written with a capital, a digit or a blank. */
const starred = (path: readonly string[], names: ReadonlySet<string>): string =>
  path.map((part) => (names.has(part) || !/^[a-z]\w*$/.test(part) ? '*' : part)).join('.')

/** A game with some of its fields as they were in another one; nothing where they are as they were. */
export function turnedBack<Game extends object>(game: Game, was: object, paths: Iterable<PathKey>): Game | undefined {
  let turned: unknown = game
  for (const key of paths) turned = put(turned, was, key.split(SEPARATOR))
  return JSON.stringify(turned) === JSON.stringify(game) ? undefined : (turned as Game)
}

function put(now: unknown, was: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined) return was
  if (!isRecord(now) || !isRecord(was)) return now
  if (!(part in was)) return Object.fromEntries(Object.entries(now).filter(([key]) => key !== part))
  return { ...now, [part]: put(now[part], was[part], rest) as Json }
}

/** True if a field is part of another one, or equal to it. */
export const liesWithin = (field: string, outer: string): boolean => field === outer || field.startsWith(`${outer}.`)
