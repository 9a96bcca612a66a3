/**
 * Roots: from which procedure on a way need be told, so that its end is still reached.
 *
 * @module
 */
import type { GameState } from '../../kernel/book.js'
import type { Option } from '../../kernel/offer.js'
import type { Opening, Place } from './place.js'
import { wayTo } from './place.js'
import type { Candidate } from './witness.js'

/** How far back a way is looked through before its very beginning. */
const REACH = 40

/**
 * Shorter ways to the end of a way, the shortest first: from every procedure that began on it, in the game in which it
 * began, and in the games that it came to later.
 *
 * @param more - choices that are made at the end of the way
 */
export function* rootsOf<Game extends GameState>(
  end: Place<Game>,
  more: readonly Option[] = [],
): Generator<Candidate<Game>> {
  const way = wayTo(end)
  const choicesFrom = (at: number) => [...way.slice(at + 1).flatMap(({ made }) => (made ? [made.option] : [])), ...more]
  const last = way.length - 1
  for (let at = last; at >= 0; at -= 1) {
    if (at > 0 && last - at > REACH) continue
    const choices = choicesFrom(at)
    const place = way[at] as Place<Game>
    for (const opening of place.openings.toReversed()) yield { ...opening, choices }
    for (const call of standingAt(way, at)) yield { game: place.position.game, call, choices }
  }
}

/** The calls of the procedures that run at a place of a way, the innermost first. */
function standingAt<Game extends GameState>(way: readonly Place<Game>[], at: number): readonly Opening<Game>['call'][] {
  const charts = (way[at] as Place<Game>).position.stack.map(({ chart }) => chart)
  const begun = way.slice(0, at + 1).flatMap(({ openings }) => openings)
  return charts.toReversed().flatMap((chart) => begun.findLast(({ call }) => call.procedure.name === chart)?.call ?? [])
}
