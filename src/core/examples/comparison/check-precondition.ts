/** Knocking: a procedure that is about to begin, and what refuses it at its door. @module */

import { atDoorOf, type PendingProcedure } from '../../kernel/offers/procedure-lookahead.js'
import { decidedIn, type Traced } from '../../kernel/plays/trace.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Refusal } from '../../kernel/tables/forbid-table.js'
import { withHits } from '../../kernel/watch/recorders.js'
import { refusalsText } from '../../wording/refusal-lines.js'

/** A procedure that is about to begin in a game. */
export interface PreconditionCheck<Game extends GameState = GameState> extends PendingProcedure {
  readonly game: Game
}

/** Asks the precondition of a procedure. Returns the refusals, and the rows behind them. */
export function checkPrecondition(knock: PreconditionCheck): readonly [readonly Refusal[], readonly Traced[]] {
  const [refusals, hits] = withHits(() => atDoorOf(knock))
  return [refusals, decidedIn(knock.chart.name, hits)]
}

/** Describes why a procedure may not begin. */
export const cannotBeginText = (procedure: string, refusals: readonly Refusal[]): string =>
  `${procedure} may not begin here: ${refusalsText(refusals)}`
