/** Games made as like a base as they can be: what can be said of a position in the fewest words. @module */
import type { Book, GameState, Json } from '#kernel'
import { type Fewest, fewest } from './fewest.js'
import { type Difference, partOf } from './partial.js'
import type { Search } from './search.js'

/** How far a game is from a base, as an example writes it. */
export interface Distance {
  readonly base: string
  /** What is laid over the base. */
  readonly part: Readonly<Record<string, Json>>
  readonly changes: readonly Difference[]
}

/** A game from which an example may start, with its name. */
export type Base<Game> = readonly [name: string, game: Game]

/** The games from which an example may start. */
export const basesOf = <Game extends GameState>({ empty, bases = {} }: Book<Game>): readonly Base<Game>[] => [
  ['empty', empty],
  ...Object.entries(bases),
]

/** A base from which a game can be told, with all that differs from it. */
export interface FromBase<Game> {
  readonly base: string
  readonly game: Game
  readonly differences: readonly Difference[]
}

/** The bases from which a game can be told, the nearest first. */
export const fromBases = <Game>(
  bases: readonly Base<Game>[],
  between: (base: Game) => readonly Difference[],
): readonly FromBase<Game>[] =>
  bases
    .map(([base, game]) => ({ base, game, differences: between(game) }))
    .filter(({ differences }) => differences.every(({ to }) => to !== undefined))
    .toSorted((a, b) => a.differences.length - b.differences.length)

/** How far a game is from the nearest base; nothing where it can be told from none. */
export function distanceFrom<Game>(
  bases: readonly Base<Game>[],
  between: (base: Game) => readonly Difference[],
): Distance | undefined {
  const [nearest] = fromBases(bases, between)
  return nearest && { base: nearest.base, part: partOf(nearest.differences), changes: nearest.differences }
}

/** What is tried in the place of a game. */
export interface Nearing<Game, Thing> {
  readonly bases: readonly Base<Game>[]
  /** What differs between a base and the game. */
  readonly between: (base: Game) => readonly Difference[]
  /** What is tried of a base with some differences. */
  readonly over: (base: Game, differences: readonly Difference[]) => Thing
}

/** What is shown in the game that is most like a base; nothing where no other game shows it. */
export function* nearest<Game, Thing, Shown>({ bases, between, over }: Nearing<Game, Thing>): Search<Thing, Shown> {
  for (const [, base] of bases) {
    const shown = yield over(base, [])
    if (shown !== undefined) return shown
  }
  const [first, ...others] = fromBases(bases, between)
  if (first === undefined) return undefined
  const overFirst = (parts: readonly Difference[]) => over(first.game, parts)
  const least: Fewest<Difference, Shown> = yield* fewest(first.differences, overFirst)
  for (const { game } of others) {
    const overOther = (parts: readonly Difference[]) => over(game, parts)
    if ((yield overOther(least.parts)) === undefined) continue
    const less: Fewest<Difference, Shown> = yield* fewest(least.parts, overOther)
    if (less.parts.length < least.parts.length) return yield* closest(less, overOther)
  }
  return yield* closest(least, overFirst)
}

/** How many numbers are tried in the place of another. */
const NUMBERS = 12

/** What the same differences show with numbers as near to those of the base as they can be. */
function* closest<Thing, Shown>(
  { parts, shown }: Fewest<Difference, Shown>,
  over: (parts: readonly Difference[]) => Thing,
): Search<Thing, Shown> {
  let [kept, best] = [parts, shown]
  for (const at of parts.keys())
    for (const to of numbersTo(kept[at] as Difference)) {
      const changed = kept.map((one, index) => (index === at ? { ...one, to } : one))
      const nearer = yield over(changed)
      if (nearer === undefined) continue
      ;[kept, best] = [changed, nearer]
      break
    }
  return best ?? (yield over(kept))
}

/** The numbers between what a base says and what is said, the nearest to the base first. */
function numbersTo({ from, to }: Difference): readonly number[] {
  if (typeof from !== 'number' || typeof to !== 'number') return []
  const step = Math.sign(to - from)
  return Array.from({ length: Math.min(NUMBERS, Math.abs(to - from) - 1) }, (_, at) => from + step * (at + 1))
}
