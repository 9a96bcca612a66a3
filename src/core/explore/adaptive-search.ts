/**
 * Searches: one thing after the other is tried, and what each shows decides what is tried next.
 *
 * A search does not know how long a look takes: what it tries may be looked at on the spot, or be put to somebody else.
 *
 * @module
 */

/** A search: tries things, is told what each of them shows, and comes to a result. */
export type Search<Thing, Shown, Result = Shown | undefined> = Generator<Thing, Result, Shown | undefined>

/** Runs a search whose looks give their results at once. */
export function runSearch<Thing, Shown, Result>(
  search: Search<Thing, Shown, Result>,
  look: (thing: Thing) => Shown | undefined,
): Result {
  let step = search.next()
  while (!step.done) step = search.next(look(step.value))
  return step.value
}

/** Runs a search whose looks take time. */
export async function searchedLater<Thing, Shown, Result>(
  search: Search<Thing, Shown, Result>,
  look: (thing: Thing) => Promise<Shown | undefined>,
): Promise<Result> {
  let step = search.next()
  while (!step.done) step = search.next(await look(step.value))
  return step.value
}

/** Tries things in order, and returns the first result. */
export function* firstOf<Thing, Shown>(things: Iterable<Thing>): Search<Thing, Shown> {
  for (const thing of things) {
    const shown = yield thing
    if (shown !== undefined) return shown
  }
  return undefined
}
