/** The fewest parts of a whole that still show something. @module */
import type { Search } from './adaptive-search.js'

/** Some parts, and what they show; nothing where all of them were needed, so that nobody looked again. */
export interface Fewest<Part, Shown> {
  readonly parts: readonly Part[]
  readonly shown: Shown | undefined
}

/** The fewest of some parts that still show something: none of them can be left out, and no two of them. */
export function* fewest<Part, Thing, Shown>(
  parts: readonly Part[],
  made: (parts: readonly Part[]) => Thing,
): Search<Thing, Shown, Fewest<Part, Shown>> {
  let kept: Fewest<Part, Shown> = { parts, shown: undefined }
  for (let size = half(parts); size >= 1; ) {
    const less: Fewest<Part, Shown> | undefined = yield* firstShowing(without(kept.parts, size), made)
    if (less) kept = less
    else if (size === 1) break
    size = less ? Math.min(size, Math.max(1, half(kept.parts))) : Math.ceil(size / 2)
  }
  const pair: Fewest<Part, Shown> | undefined = yield* firstShowing(pairsLess(kept.parts), made)
  if (pair === undefined) return kept
  const again: Fewest<Part, Shown> = yield* fewest(pair.parts, made)
  return again.shown === undefined ? pair : again
}

const half = ({ length }: readonly unknown[]) => Math.ceil(length / 2)

/** The first of some lists of parts that shows something. */
function* firstShowing<Part, Thing, Shown>(
  lists: readonly (readonly Part[])[],
  made: (parts: readonly Part[]) => Thing,
): Search<Thing, Shown, Fewest<Part, Shown> | undefined> {
  for (const parts of lists) {
    const shown = yield made(parts)
    if (shown !== undefined) return { parts, shown }
  }
  return undefined
}

/** The parts without one chunk of a size, for every chunk. */
const without = <Part>(parts: readonly Part[], size: number): readonly (readonly Part[])[] =>
  Array.from({ length: Math.ceil(parts.length / size) }, (_, at) => [
    ...parts.slice(0, at * size),
    ...parts.slice((at + 1) * size),
  ])

/** The maximum number of parts to try in pairs. */
const PAIRED = 16

/** The parts without any two of them. */
const pairsLess = <Part>(parts: readonly Part[]): readonly (readonly Part[])[] =>
  parts.length > PAIRED
    ? []
    : parts.flatMap((_, one) =>
        parts.slice(one + 1).map((__, next) => parts.filter((___, at) => at !== one && at !== one + 1 + next)),
      )
