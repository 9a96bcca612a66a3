/** Sittings: a game that is being played, with everything that can be taken back. @module */

import { Defect } from '../kernel/book/book-defect.js'
import type { Option } from '../kernel/offers/option.js'
import type { Choice, Decision, Over } from '../kernel/plays/decision.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Play } from '../records/recorded-play.js'

/** A game that is being played. */
export interface Sitting<Game extends GameState> {
  readonly rules: Rules<Game>
  /** The position from which it is played, as a play file has it. */
  readonly from?: unknown
  /** Every position, the first one included. */
  readonly positions: readonly Position<Game>[]
  readonly choices: readonly Option[]
  readonly traces: readonly (readonly Traced[])[]
}

/** A sitting at which nothing has been chosen yet. */
export const sittingAt = <Game extends GameState>(rules: Rules<Game>, position: Position<Game>): Sitting<Game> => ({
  rules,
  positions: [position],
  choices: [],
  traces: [],
})

/** Returns the current position of a recorded play. */
export function currentPosition<Game extends GameState>({ positions }: Sitting<Game>): Position<Game> {
  const last = positions.at(-1)
  if (last === undefined) throw new Defect('a game without a position')
  return last
}

/** The decision that is due at a sitting, or how the game ended. */
export const dueAt = <Game extends GameState>(sitting: Sitting<Game>): Decision | Over =>
  sitting.rules.decide(currentPosition(sitting))

/** The sitting after a choice; one that is not offered is an error. */
export function chooseOption<Game extends GameState>(sitting: Sitting<Game>, option: Option): Sitting<Game> {
  const { position, trace } = sitting.rules.choose(currentPosition(sitting), option)
  return {
    ...sitting,
    positions: [...sitting.positions, position],
    choices: [...sitting.choices, option],
    traces: [...sitting.traces, trace],
  }
}

/** The sitting before the last choice that somebody made who can take it back, and what followed; nothing where there is none. */
export function undoChoice<Game extends GameState>(
  sitting: Sitting<Game>,
  isTheirs: (choice: Pick<Choice, 'seat' | 'seenBy'>) => boolean,
): Sitting<Game> | undefined {
  const made = sitting.traces.findLastIndex(([first]) => first?.kind === 'chosen' && isTheirs(first))
  if (made < 0) return undefined
  return {
    ...sitting,
    positions: sitting.positions.slice(0, made + 1),
    choices: sitting.choices.slice(0, made),
    traces: sitting.traces.slice(0, made),
  }
}

/** A sitting as a play that can be stored. */
export const playOf = <Game extends GameState>({ rules, from, choices }: Sitting<Game>): Play => ({
  book: rules.book.name,
  ...(from !== undefined && { from }),
  choices,
})
