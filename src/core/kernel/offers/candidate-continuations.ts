/** Leads: what a candidate leads to, and what that comes to in a game. @module */

import { Defect } from '../book/book-defect.js'
import type { Clause } from '../sections/clause.js'
import type { ComesTo } from '../tables/table-view.js'
import type { Continuation, Further, Inside, Led, Offer } from './option.js'

/** An offer further on, with the context in which it would be asked. */
export const further = <C>(asks: Offer<C>, context: C): Further => ({ asks, context }) as unknown as Further

/** Looks into what a candidate leads to, in the game of a context. */
export function lookAhead<C>(inside: Inside | undefined, context: C, led: Led): Continuation {
  if (inside === undefined) throw new Defect('a candidate leads further in, and nobody can look there')
  return inside.of(gameIn(context), led)
}

function gameIn(context: unknown): object {
  const { game } = context as { readonly game?: object }
  if (game === undefined) throw new Defect('a candidate leads further in, and there is no game to look at')
  return game
}

/** The value of a lookahead field when the procedure may begin. */
export function lookaheadValue(coming: Continuation, { but }: ComesTo): string {
  if (coming.isOpen) return 'open'
  for (const name in but) if (coming.isOpenBut(but[name] as readonly Clause[])) return name
  return 'nowhere'
}
