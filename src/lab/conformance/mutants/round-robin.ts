/** Picking from several lists by turns. @module */

/** The first of every list, then the second of every list, and so on; each only once. */
export function roundRobin<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const picked = new Set<Item>()
  let left = lists
  for (let turn = 0; left.length > 0; turn += 1) {
    left = left.filter(({ length }) => length > turn)
    for (const list of left) picked.add(list[turn] as Item)
  }
  return [...picked]
}
