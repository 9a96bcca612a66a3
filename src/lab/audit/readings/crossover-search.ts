/**
 * Crossings: where a reading is asked for in vain, parts of the game are exchanged for those of other games.
 *
 * @module
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'
import {
  type Candidate,
  changes,
  type GameState,
  judgeWitness,
  mergePartial,
  type Pair,
  partialOf,
  type Rules,
  type ValueDifference,
  type Witness,
} from '#core'

/** The maximum number of games to try for a candidate. */
const GAMES = 300
/** The number of pairs to draw from the places where two games differ. */
const DRAWN = 120

/** A witness that is like a candidate but for parts of other games; nothing where none is found. */
export function crossWitness<Game extends GameState>(
  rules: Rules<Game>,
  pair: Pair,
  candidate: Candidate<Game>,
  others: readonly Game[],
): Witness<Game> | undefined {
  const tried = new Set<string>()
  const parts = others.map((other) => partsOf(changes(candidate.game, other)))
  const most = Math.max(0, ...parts.map(({ length }) => length))
  // The first parts of every game, then the second ones: what is far down in one list is not waited for.
  for (let at = 0; at < most; at += 1)
    for (const list of parts) {
      const part = list[at]
      const text = part && JSON.stringify(part.map(({ path, to }) => [path, to]))
      if (part === undefined || text === undefined || tried.has(text)) continue
      if (tried.size >= GAMES) return undefined
      tried.add(text)
      const found = judgeWitness(rules, pair, {
        ...candidate,
        game: mergePartial(candidate.game, partialOf(part)) as Game,
      })
      if (found) return found
    }
  return undefined
}

/** Parts of the difference of two games: all of it, all that is in one field, single places, and two at random. */
function partsOf(all: readonly ValueDifference[]): readonly (readonly ValueDifference[])[] {
  const possible = all.filter(({ to, path: [first] }) => to !== undefined && first !== 'readings')
  const singles = possible.map((one) => [one])
  return [possible, ...grouped(possible, 1), ...grouped(possible, 2), ...alternating(singles, drawn(possible))]
}

/** The differences that lie in the same field, for every field. */
function grouped(all: readonly ValueDifference[], depth: number): readonly (readonly ValueDifference[])[] {
  const fieldOf = ({ path }: ValueDifference) => JSON.stringify(path.slice(0, depth))
  const fields = [...new Set(all.map(fieldOf))]
  return fields.map((field) => all.filter((one) => fieldOf(one) === field)).filter(({ length }) => length > 1)
}

function drawn(all: readonly ValueDifference[]): readonly (readonly ValueDifference[])[] {
  if (all.length < 2) return []
  const random = mersenne(all.length)
  const draw = () => all[uniformInt(random, 0, all.length - 1)] as ValueDifference
  return Array.from({ length: DRAWN }, () => [draw(), draw()])
}

const alternating = <Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((item) => item !== undefined) as readonly Item[]
