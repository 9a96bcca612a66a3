/**
 * What is made late.
 *
 * @module
 */

/** Something that is made when it is first asked for, and kept from then on. */
export function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
