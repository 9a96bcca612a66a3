/** Retelling: a play that somebody recorded is played again, and judged. @module */

import { Defect } from '../kernel/book/book-defect.js'
import type { Option, RefusedChoice } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import { type Decision, NotOffered, type Over, type Rules } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { GameState } from '../kernel/sections/question.js'
import { brokenLaws, parsePosition } from '../records/read-position.js'
import type { Play } from '../records/recorded-play.js'
import type { Parsed } from '../values/parse-result.js'

/** A fault of a play: a choice that the rules refuse, or a defect of the book that the play reveals. */
export type PlayFault =
  | { readonly why: 'refused'; readonly decision: Decision | Over; readonly refused: readonly RefusedChoice[] }
  | { readonly why: 'law' | 'defect'; readonly messages: readonly string[] }

/** The part of a play that could be replayed. */
export interface Retold<Game extends GameState> {
  /** Every position, the first one included, up to where a choice is at fault; a position that breaks a law is the last. */
  readonly positions: readonly Position<Game>[]
  readonly traces: readonly (readonly Traced[])[]
  /** The choice that is at fault, counted from 0; below 0 the beginning is. */
  readonly at?: number
  readonly fault?: PlayFault
}

/** The position from which a play is played. */
export const beginningOf = <Game extends GameState>(
  rules: Rules<Game>,
  { from }: Pick<Play, 'from'>,
): Parsed<Position<Game>> => (from === undefined ? { ok: true, value: rules.start() } : parsePosition(rules.book, from))

/** Plays choices again, one after the other, up to the first that is at fault. */
export function retell<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  choices: readonly Option[],
): Retold<Game> {
  const positions = [from]
  const traces: (readonly Traced[])[] = []
  const broken = lawFault(rules, from)
  if (broken) return { positions, traces, at: -1, fault: broken }
  for (const [at, option] of choices.entries()) {
    const made = tryRules(() => rules.choose(positions.at(-1) ?? from, option))
    if ('fault' in made) return { positions, traces, at, fault: made.fault }
    positions.push(made.value.position)
    traces.push(made.value.trace)
    const fault = lawFault(rules, made.value.position)
    if (fault) return { positions, traces, at, fault }
  }
  return { positions, traces }
}

function lawFault<Game extends GameState>({ book }: Rules<Game>, { game }: Position<Game>): PlayFault | undefined {
  const messages = brokenLaws(book, game).map(({ message }) => message)
  return messages.length > 0 ? { why: 'law', messages } : undefined
}

/** Does something by the rules; what they refuse, and where they contradict themselves, is a fault. */
export function tryRules<T>(act: () => T): { readonly value: T } | { readonly fault: PlayFault } {
  try {
    return { value: act() }
  } catch (error) {
    if (error instanceof NotOffered)
      return { fault: { why: 'refused', decision: error.decision, refused: error.refused } }
    if (error instanceof Defect) return { fault: { why: 'defect', messages: [error.message] } }
    throw error
  }
}
