/** Leads: what a candidate leads to, and what that comes to in a game. @module */

import type { Clause } from './clause.js'
import { Defect } from './defect.js'
import type { Coming, Further, Inside, Led, Offer } from './option.js'
import type { ComesTo } from './view.js'

/** An offer further on, with the context in which it would be asked. */
export const further = <C>(asks: Offer<C>, context: C): Further => ({ asks, context }) as unknown as Further

/** Looks into what a candidate leads to, in the game of a context. */
export function comingOf<C>(inside: Inside | undefined, context: C, led: Led): Coming {
  if (inside === undefined) throw new Defect('a candidate leads further in, and nobody can look there')
  return inside.of(gameIn(context), led)
}

function gameIn(context: unknown): object {
  const { game } = context as { readonly game?: object }
  if (game === undefined) throw new Defect('a candidate leads further in, and there is no game to look at')
  return game
}

/** What is said in a field of what something comes to that may begin. */
export function nameOf(coming: Coming, { but }: ComesTo): string {
  if (coming.isOpen) return 'open'
  for (const name in but) if (coming.isOpenBut(but[name] as readonly Clause[])) return name
  return 'nowhere'
}
