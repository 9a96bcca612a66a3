/** A census of decisions: who was asked what, and which options there were, in random plays of a book. @module */

import type { Book, GameState } from '#kernel'
import { collecting } from '../explore/evidence.js'
import { type Decision, type Over, rulesOf } from '../kernel/rules.js'
import { words } from '../kernel/words.js'
import { courtOf } from '../verify/laws.js'
import { playRandomly } from '../verify/plays.js'

/** What was seen of the decisions in one state of a chart. */
export interface DecisionSeen {
  readonly times: number
  readonly seats: readonly string[]
  /** One option of each type, as players read them. */
  readonly options: readonly string[]
}

/** What was seen of all decisions, by where they were due. */
export type Seen = ReadonlyMap<string, DecisionSeen>

/** Looks up what was seen in a state of a chart. */
export type Census = (chart: string, state: string) => DecisionSeen | undefined

interface Tally {
  times: number
  readonly seats: Set<string>
  readonly options: Map<string, string>
}

const LONGEST_PLAY = 10_000

/** Plays a book at random and counts who was asked what. */
export function seenIn<Game extends GameState>(book: Book<Game>, plays: number): Seen {
  const seen = new Map<string, Tally>()
  const rules = rulesOf({ ...book, laws: [], pathLaws: [] })
  const decide = (...args: Parameters<typeof rules.decide>) => noted(seen, rules.decide(...args))
  const watch = collecting(book)
  playRandomly(
    { ...rules, decide },
    { plays, seed: 1, bound: LONGEST_PLAY },
    { watch, court: courtOf(rules.book, watch) },
  )
  return new Map(
    [...seen].map(([at, tally]) => [
      at,
      { times: tally.times, seats: [...tally.seats].sort(), options: sortedOptions(tally) },
    ]),
  )
}

/** Looks up in what was seen. */
export const censusIn =
  (seen: Seen): Census =>
  (chart, state) =>
    seen.get(key(chart, state))

const key = (chart: string, state: string) => JSON.stringify([chart, state])

const sortedOptions = ({ options }: Tally) => [...options].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)

function noted<D extends Decision | Over>(seen: Map<string, Tally>, decision: D): D {
  if (decision.over) return decision
  const at = key(decision.chart, decision.state)
  const tally = seen.get(at) ?? { times: 0, seats: new Set(), options: new Map() }
  seen.set(at, tally)
  tally.times += 1
  tally.seats.add(decision.seat)
  for (const { option } of decision.choices)
    if (!tally.options.has(option.type)) tally.options.set(option.type, words(option))
  return decision
}
