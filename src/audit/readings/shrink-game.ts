/**
 * Games made as like a base as they can be: what can be said of a witness in the fewest words.
 *
 * @module
 */
import { changes, type Difference, merged } from '../../examples/partial.js'
import type { Book, GameState } from '../../kernel/book.js'
import { isRecord, type Json } from '../../kernel/json.js'
import type { Rules } from '../../kernel/rules.js'
import { gameUnder } from './pair.js'
import { judged, type Witness } from './witness.js'

/** How far a game is from a base, as an example writes it. */
export interface Distance {
  readonly base: string
  /** What is laid over the base. */
  readonly part: Readonly<Record<string, Json>>
  readonly changes: readonly Difference[]
}

type Base<Game> = readonly [name: string, game: Game]

/** The games from which an example may start. */
export const basesOf = <Game extends GameState>({ empty, bases = {} }: Book<Game>): readonly Base<Game>[] => [
  ['empty', empty],
  ...Object.entries(bases),
]

/** The difference between a base and the game of a witness, of which the reading in question is no part. */
function between<Game extends GameState>([, base]: Base<Game>, { game, pair }: Witness<Game>): readonly Difference[] {
  const [usual] = pair.readings
  return changes(gameUnder(base, pair.question, usual), gameUnder(game, pair.question, usual))
}

/** How far the game of a witness is from the nearest base of a book. */
export function distanceOf<Game extends GameState>(book: Book<Game>, witness: Witness<Game>): Distance {
  const [nearest] = basesOf(book)
    .map((base) => ({ base, differences: between(base, witness) }))
    .filter(({ differences }) => differences.every(({ to }) => to !== undefined))
    .toSorted((a, b) => a.differences.length - b.differences.length)
  const [base, differences] = nearest ? [nearest.base[0], nearest.differences] : ['empty', []]
  return { base, part: partOf(differences), changes: differences }
}

/** A partial value that says what differs. */
export const partOf = (differences: readonly Difference[]): Readonly<Record<string, Json>> =>
  differences.reduce<Readonly<Record<string, Json>>>((part, { path, to }) => laid(part, path, to as Json), {})

function laid(part: unknown, [key, ...rest]: Difference['path'], value: Json): Readonly<Record<string, Json>> {
  const record = isRecord(part) ? (part as Readonly<Record<string, Json>>) : {}
  const name = String(key)
  return { ...record, [name]: rest.length > 0 ? laid(record[name], rest, value) : value }
}

/** The same witness in the game that is most like a base of the book. */
export function nearer<Game extends GameState>(
  rules: Rules<Game>,
  book: Book<Game>,
  witness: Witness<Game>,
): Witness<Game> {
  const { pair, call, choices } = witness
  const holds = (game: Game) => judged(rules, pair, { game, call, choices })
  const over = ([, base]: Base<Game>, differences: readonly Difference[]) =>
    holds(merged(base, partOf(differences)) as Game)
  const bases = basesOf(book)
  for (const base of bases) {
    const found = over(base, [])
    if (found) return found
  }
  const [first, ...others] = bases.toSorted((a, b) => between(a, witness).length - between(b, witness).length)
  if (first === undefined) return witness
  let best = fewest(between(first, witness), (differences) => over(first, differences))
  for (const base of others) {
    if (over(base, best) === undefined) continue
    const less = fewest(best, (differences) => over(base, differences))
    if (less.length >= best.length) continue
    return (
      over(
        base,
        closest(less, (differences) => over(base, differences)),
      ) ?? witness
    )
  }
  best = closest(best, (differences) => over(first, differences))
  return over(first, best) ?? witness
}

/** The fewest of some parts that still hold: none of them can be left out, and no two of them. */
export function fewest<Part>(parts: readonly Part[], holds: (parts: readonly Part[]) => unknown): readonly Part[] {
  let kept = parts
  for (let size = Math.ceil(kept.length / 2); size >= 1; ) {
    const less = without(kept, size).find((rest) => holds(rest))
    if (less) kept = less
    else if (size === 1) break
    size = less ? Math.min(size, Math.max(1, Math.ceil(kept.length / 2))) : Math.ceil(size / 2)
  }
  const pair = pairsLess(kept).find((rest) => holds(rest))
  return pair ? fewest(pair, holds) : kept
}

/** The parts without one chunk of a size, for every chunk. */
const without = <Part>(parts: readonly Part[], size: number): readonly (readonly Part[])[] =>
  Array.from({ length: Math.ceil(parts.length / size) }, (_, at) => [
    ...parts.slice(0, at * size),
    ...parts.slice((at + 1) * size),
  ]).filter(({ length }) => length < parts.length)

/** How many parts are looked at two by two. */
const PAIRED = 16

/** The parts without any two of them. */
const pairsLess = <Part>(parts: readonly Part[]): readonly (readonly Part[])[] =>
  parts.length > PAIRED
    ? []
    : parts.flatMap((_, one) =>
        parts.slice(one + 1).map((__, next) => parts.filter((___, at) => at !== one && at !== one + 1 + next)),
      )

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
