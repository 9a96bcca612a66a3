/** What is worked out once and then known. @module */

/** The same function, which works out its answer for an object once: nothing that it looks at may change. */
export function once<Of extends object, Answer>(answer: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, { readonly answer: Answer }>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before.answer
    const now = { answer: answer(of) }
    known.set(of, now)
    return now.answer
  }
}

/** Something that is made when it is first asked for, and kept from then on. */
export function late<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
