/** Numbers that grow from page to page. @module */

/** Fewer numbers that grow may be anything. */
const FEWEST = 3

/** Finds the longest sequence of growing numbers, and returns its places; empty if it is too short for page numbers. */
export function longestGrowing(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  const best: { readonly length: number; readonly before: number }[] = []
  let last = -1
  numbers.forEach((one, at) => {
    let [length, before] = [one === undefined ? 0 : 1, -1]
    if (one !== undefined)
      for (let other = 0; other < at; other += 1)
        if ((numbers[other] ?? Number.POSITIVE_INFINITY) < one && (best[other]?.length ?? 0) >= length)
          [length, before] = [(best[other]?.length ?? 0) + 1, other]
    best.push({ length, before })
    if (length > (best[last]?.length ?? 0)) last = at
  })
  const row = new Set<number>()
  if ((best[last]?.length ?? 0) < FEWEST) return row
  for (let at = last; at >= 0; at = best[at]?.before ?? -1) row.add(at)
  return row
}
