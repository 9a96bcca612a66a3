/**
 * Roots: from which procedure on a way need be told, so that its end is still reached.
 *
 * @module
 */
import type { Book, GameState } from '../../kernel/book.js'
import type { Option } from '../../kernel/offer.js'
import { type Opening, type Place, resumption, wayTo } from './place.js'
import type { Candidate } from './witness.js'

/** How far back a way is looked through before its very beginning. */
const REACH = 40
/** Plays that are longer than this are told from the middle of what runs. */
export const LONG = 20

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

/**
 * Ways to the end of a way: short ones that begin with a procedure, then such as begin in the middle of what runs, then
 * all others.
 */
export function* candidatesOf<Game extends GameState>(
  book: Pick<Book<Game>, 'charts'>,
  end: Place<Game>,
  more: readonly Option[] = [],
): Generator<Candidate<Game>> {
  const far: Candidate<Game>[] = []
  for (const root of rootsOf(end, more))
    if (root.choices.length > LONG) far.push(root)
    else yield root
  yield* resumptionsOf(book, end, more)
  yield* far
}

/** The last places of a way, in the middle of what runs there, the last one first. */
export function resumptionsOf<Game extends GameState>(
  book: Pick<Book<Game>, 'charts'>,
  end: Place<Game>,
  more: readonly Option[] = [],
): readonly Candidate<Game>[] {
  const way = wayTo(end)
  const made = way.slice(1).flatMap((place) => (place.made ? [place.made.option] : []))
  return way
    .flatMap(({ position }, at) => {
      const opening = resumption(book, position)
      return opening ? [{ ...opening, choices: [...made.slice(at), ...more] }] : []
    })
    .slice(-REACH)
    .toReversed()
}
