/**
 * The order in which the parts of a book were made, which within a module is the order in which they are written.
 *
 * @module
 */

const places = new WeakMap<object, number>()
let last = 0

/** Remembers of a part of a book that it was made now. */
export function stampOrder<Part extends object>(part: Part): Part {
  last += 1
  places.set(part, last)
  return part
}

/** The parts of a book among values, in the order in which they were made. */
export const inOrderOfMaking = (values: readonly unknown[]): readonly object[] =>
  values
    .filter((value): value is object => typeof value === 'object' && value !== null && places.has(value))
    .toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
