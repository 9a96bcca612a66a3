/**
 * Ways gone again from their roots: how the end of a way is told as a situation, from the nearest procedure on from which
 * it still shows what it is to show.
 *
 * @module
 */

import {
  canonical,
  type GameState,
  offeredIn,
  type Place,
  type RefusedChoice,
  type Root,
  rootsOf,
  type Traced,
  tryOrUndefined,
} from '#core'
import type { PlainChoice } from '../format/situation.js'
import { plainChoice } from './game-cache.js'
import type { Walker } from './rules-walker.js'

/** A way that was gone again from its root. */
export interface Gone<Game extends GameState> {
  readonly root: Root<Game>
  readonly place: Place<Game>
  readonly choices: readonly PlainChoice[]
  /** The goals that its result shows. */
  readonly shows: readonly number[]
  /** The refusals in offers that the last step skipped because they had no options. */
  readonly passed: readonly RefusedChoice[]
}

/** Goes a way again from its root; nothing where it cannot be gone from there. */
export function goneAgain<Game extends GameState>(walker: Walker<Game>, root: Root<Game>): Gone<Game> | undefined {
  return tryOrUndefined(() => {
    const begun = walker.begin(root)
    const shows = new Set(begun.shows)
    const choices: PlainChoice[] = []
    let { place, trace } = begun
    for (const option of root.choices) {
      const due = walker.rules.decide(place.position)
      const text = canonical(option)
      const choice = due.over ? undefined : offeredIn(due).find((other) => canonical(other.option) === text)
      if (choice === undefined) throw new RangeError('not offered')
      choices.push(plainChoice(choice))
      const walked = walker.step(place, choice)
      for (const goal of walked.shows) shows.add(goal)
      place = walked.place
      trace = walked.trace
    }
    return { root, place, choices, shows: [...shows], passed: passedOver(trace) }
  })
}

const passedOver = (trace: readonly Traced[]): readonly RefusedChoice[] =>
  trace.flatMap((line) => (line.kind === 'skipped' ? line.refused() : []))

/** Ways to tell the end of a way; what only runs there and makes no choice shows nothing of how it was come to. */
export const rootsTo = <Game extends GameState>(end: Place<Game>): readonly Root<Game>[] =>
  [...rootsOf(end)].filter(({ natural, choices }) => natural || choices.length > 0)

/** The maximum number of paths to try for one end. */
const TRIES = 14

/** Goes the ways to places again, from one root after the other; each of them once, however often it is asked for. */
export function retracing<Game extends GameState>(
  walker: Walker<Game>,
): (end: Place<Game>) => Generator<Gone<Game>, void> {
  const known = new WeakMap<
    Place<Game>,
    { readonly gone: (Gone<Game> | undefined)[]; readonly roots: readonly Root<Game>[] }
  >()
  return function* (end) {
    const { gone, roots } = known.get(end) ?? { gone: [], roots: rootsTo(end).slice(0, TRIES) }
    known.set(end, { gone, roots })
    for (const [at, root] of roots.entries()) {
      if (at >= gone.length) gone.push(goneAgain(walker, root))
      const here = gone[at]
      if (here) yield here
    }
  }
}

/** After how many more choices a way is not followed to the end of what began. */
const ONWARDS = 10

/** The same way to the end of what began, where that is near: what can be declined is declined, else the first is chosen. */
export function toTheEnd<Game extends GameState>(walker: Walker<Game>, gone: Gone<Game>): Gone<Game> {
  const further = tryOrUndefined(() => {
    const shows = new Set(gone.shows)
    const choices = [...gone.choices]
    const options = [...gone.root.choices]
    let { place } = gone
    for (let more = 0; more <= ONWARDS; more += 1) {
      const due = walker.rules.decide(place.position)
      if (due.over) return { ...gone, root: { ...gone.root, choices: options }, place, choices, shows: [...shows] }
      const choice = due.choices.find(({ declines }) => declines) ?? due.choices[0]
      if (choice === undefined) return undefined
      const walked = walker.step(place, choice)
      choices.push(plainChoice(choice))
      options.push(choice.option)
      for (const goal of walked.shows) shows.add(goal)
      place = walked.place
    }
    return undefined
  })
  return further ?? gone
}
