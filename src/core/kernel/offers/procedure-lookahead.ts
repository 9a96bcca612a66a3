/**
 * The lookahead into a procedure: the results of its precondition and its first offer, each computed once.
 *
 * @module
 */

import type { Json } from '../../values/json.js'
import type { Chart } from '../charts/chart.js'
import type { Clause } from '../sections/clause.js'
import type { Refusal, Within } from '../tables/forbid-table.js'
import { withoutHits } from '../watch/recorders.js'
import { smallest } from './minimal-refusals.js'
import type { Continuation, Further, Inside, Option, Refused } from './option.js'

/** An offer that is reached, in its context. */
export interface ReachedOffer extends Further {
  /** The chart that asks it; left out where it is that of the candidate itself. */
  readonly procedure?: string
}

/** A procedure that is about to begin. */
export interface PendingProcedure {
  readonly chart: Chart
  readonly game: object
  readonly args: Json
}

/** The result of the first offer reached, after the precondition if there is one. Each query is answered once. */
class AtOffer implements Continuation {
  #shut: boolean | undefined
  #open: boolean | undefined
  #reached: { readonly due: ReachedOffer | undefined } | undefined
  #but: Map<readonly Clause[], boolean> | undefined
  #refused: readonly Refused<Option>[] | undefined
  #why: readonly Refusal[] | undefined
  constructor(
    private readonly inside: Inside,
    private readonly reach: () => ReachedOffer | undefined,
    private readonly beginning: PendingProcedure | undefined,
  ) {}

  get isShut(): boolean {
    this.#shut ??= this.beginning !== undefined && isShutAt(this.beginning)
    return this.#shut
  }

  get isOpen(): boolean {
    if (this.#open === undefined) {
      this.#open = this.#ask(true, ({ asks, context }) => asks.open(context, this.inside))
      // Of what is open nothing more is asked: it need not be kept with the game.
      if (this.#open) this.#reached = undefined
    }
    return this.#open
  }

  isOpenBut(forgiven: readonly Clause[]): boolean {
    this.#but ??= new Map()
    const { inside } = this
    const answer =
      this.#but.get(forgiven) ?? this.#ask(true, ({ asks, context }) => asks.openBut(forgiven, context, inside))
    this.#but.set(forgiven, answer)
    return answer
  }

  atDoor(): readonly Refusal[] {
    return this.beginning ? atDoorOf(this.beginning) : []
  }

  parts(): readonly (readonly Refusal[])[] {
    return this.#ask<readonly (readonly Refusal[])[]>([], (due) => {
      const refused = this.#candidates(due)
      return refused.length > 0 ? refused.map(({ refusals }) => refusals) : [uncandidated(due)]
    })
  }

  why(): readonly Refusal[] {
    this.#why ??= this.#ask<readonly Refusal[]>([], (due) => {
      const refused = this.#candidates(due)
      return refused.length > 0 ? smallest(refused, placeOf(due)) : uncandidated(due)
    })
    return this.#why
  }

  #candidates(due: ReachedOffer): readonly Refused<Option>[] {
    this.#refused ??= candidatesAt(due, this.inside)
    return this.#refused
  }

  /** Asks the offer that is reached; what is asked there decides nothing here, and is not heard. */
  #ask<T>(nothing: T, question: (due: ReachedOffer) => T): T {
    this.#reached ??= { due: withoutHits(this.reach) }
    const { due } = this.#reached
    return due ? withoutHits(() => question(due)) : nothing
  }
}

/** Looks ahead to the first offer reached, after the precondition if a procedure begins. */
export const comingTo = (
  inside: Inside,
  reach: () => ReachedOffer | undefined,
  beginning?: PendingProcedure,
): Continuation => new AtOffer(inside, reach, beginning)

/** True if a procedure may not begin; leaves no trace. */
export const isShutAt = ({ chart: { door }, game, args }: PendingProcedure): boolean =>
  door?.refuses({ game, args }, undefined) === true

/** Why a procedure may not begin. */
export const atDoorOf = ({ chart, game, args }: PendingProcedure): readonly Refusal[] =>
  (chart.door?.refusals({ game, args }, undefined) ?? []).map((refusal) => ({
    ...refusal,
    inside: [{ procedure: chart.name }],
  }))

/** The place of an offer's refusals. */
const placeOf = ({ procedure, asks }: ReachedOffer): Within => ({
  ...(procedure !== undefined && { procedure }),
  asks: asks.name,
})

/** The refused candidates of an offer; to decline is none. */
const candidatesAt = ({ asks, context }: ReachedOffer, inside: Inside): readonly Refused<Option>[] =>
  asks.refused(context, inside).filter(({ option }) => option.type !== asks.declines)

/** The refusal to show if an offer has no candidates: its citations. */
const uncandidated = (due: ReachedOffer): readonly Refusal[] => [
  { table: due.asks.name, row: -1, clauses: due.asks.cites, because: {}, inside: [{ ...placeOf(due), of: 0 }] },
]
