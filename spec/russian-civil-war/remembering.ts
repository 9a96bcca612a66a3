/**
 * Remembering what was worked out before.
 *
 * @module
 */

/** The same function, which works out its answer for an object once; nothing that is asked about ever changes. */
export function remembering<Key extends object, Answer>(workOut: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, { readonly answer: Answer }>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found.answer
    const answer = workOut(key)
    known.set(key, { answer })
    return answer
  }
}
