/**
 * Remembering what was worked out before.
 *
 * @module
 */

/** The same function, which works out its answer for an object once. */
export function remembering<Key extends object, Answer>(workOut: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, { readonly answer: Answer }>()
  return (key) => {
    const found = known.get(key) ?? { answer: workOut(key) }
    known.set(key, found)
    return found.answer
  }
}
