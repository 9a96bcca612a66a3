/**
 * Graphs of choices: every position that choices lead to, each once, and the games in which they end.
 *
 * Rights that may be used at any time are left out: they lead back to the same decision.
 *
 * @module
 */

import type { Chosen, Decision, GameState, Json, Position, Rules } from '#kernel'
import type { Traced } from '../../kernel/trace.js'
import { sha256, textOf } from '../format/digest.js'
import type { PlainChoice } from '../format/situation.js'
import { plainChoice, plainGame } from '../vectors/plain.js'

/** A choice, and the number of the place that it leads to. */
export interface Edge {
  readonly choice: PlainChoice
  readonly to: number
}

/** What choices lead to. Places are numbered; the first is where it begins. */
export interface ChoiceGraph {
  /** What can be chosen at each place. */
  readonly edges: readonly (readonly Edge[])[]
  /** For each place that is an end, the digest of its game. */
  readonly ends: ReadonlyMap<number, string>
  /** How many places are known of and were not looked at. */
  readonly unseen: number
}

/** How far a graph goes. */
export interface Extent<Game extends GameState> {
  /** How many places it has at most. */
  readonly bound: number
  /** Whether a choice ends what is looked at; else it ends where what began is over. */
  readonly until?: (from: Position<Game>, chosen: Chosen<Game>) => boolean
  /** Which of the first choices are looked at; all of them where it is left out. */
  readonly first?: (choice: PlainChoice) => boolean
  /** Hears what happens between decisions, and what is refused at them. */
  readonly watch?: { readonly trace: (lines: readonly Traced[]) => void; readonly decision: (due: Decision) => void }
  /** Told now and then how many places were found. */
  readonly told?: (found: number) => void
}

/** How often somebody is told how far it is. */
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
  const edges: (readonly Edge[])[] = []
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

  const edgesAt = (number: number, position: Position<Game>): readonly Edge[] => {
    const due = rules.decide(position)
    if (due.over) return []
    watch?.decision(due)
    const offered = new Map(due.choices.map((one) => [textOf(plainChoice(one) as Json), one]))
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
    typeof value === 'object' && value !== null ? remembered(known, value, () => textOf(value, write)) : textOf(value)
  return write
}

function remembered<Key extends object, Value>(known: Map<Key, Value>, key: Key, work: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const value = work()
  known.set(key, value)
  return value
}
