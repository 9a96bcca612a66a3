/** Knocking: a procedure that is about to begin, and what refuses it at its door. @module */

import type { GameState, Refusal } from '#kernel'
import { observed } from '../kernel/hearing.js'
import { atDoorOf, type Beginning } from '../kernel/procedure-opening.js'
import { refusalsText } from '../kernel/refusing.js'
import { decidedIn, type Traced } from '../kernel/trace.js'

/** A procedure that is about to begin in a game. */
export interface Knock<Game extends GameState = GameState> extends Beginning {
  readonly game: Game
}

/** What refuses a procedure at its door, and the rows that do. */
export function knocked(knock: Knock): readonly [readonly Refusal[], readonly Traced[]] {
  const [refusals, hits] = observed(() => atDoorOf(knock))
  return [refusals, decidedIn(knock.chart.name, hits)]
}

/** That a procedure may not begin, and why. */
export const mayNotBegin = (procedure: string, refusals: readonly Refusal[]): string =>
  `${procedure} may not begin here: ${refusalsText(refusals)}`
