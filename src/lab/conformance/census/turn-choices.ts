/** Turns: what somebody who decides can do until the decision passes to somebody else, by its kinds. @module */

import {
  CHANCE,
  type Chosen,
  type Decision,
  type GameState,
  type Over,
  type Position,
  type Rules,
  type Seat,
  type Traced,
} from '#core'
import type { PlainChoice } from '../format/situation.js'
import { plainChoice } from '../vectors/game-cache.js'
import type { Extent } from './choice-graph.js'

/** The seat that decides, also if the book decides for it. */
const deciderIn = (due: Decision): Seat => due.advised?.seat ?? due.seat

/**
 * True if a choice ends the turn of the deciding seat: the asking procedure is over, or asks another seat. Calls may ask any
 * seat, and dice and draws belong to the turn.
 */
export function turnEnd<Game extends GameState>(
  rules: Rules<Game>,
  root: Position<Game>,
): NonNullable<Extent<Game>['until']> {
  const depth = root.stack.length
  const due = rules.decide(root)
  const whose = due.over ? undefined : deciderIn(due)
  const isAnothers = (next: Decision | Over) => !next.over && ![whose, CHANCE].includes(deciderIn(next))
  return ({ stack }, { position, trace }) =>
    leastDepth(stack.length, trace) < depth || (position.stack.length === depth && isAnothers(rules.decide(position)))
}

/** The smallest number of procedures running at any point of a trace. */
function leastDepth(from: number, trace: readonly Traced[]): number {
  let depth = from
  let least = from
  for (const { kind } of trace) {
    if (kind === 'called') depth += 1
    if (kind === 'returned') depth -= 1
    least = Math.min(least, depth)
  }
  return least
}

/** First choices of one kind: those that begin the same procedure, or those of the same type that begin none. */
export interface ChoiceKind {
  readonly kind: string
  readonly has: (choice: PlainChoice) => boolean
}

/** The kinds of what can be chosen in a position, in the order in which they are offered. */
export function kindsAt<Game extends GameState>(rules: Rules<Game>, position: Position<Game>): readonly ChoiceKind[] {
  const due = rules.decide(position)
  if (due.over) return []
  const kinds = due.choices.map((choice) => {
    const begun = begunBy(position, rules.choose(position, choice.option))
    return { choice: plainChoice(choice), kind: begun ?? choice.option.type }
  })
  return [...new Set(kinds.map(({ kind }) => kind))].map((kind) => {
    const texts = new Set(kinds.filter((one) => one.kind === kind).map(({ choice }) => JSON.stringify(choice)))
    return { kind, has: (choice) => texts.has(JSON.stringify(choice)) }
  })
}

/** The first procedure that a choice begins. */
const begunBy = <Game extends GameState>({ stack }: Position<Game>, { trace }: Chosen<Game>): string | undefined => {
  for (const [at, line] of trace.entries())
    if (line.kind === 'called' && leastDepth(stack.length, trace.slice(0, at)) >= stack.length) return line.chart
  return undefined
}
