/**
 * The fewest parts that still show something, where to look takes its time.
 *
 * @module
 */

/** The fewest of some parts that still hold, and what they show: none of them can be left out. */
export async function fewestShowing<Part, Shown>(
  all: readonly Part[],
  shows: (parts: readonly Part[]) => Promise<Shown | undefined>,
): Promise<Shown | undefined> {
  let parts = all
  let best: Shown | undefined
  for (let size = Math.ceil(parts.length / 2); size >= 1 && parts.length > 0; ) {
    const less = await firstShowing(without(parts, size), shows)
    if (less) ({ parts, shown: best } = less)
    else if (size === 1) break
    size = less ? Math.min(size, Math.max(1, Math.ceil(parts.length / 2))) : Math.ceil(size / 2)
  }
  return best
}

/** The first of some candidates that shows something. */
export async function firstShowing<Candidate, Shown>(
  candidates: Iterable<Candidate>,
  shows: (candidate: Candidate) => Promise<Shown | undefined>,
): Promise<{ readonly parts: Candidate; readonly shown: Shown } | undefined> {
  for (const candidate of candidates) {
    const shown = await shows(candidate)
    if (shown !== undefined) return { parts: candidate, shown }
  }
  return undefined
}

/** The parts without one chunk of a size, for every chunk. */
const without = <Part>(parts: readonly Part[], size: number): readonly (readonly Part[])[] =>
  Array.from({ length: Math.ceil(parts.length / size) }, (_, at) => [
    ...parts.slice(0, at * size),
    ...parts.slice((at + 1) * size),
  ])
