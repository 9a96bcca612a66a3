/**
 * Memos: values that are computed once and then remembered.
 *
 * Every memo of the kernel and of the books is made here or in recent.ts, so that all of them can be emptied at once. Whoever
 * records which parts of a book a piece of work uses empties them before it: a remembered answer would hide its parts.
 *
 * @module
 */

let age = 0

/** Empties every memo. Their answers are computed again when they are asked for. */
export const emptyMemos = (): void => {
  age += 1
}

/** The number of times that memos have been emptied: a memo of another age is empty. */
export const memoAge = (): number => age

/** Returns the same function, which computes its answer for an object once. Nothing that it looks at may change. */
export function once<Of extends object, Answer>(answer: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, { readonly answer: Answer; readonly age: number }>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined && before.age === age) return before.answer
    const now = { answer: answer(of), age }
    known.set(of, now)
    return now.answer
  }
}

/**
 * Returns the same function, which makes its thing for an object once and for all: others compare it by identity.
 * `emptyMemos` leaves it alone, so it must be asked for while the book is loaded.
 */
export function madeOnce<Of extends object, Made extends object>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>()
  return (of) => {
    const made = known.get(of) ?? make(of)
    known.set(of, made)
    return made
  }
}

/** Returns the same function, which computes its answer for a name once. */
export function onceByName<Name extends string | number, Answer>(
  answer: (name: Name) => Answer,
): (name: Name) => Answer {
  const known = late(() => new Map<Name, { readonly answer: Answer }>())
  return (name) => {
    const before = known().get(name)
    if (before !== undefined) return before.answer
    const now = { answer: answer(name) }
    known().set(name, now)
    return now.answer
  }
}

/** Makes a value when it is first asked for, and keeps it from then on. */
export function late<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made; readonly age: number } | undefined
  return () => {
    if (made === undefined || made.age !== age) made = { value: make(), age }
    return made.value
  }
}
