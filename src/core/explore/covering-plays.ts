/** Covering: the fewest plays in which together everything is at work that was at work in many. @module */
import type { Option } from '../kernel/offers/option.js'

/** A play with everything that was at work in it, by its anchors. */
export interface Shown {
  readonly choices: readonly Option[]
  readonly shows: ReadonlySet<string>
}

/**
 * Of many plays, few that together show everything that all of them show beyond what is shown already: always the one
 * that adds most, the shortest of those; then none is kept that the others make needless.
 */
export function covering<P extends Shown>(plays: readonly P[], already: ReadonlySet<string>): readonly P[] {
  const missing = new Set(plays.flatMap(({ shows }) => [...shows]).filter((anchor) => !already.has(anchor)))
  const wanted = new Set(missing)
  const kept: P[] = []
  while (missing.size > 0) {
    const best = mostOf(plays, missing)
    if (best === undefined) break
    kept.push(best)
    for (const anchor of best.shows) missing.delete(anchor)
  }
  return kept.reduce((left, play) => withoutNeedless(left, play, wanted), kept as readonly P[])
}

/** The play that shows most of what is missing; of several, the shortest. */
function mostOf<P extends Shown>(plays: readonly P[], missing: ReadonlySet<string>): P | undefined {
  const added = plays.map((play) => ({ play, adds: [...missing].filter((anchor) => play.shows.has(anchor)).length }))
  return added.toSorted((a, b) => b.adds - a.adds || a.play.choices.length - b.play.choices.length)[0]?.play
}

/** Some plays without one of them, where the others show all that is wanted of it. */
function withoutNeedless<P extends Shown>(plays: readonly P[], play: P, wanted: ReadonlySet<string>): readonly P[] {
  const others = plays.filter((other) => other !== play)
  const needless = [...play.shows].every(
    (anchor) => !wanted.has(anchor) || others.some(({ shows }) => shows.has(anchor)),
  )
  return needless ? others : plays
}
