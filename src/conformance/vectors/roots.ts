/**
 * Roots: how the end of a way is told as a situation, from the nearest procedure on from which it still shows what it is
 * to show.
 *
 * @module
 */
import { offeredIn } from '../../audit/readings/difference.js'
import { type Opening, type Place, wayTo } from '../../audit/readings/place.js'
import { attempted } from '../../audit/readings/witness.js'
import type { GameState } from '../../kernel/book.js'
import { canonical } from '../../kernel/json.js'
import type { Option, RefusedChoice } from '../../kernel/offer.js'
import type { Traced } from '../../kernel/trace.js'
import type { PlainChoice } from '../format/situation.js'
import { plainChoice } from './plain.js'
import type { Walker } from './walk.js'

/** A way from the beginning of a procedure. */
export interface Rooted<Game extends GameState> {
  readonly opening: Opening<Game>
  readonly options: readonly Option[]
  /** Whether the procedure began there on the way; else it only ran there. */
  readonly natural: boolean
}

/** A way that was gone again from its root. */
export interface Gone<Game extends GameState> {
  readonly rooted: Rooted<Game>
  readonly place: Place<Game>
  readonly choices: readonly PlainChoice[]
  /** What is shown by what comes of it. */
  readonly shows: readonly number[]
  /** What was refused in offers that the last step passed over, since they had nothing to offer. */
  readonly passed: readonly RefusedChoice[]
}

/** How far back procedures are looked for. */
const REACH = 40

/** Ways to the end of a way from the procedures that began on it, the shortest first; then from those that ran on it. */
export function* rootsTo<Game extends GameState>(end: Place<Game>): Generator<Rooted<Game>> {
  const way = wayTo(end)
  const last = way.length - 1
  const least = Math.max(0, last - REACH)
  const optionsFrom = (at: number) => way.slice(at + 1).flatMap(({ made }) => (made ? [made.option] : []))
  for (let at = last; at >= least; at -= 1)
    for (const opening of (way[at] as Place<Game>).openings.toReversed())
      yield { opening, options: optionsFrom(at), natural: true }
  for (let at = last - 1; at >= least; at -= 1)
    for (const opening of runningAt(way, at)) yield { opening, options: optionsFrom(at), natural: false }
  if (least > 0)
    for (const opening of (way[0] as Place<Game>).openings.slice(0, 1))
      yield { opening, options: optionsFrom(0), natural: true }
}

/** The procedures that run at a place, in its game, the innermost first. */
function runningAt<Game extends GameState>(way: readonly Place<Game>[], at: number): readonly Opening<Game>[] {
  const { position } = way[at] as Place<Game>
  const begun = way.slice(0, at + 1).flatMap(({ openings }) => openings)
  return position.stack.toReversed().flatMap(({ chart }) => {
    const call = begun.findLast((opening) => opening.call.procedure.name === chart)?.call
    return call ? [{ game: position.game, call }] : []
  })
}

/** Goes a way again from its root; nothing where it cannot be gone from there. */
export function goneAgain<Game extends GameState>(walker: Walker<Game>, rooted: Rooted<Game>): Gone<Game> | undefined {
  return attempted(() => {
    const begun = walker.begin(rooted.opening)
    const shows = new Set(begun.shows)
    const choices: PlainChoice[] = []
    let { place, trace } = begun
    for (const option of rooted.options) {
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
    return { rooted, place, choices, shows: [...shows], passed: passedOver(trace) }
  })
}

const passedOver = (trace: readonly Traced[]): readonly RefusedChoice[] =>
  trace.flatMap((line) => (line.kind === 'skipped' ? line.refused() : []))

/** How many ways to tell the end of a way are tried. */
const TRIES = 14

/** Goes the ways to places again, from one root after the other; each of them once, however often it is asked for. */
export function retracing<Game extends GameState>(
  walker: Walker<Game>,
): (end: Place<Game>) => Generator<Gone<Game>, void> {
  const known = new WeakMap<
    Place<Game>,
    { readonly gone: (Gone<Game> | undefined)[]; readonly roots: readonly Rooted<Game>[] }
  >()
  return function* (end) {
    const { gone, roots } = known.get(end) ?? { gone: [], roots: [...rootsTo(end)].slice(0, TRIES) }
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
  const further = attempted(() => {
    const shows = new Set(gone.shows)
    const choices = [...gone.choices]
    const options = [...gone.rooted.options]
    let { place } = gone
    for (let more = 0; more <= ONWARDS; more += 1) {
      const due = walker.rules.decide(place.position)
      if (due.over) return { ...gone, rooted: { ...gone.rooted, options }, place, choices, shows: [...shows] }
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
