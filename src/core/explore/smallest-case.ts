/** The smallest case that shows something: the fewest choices first, then the game that is most like a base. @module */
import { firstOf, type Search } from './adaptive-search.js'

/** The input for making a case smaller. */
export interface Shrinking<Thing, Shown> {
  /** Ways to show the same with fewer choices. */
  readonly shorter: (shown: Shown) => Iterable<Thing>
  /** Looks for the same in a game that is more like a base. */
  readonly nearer: (shown: Shown) => Search<Thing, Shown>
}

/** The smallest of the cases that show the same. */
export function* smallest<Thing, Shown>(
  first: Shown,
  { shorter, nearer }: Shrinking<Thing, Shown>,
): Search<Thing, Shown, Shown> {
  const shortened = (shown: Shown): Search<Thing, Shown> => firstOf(shorter(shown))
  let small = first
  for (let less: Shown | undefined = first; less !== undefined; ) {
    small = less
    less = yield* shortened(small)
    if (less !== undefined) continue
    small = (yield* nearer(small)) ?? small
    less = yield* shortened(small)
  }
  return small
}

/** Up to how many choices every stretch of a play is left out; of a longer play, some of its parts. */
const LOOKED = 30

/** Choices with some of them left out, the most first. */
export function fewer<Choice>(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const { length } = choices
  const stretches = length > LOOKED ? parts(length) : everyStretch(length)
  return stretches.map(([from, to]) => [...choices.slice(0, from), ...choices.slice(to)])
}

type Stretch = readonly [from: number, to: number]

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** Every stretch of a play, the longest first. */
const everyStretch = (length: number): readonly Stretch[] =>
  upTo(length).flatMap((less) => upTo(less + 1).map((from): Stretch => [from, from + length - less]))

/** The halves of a play, its quarters, and so on. */
const parts = (length: number): readonly Stretch[] =>
  [2, 4, 8, 16].flatMap((count) => {
    const size = Math.ceil(length / count)
    return upTo(count).map((at): Stretch => [at * size, (at + 1) * size])
  })

/** The size of a thing as a list of measures, the most important first. */
export type Size = readonly (number | string)[]

/** Compares two sizes, for sorting. */
export function bySize(one: Size, other: Size): number {
  const at = one.findIndex((part, index) => part !== other[index])
  if (at < 0) return 0
  return (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1
}

/** The smallest of some things; of several that are alike, the first. */
export const leastOf = <Thing>(things: readonly Thing[], sizeOf: (thing: Thing) => Size): Thing | undefined =>
  things.toSorted((one, other) => bySize(sizeOf(one), sizeOf(other)))[0]
