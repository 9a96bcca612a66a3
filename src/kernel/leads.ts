/**
 * Leads: what a candidate leads to, and what that comes to in a game.
 *
 * @module
 */
import type { Clause } from './clause.js'
import { Defect } from './defect.js'
import type { Refusal } from './forbid.js'
import type { Offer } from './offer.js'
import type { Call } from './procedure.js'
import type { ComesTo } from './view.js'

/** An offer further on in the same chart, with the context in which it would be asked. */
export interface Further {
  readonly asks: Offer<never>
  readonly context: never
}

/** What a candidate leads to: a call, or an offer further on. */
export type Led = Call | Further

/** How it is found what a candidate leads to; nothing where it leads to no decision of its own. */
export type Leads<C, O> = (context: C, candidate: O) => Led | undefined

/** An offer further on, with the context in which it would be asked. */
export const further = <C>(asks: Offer<C>, context: C): Further => ({ asks, context }) as unknown as Further

/** What something that a candidate leads to comes to. It is a matter of its first offer: what follows is its consequence. */
export interface Coming {
  /** Whether it may not even begin. */
  readonly isShut: boolean
  /** Whether its first offer has an option, or it ends before any is reached. */
  readonly isOpen: boolean
  /** Whether that would have an option, if no row that applies one of certain clauses refused it. */
  isOpenBut(forgiven: readonly Clause[]): boolean
  /** Why it may not begin; leaves a trace. */
  atDoor(): readonly Refusal[]
  /** What refuses each candidate of its first offer, and what that offer cites where it has none; nothing where none is reached. */
  parts(): readonly (readonly Refusal[])[]
  /** Why its first offer has no option: a smallest set of rows that refuses all candidates, then what refuses them also. */
  why(): readonly Refusal[]
}

/** Looks into what candidates lead to, by the charts of one book. */
export interface Inside {
  /** What something comes to that begins in a game as it stands. */
  of(game: object, led: Led): Coming
}

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
