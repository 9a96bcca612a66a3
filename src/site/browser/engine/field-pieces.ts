/**
 * Links between the pieces of a picture and the fields of a game. Each field is changed to see which piece changes in the
 * drawing. @module
 */
import { allShown, type Book, type GameState, type Shown, type Token } from '#core'
import type { GameField } from './protocol.js'

/** A field whose pieces are looked for, and the same game with something else in it, as often as there is something. */
export interface FieldProbe<Game> {
  readonly field: GameField
  readonly others: readonly Game[]
}

/** The fields with the pieces of a place, or of a track, that another value would put there, take away or move. */
export function fieldsWithPieces<Game extends GameState>(
  { shown }: Pick<Book<Game>, 'shown'>,
  game: Game,
  place: string,
  tried: readonly FieldProbe<Game>[],
): readonly GameField[] {
  if (shown === undefined) return tried.map(({ field }) => field)
  const now = standingAt(shown(game), place)
  return tried.map(({ field, others }) => {
    const pieces = others.flatMap((other) => {
      const then = safely(() => standingAt(shown(other), place))
      return then === undefined ? [] : differing(now, then)
    })
    return pieces.length > 0 ? { ...field, pieces: [...new Set(pieces)] } : field
  })
}

type Standing = ReadonlyMap<string, readonly Token[]>

/** The pieces of a place, or of every box of a track. */
function standingAt(shown: Shown, place: string): Standing {
  const isMeant = (name: string) => name === place || name.startsWith(`${place}: `)
  const all = [...allShown(shown)].map(([name, { tokens }]) => [name, tokens] as const)
  return new Map(all.filter(([name]) => isMeant(name)))
}

/** The names of pieces of which there are more or fewer, in any box. */
function differing(now: Standing, then: Standing): readonly string[] {
  const places = [...new Set([...now.keys(), ...then.keys()])]
  return places.flatMap((place) => {
    const [before, after] = [counted(now.get(place)), counted(then.get(place))]
    return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
  })
}

const counted = (tokens: readonly Token[] = []): ReadonlyMap<string, number> =>
  new Map(tokens.map(({ name, count }) => [name, count]))

/** Runs a drawing function for a game that may be invalid; nothing if it fails. */
function safely<T>(tell: () => T): T | undefined {
  try {
    return tell()
  } catch {
    return undefined
  }
}
