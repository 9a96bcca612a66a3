/** Games made as like a base as they can be: what can be said of a position in the fewest words. @module */
import type { Book } from '../kernel/book/book.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Json } from '../values/json.js'
import type { Search } from './adaptive-search.js'
import { type Fewest, fewest } from './fewest-parts.js'
import { partialOf, type ValueDifference } from './partial-values.js'

/** The difference between a game and a base, as an example writes it. */
export interface Distance {
  readonly base: string
  /** The values laid over the base. */
  readonly part: Readonly<Record<string, Json>>
  readonly changes: readonly ValueDifference[]
}

/** A game from which an example may start, with its name. */
export type NamedGame<Game> = readonly [name: string, game: Game]

/** The games from which an example may start. */
export const basesOf = <Game extends GameState>({ empty, bases = {} }: Book<Game>): readonly NamedGame<Game>[] => [
  ['empty', empty],
  ...Object.entries(bases),
]

/** A base from which a game can be told, with all that differs from it. */
export interface FromBase<Game> {
  readonly base: string
  readonly game: Game
  readonly differences: readonly ValueDifference[]
}

/** The bases from which a game can be told, the nearest first. */
export const fromBases = <Game>(
  bases: readonly NamedGame<Game>[],
  between: (base: Game) => readonly ValueDifference[],
): readonly FromBase<Game>[] =>
  bases
    .map(([base, game]) => ({ base, game, differences: between(game) }))
    .filter(({ differences }) => differences.every(({ to }) => to !== undefined))
    .toSorted((a, b) => a.differences.length - b.differences.length)

/** Returns the difference between a game and the nearest base; nothing if no base can express it. */
export function distanceFrom<Game>(
  bases: readonly NamedGame<Game>[],
  between: (base: Game) => readonly ValueDifference[],
): Distance | undefined {
  const [nearest] = fromBases(bases, between)
  return nearest && { base: nearest.base, part: partialOf(nearest.differences), changes: nearest.differences }
}

/** The input for replacing a game by one closer to a base. */
export interface Nearing<Game, Thing> {
  readonly bases: readonly NamedGame<Game>[]
  /** Lists the differences between a base and the game. */
  readonly between: (base: Game) => readonly ValueDifference[]
  /** Makes the thing to try from a base with some differences. */
  readonly over: (base: Game, differences: readonly ValueDifference[]) => Thing
}

/** Finds what the game closest to a base shows; nothing if no other game shows it. */
export function* nearest<Game, Thing, Shown>({ bases, between, over }: Nearing<Game, Thing>): Search<Thing, Shown> {
  for (const [, base] of bases) {
    const shown = yield over(base, [])
    if (shown !== undefined) return shown
  }
  const [first, ...others] = fromBases(bases, between)
  if (first === undefined) return undefined
  const overFirst = (parts: readonly ValueDifference[]) => over(first.game, parts)
  const least: Fewest<ValueDifference, Shown> = yield* fewest(first.differences, overFirst)
  for (const { game } of others) {
    const overOther = (parts: readonly ValueDifference[]) => over(game, parts)
    if ((yield overOther(least.parts)) === undefined) continue
    const less: Fewest<ValueDifference, Shown> = yield* fewest(least.parts, overOther)
    if (less.parts.length < least.parts.length) return yield* closest(less, overOther)
  }
  return yield* closest(least, overFirst)
}

/** The maximum number of other numbers to try for a number. */
const NUMBERS = 12

/** Tries the same differences with numbers as near to those of the base as possible, and returns what they show. */
function* closest<Thing, Shown>(
  { parts, shown }: Fewest<ValueDifference, Shown>,
  over: (parts: readonly ValueDifference[]) => Thing,
): Search<Thing, Shown> {
  let [kept, best] = [parts, shown]
  for (const at of parts.keys())
    for (const to of numbersTo(kept[at] as ValueDifference)) {
      const changed = kept.map((one, index) => (index === at ? { ...one, to } : one))
      const nearer = yield over(changed)
      if (nearer === undefined) continue
      ;[kept, best] = [changed, nearer]
      break
    }
  return best ?? (yield over(kept))
}

/** The numbers between what a base says and what is said, the nearest to the base first. */
function numbersTo({ from, to }: ValueDifference): readonly number[] {
  if (typeof from !== 'number' || typeof to !== 'number') return []
  const step = Math.sign(to - from)
  return Array.from({ length: Math.min(NUMBERS, Math.abs(to - from) - 1) }, (_, at) => from + step * (at + 1))
}
