/** Roots: from which procedure on a way need be told, so that its end is still reached. @module */
import type { Book } from '../kernel/book/book.js'
import type { Option } from '../kernel/offers/option.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Candidate } from './reading-witness.js'
import { type Opening, type Place, resumption, wayTo } from './search-place.js'

/** A way to the end of a way. */
export interface Root<Game extends GameState = GameState> extends Candidate<Game> {
  /** True if the procedure began there on the path; otherwise it was only running there. */
  readonly natural: boolean
}

/** The number of steps to search back along a path, before its very beginning. */
const REACH = 40
/** Plays that are longer than this are told from the middle of what runs. */
export const LONG = 20

/**
 * Ways to the end of a way: from every procedure that began on it, in the game in which it began, the shortest first; then
 * from those that ran on it, in the games that it came to; at last from its very beginning, where that is far back.
 *
 * @param more - choices that are made at the end of the way
 */
export function* rootsOf<Game extends GameState>(
  end: Place<Game>,
  more: readonly Option[] = [],
): Generator<Root<Game>> {
  const way = wayTo(end)
  const last = way.length - 1
  const least = Math.max(0, last - REACH)
  const rootAt = (at: number, opening: Opening<Game>, natural: boolean): Root<Game> => ({
    ...opening,
    choices: [...madeFrom(way, at), ...more],
    natural,
  })
  for (let at = last; at >= least; at -= 1)
    for (const opening of (way[at] as Place<Game>).openings.toReversed()) yield rootAt(at, opening, true)
  for (let at = last; at >= least; at -= 1) for (const opening of runningAt(way, at)) yield rootAt(at, opening, false)
  if (least > 0) for (const opening of (way[0] as Place<Game>).openings.slice(0, 1)) yield rootAt(0, opening, true)
}

/** The choices that are made on a way from a place on. */
const madeFrom = <Game extends GameState>(way: readonly Place<Game>[], from: number): readonly Option[] =>
  way.slice(from + 1).flatMap(({ made }) => (made ? [made.option] : []))

/** The procedures that run at a place of a way, in its game, the innermost first. */
function runningAt<Game extends GameState>(way: readonly Place<Game>[], at: number): readonly Opening<Game>[] {
  const { position } = way[at] as Place<Game>
  const begun = way.slice(0, at + 1).flatMap(({ openings }) => openings)
  return position.stack.toReversed().flatMap(({ chart }) => {
    const call = begun.findLast((opening) => opening.call.procedure.name === chart)?.call
    return call ? [{ game: position.game, call }] : []
  })
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
  return way
    .flatMap(({ position }, at) => {
      const opening = resumption(book, position)
      return opening ? [{ ...opening, choices: [...madeFrom(way, at), ...more] }] : []
    })
    .slice(-REACH)
    .toReversed()
}
