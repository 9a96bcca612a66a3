/** The search for witnesses: through the worlds of a book, the plays of its examples, and random plays. @module */

import {
  type Book,
  basesOf,
  begunUnder,
  type GameState,
  judgeWitness,
  leastOf,
  type Pair,
  type Rules,
  surveyorOf,
  tryOrUndefined,
  type Witness,
} from '#core'
import { crossWitness } from './crossover-search.js'
import { tellable } from './expressible-witness.js'
import type { FoundPair } from './found-witnesses.js'
import type { WitnessEffort } from './search-effort.js'
import { type Searched, type Sought, searching } from './search-rounds.js'
import { shrunk, witnessSize } from './shrink.js'
import { tableCaseOf } from './table-case.js'
import { seekerOf } from './witness-search.js'

/** Searches for the smallest witness of each pair. */
export function witnessesOf<Game extends GameState>(
  book: Book<Game>,
  pairs: readonly Pair[],
  effort: WitnessEffort<Game>,
): readonly FoundPair<Game>[] {
  const { sought, games } = searchedFor(book, pairs, effort)
  const smallest = smallestIn(book, games, effort.thorough)
  return sought.map((one, at) => {
    effort.told?.('shrinking', at, pairs.length)
    return smallest(one)
  })
}

/** Searches for witnesses of all pairs together, of any size, here. */
export function searchedFor<Game extends GameState>(
  book: Book<Game>,
  pairs: readonly Pair[],
  effort: WitnessEffort<Game>,
): Searched<Game> {
  const search = searching(book, pairs, effort)
  const seek = seekerOf(book, pairs, effort)
  for (let next = search.next(); ; ) {
    if (next.done) return next.value
    const { gate, done, total, looks, pools } = next.value
    effort.told?.(gate, done, total)
    next = search.next(looks.map((look) => seek(look, pools)))
  }
}

/** Makes what was sought for a pair as small as it can be; that of one pair has nothing to do with that of another. */
export function smallestIn<Game extends GameState>(
  book: Book<Game>,
  games: readonly Game[],
  thorough = false,
): (sought: Sought<Game>) => FoundPair<Game> {
  const surveyor = surveyorOf(book)
  const { rules } = surveyor
  const known = [...basesOf(book).map(([, base]) => base), ...games]
  return ({ pair, asked, witnesses, near }) => {
    const found = witnesses.flatMap((candidate) => judgeWitness(rules, pair, candidate) ?? [])
    const all = found.length > 0 ? found : crossedNear(rules, near, pair, known)
    const smalls = all.map((witness) =>
      tellable(surveyor, book, shrunk(surveyor, book, witness, thorough ? known : [])),
    )
    const small = leastOf(smalls, witnessSize)
    const inTable = small === undefined ? tableCaseOf(book, pair) : undefined
    return { pair, asked, ...(small && { small }), ...(inTable && { inTable }) }
  }
}

/** A witness on a way on which a reading was asked for in vain, in a game with parts of other games. */
function crossedNear<Game extends GameState>(
  rules: Rules<Game>,
  near: Sought<Game>['near'],
  pair: Pair,
  games: readonly Game[],
): readonly Witness<Game>[] {
  for (const root of near.flat()) {
    if (tryOrUndefined(() => begunUnder(rules, pair, root)) === undefined) continue
    const found = crossWitness(rules, pair, root, games)
    if (found) return [found]
  }
  return []
}
