/** The largest charts alone of a book, which are worth exploring. @module */
import { sideOf } from './process-client.js'

/** So many charts at most, with so many states together, so that a round of the slowest walk takes some seconds. */
const CHARTS = 12
const STATES = 4000

/** The largest things, in order, as many as stay within a number and a sum. */
export function largestOf(sizes: readonly (readonly [string, number])[], most: number, sum: number): readonly string[] {
  const names: string[] = []
  let left = sum
  for (const [name, size] of sizes.toSorted(([, a], [, b]) => b - a)) {
    if (size > left) continue
    if (names.length === most) break
    names.push(name)
    left -= size
  }
  return names
}

/** The names of the largest worlds that a build enumerates of charts alone. */
export async function largestWorlds(folder: string, book: string): Promise<readonly string[]> {
  const side = await sideOf(folder, { task: { does: 'size', book }, warming: 0, lasting: 0 })
  try {
    const { work } = await side.go()
    return largestOf(work.told as readonly (readonly [string, number])[], CHARTS, STATES)
  } finally {
    side.end()
  }
}
