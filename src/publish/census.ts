/** A census of decisions: who was asked what, and which options there were, in random plays of a book. @module */

import type { Book, GameState } from '#kernel'
import { playing } from '../explore/plays.js'
import { type Decision, type Over, rulesOf } from '../kernel/rules.js'
import { begunAs } from '../verify/plays.js'
import { said } from './said.js'

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
  const rules = rulesOf(book)
  const { procedure, args } = book.main
  for (let number = 1; number <= plays; number += 1) {
    const { game, pick } = begunAs(book, { plays, seed: 1, bound: LONGEST_PLAY }, number)
    for (const { due } of playing(rules, rules.begin(game, procedure.name, args), pick, LONGEST_PLAY)) note(seen, due)
  }
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

function note(seen: Map<string, Tally>, decision: Decision | Over): void {
  if (decision.over) return
  const at = key(decision.chart, decision.state)
  const tally = seen.get(at) ?? { times: 0, seats: new Set(), options: new Map() }
  seen.set(at, tally)
  tally.times += 1
  tally.seats.add(decision.seat)
  for (const choice of decision.choices)
    if (!tally.options.has(choice.option.type)) tally.options.set(choice.option.type, said(choice))
}
