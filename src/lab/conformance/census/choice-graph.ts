/**
 * Graphs of choices: every position that choices lead to, each once, and the games in which they end.
 *
 * Rights that may be used at any time are left out: they lead back to the same decision.
 *
 * @module
 */

import type { Chosen, Decision, GameState, Json, Position, Rules, Traced } from '#core'
import { digestText, sha256 } from '../format/digest.js'
import type { PlainChoice } from '../format/situation.js'
import { plainChoice, plainGame } from '../vectors/game-cache.js'

/** A choice, and the number of the place that it leads to. */
export interface CensusEdge {
  readonly choice: PlainChoice
  readonly to: number
}

/** A graph of the places that choices lead to. Places are numbered, and the first is the start. */
export interface ChoiceGraph {
  /** The choices at each place. */
  readonly edges: readonly (readonly CensusEdge[])[]
  /** For each place that is an end, the digest of its game. */
  readonly ends: ReadonlyMap<number, string>
  /** The number of known places that were not examined. */
  readonly unseen: number
}

/** The limits of a graph. */
export interface Extent<Game extends GameState> {
  /** The maximum number of places. */
  readonly bound: number
  /** True if a choice ends the search there; otherwise it ends when the first procedure is over. */
  readonly until?: (from: Position<Game>, chosen: Chosen<Game>) => boolean
  /** True for the first choices to examine; all of them if left out. */
  readonly first?: (choice: PlainChoice) => boolean
  /** Hears what happens between decisions, and what is refused at them. */
  readonly watch?: { readonly trace: (lines: readonly Traced[]) => void; readonly decision: (due: Decision) => void }
  /** Told now and then how many places were found. */
  readonly told?: (found: number) => void
}

/** The number of places between two progress reports. */
const OFTEN = 250

/** The graph of choices from a position on. */
export function graphFrom<Game extends GameState>(
  rules: Rules<Game>,
  root: Position<Game>,
  { bound, until = () => false, first = () => true, watch, told }: Extent<Game>,
): ChoiceGraph {
  const text = rememberedText()
  const digests = new Map<Game, string>()
  const digestOf = (game: Game) => remembered(digests, game, () => sha256(text(plainGame(game))))
  const numbers = new Map<string, number>()
  const open: { readonly number: number; readonly position: Position<Game> }[] = []
  const edges: (readonly CensusEdge[])[] = []
  const ends = new Map<number, string>()

  const numberOf = (position: Position<Game>, ended: boolean): number => {
    const digest = digestOf(position.game)
    const key = ended ? digest : `${digest} ${text(position.stack as unknown as Json)}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(key, number)
    edges[number] = []
    if (ended) ends.set(number, digest)
    else open.push({ number, position })
    return number
  }

  const edgesAt = (number: number, position: Position<Game>): readonly CensusEdge[] => {
    const due = rules.decide(position)
    if (due.over) return []
    watch?.decision(due)
    const offered = new Map(due.choices.map((one) => [digestText(plainChoice(one) as Json), one]))
    return [...offered.values()].flatMap((offer) => {
      const choice = plainChoice(offer)
      if (number === 0 && !first(choice)) return []
      const chosen = rules.choose(position, offer.option)
      watch?.trace(chosen.trace)
      const ended = chosen.position.stack.length === 0 || until(position, chosen)
      return [{ choice, to: numberOf(chosen.position, ended) }]
    })
  }

  numberOf(root, root.stack.length === 0)
  let looked = 0
  for (let next = open.pop(); next !== undefined && numbers.size <= bound; next = open.pop()) {
    edges[next.number] = edgesAt(next.number, next.position)
    looked += 1
    if (looked % OFTEN === 0) told?.(numbers.size)
    if (numbers.size > bound) return { edges, ends, unseen: open.length + 1 }
  }
  return { edges, ends, unseen: open.length }
}

/** Writes the texts of values, each object once: most choices leave most of a game alone. */
function rememberedText(): (value: Json) => string {
  const known = new Map<object, string>()
  const write = (value: Json): string =>
    typeof value === 'object' && value !== null
      ? remembered(known, value, () => digestText(value, write))
      : digestText(value)
  return write
}

function remembered<Key extends object, Value>(known: Map<Key, Value>, key: Key, work: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const value = work()
  known.set(key, value)
  return value
}
