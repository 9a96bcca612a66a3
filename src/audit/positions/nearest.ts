/**
 * Games made as like a base as they can be: what can be said of a position in the fewest words.
 *
 * @module
 */
import { type Difference, merged } from '../../examples/partial.js'
import { isRecord, type Json } from '../../kernel/json.js'
import { fewest } from './fewest.js'

/** How far a game is from a base, as an example writes it. */
export interface Distance {
  readonly base: string
  /** What is laid over the base. */
  readonly part: Readonly<Record<string, Json>>
  readonly changes: readonly Difference[]
}

/** A game from which an example may start, with its name. */
export type Base<Game> = readonly [name: string, game: Game]

/** The bases from which a game can be told, the nearest first, with what differs from each. */
function nearestOf<Game>(bases: readonly Base<Game>[], between: (base: Game) => readonly Difference[]) {
  return bases
    .map(([base, game]) => ({ base, game, all: between(game) }))
    .filter(({ all }) => all.every(({ to }) => to !== undefined))
    .toSorted((a, b) => a.all.length - b.all.length)
}

/** How far a game is from the nearest base; nothing where it can be told from none. */
export function distanceFrom<Game>(
  bases: readonly Base<Game>[],
  between: (base: Game) => readonly Difference[],
): Distance | undefined {
  const [nearest] = nearestOf(bases, between)
  return nearest && { base: nearest.base, part: partOf(nearest.all), changes: nearest.all }
}

/** A partial value that says what differs. */
export const partOf = (differences: readonly Difference[]): Readonly<Record<string, Json>> =>
  differences.reduce<Readonly<Record<string, Json>>>((part, { path, to }) => laid(part, path, to as Json), {})

function laid(part: unknown, [key, ...rest]: Difference['path'], value: Json): Readonly<Record<string, Json>> {
  const record = isRecord(part) ? (part as Readonly<Record<string, Json>>) : {}
  const name = String(key)
  return { ...record, [name]: rest.length > 0 ? laid(record[name], rest, value) : value }
}

/** What is tried in the place of a game. */
export interface Nearing<Game, Found> {
  readonly bases: readonly Base<Game>[]
  /** What differs between a base and the game. */
  readonly between: (base: Game) => readonly Difference[]
  /** What is found in another game, where that still does. */
  readonly holds: (game: Game) => Found | undefined
}

/** What is found in the game that is most like a base; nothing where no other game does. */
export function nearest<Game, Found>({ bases, between, holds }: Nearing<Game, Found>): Found | undefined {
  const over = (base: Game, parts: readonly Difference[]) => holds(merged(base, partOf(parts)) as Game)
  for (const [, base] of bases) {
    const found = over(base, [])
    if (found) return found
  }
  const [first, ...others] = nearestOf(bases, between)
  if (first === undefined) return undefined
  const least = fewest(first.all, (parts) => over(first.game, parts))
  for (const { game } of others) {
    if (over(game, least) === undefined) continue
    const less = fewest(least, (parts) => over(game, parts))
    if (less.length < least.length)
      return over(
        game,
        closest(less, (parts) => over(game, parts)),
      )
  }
  return over(
    first.game,
    closest(least, (parts) => over(first.game, parts)),
  )
}

/** How many numbers are tried in the place of another. */
const NUMBERS = 12

/** The same differences with numbers as near to those of the base as they can be. */
function closest(
  differences: readonly Difference[],
  holds: (differences: readonly Difference[]) => unknown,
): readonly Difference[] {
  return differences.reduce<readonly Difference[]>((kept, { path }, at) => {
    const changed = (to: number) => kept.map((one, index) => (index === at ? { ...one, to } : one))
    const nearest = numbersTo(kept[at] ?? { path, from: 0, to: 0 }).find((to) => holds(changed(to)))
    return nearest === undefined ? kept : changed(nearest)
  }, differences)
}

/** The numbers between what a base says and what is said, the nearest to the base first. */
function numbersTo({ from, to }: Difference): readonly number[] {
  if (typeof from !== 'number' || typeof to !== 'number') return []
  const step = Math.sign(to - from)
  return Array.from({ length: Math.min(NUMBERS, Math.abs(to - from) - 1) }, (_, at) => from + step * (at + 1))
}
