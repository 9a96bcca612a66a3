/**
 * The fewest parts of a whole that something still holds for.
 *
 * @module
 */

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
