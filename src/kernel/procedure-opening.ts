/**
 * What a procedure comes to that a candidate leads to: what its door and its first offer say, each asked once.
 *
 * @module
 */
import type { Chart } from './chart.js'
import type { Clause } from './clause.js'
import type { Refusal, Within } from './forbid.js'
import { silently } from './hearing.js'
import type { Json } from './json.js'
import { smallest } from './main-refusals.js'
import type { Coming, Further, Inside, Option, Refused } from './option.js'

/** An offer that is reached, in its context. */
export interface Due extends Further {
  /** The chart that asks it; left out where it is that of the candidate itself. */
  readonly procedure?: string
}

/** A procedure that is about to begin. */
export interface Beginning {
  readonly chart: Chart
  readonly game: object
  readonly args: Json
}

/** What the first offer comes to that is reached behind a door, if there is one; each question is answered once. */
class AtOffer implements Coming {
  #shut: boolean | undefined
  #open: boolean | undefined
  #reached: { readonly due: Due | undefined } | undefined
  #but: Map<readonly Clause[], boolean> | undefined
  #refused: readonly Refused<Option>[] | undefined
  #why: readonly Refusal[] | undefined
  constructor(
    private readonly inside: Inside,
    private readonly reach: () => Due | undefined,
    private readonly beginning: Beginning | undefined,
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

  #candidates(due: Due): readonly Refused<Option>[] {
    this.#refused ??= candidatesAt(due, this.inside)
    return this.#refused
  }

  /** Asks the offer that is reached; what is asked there decides nothing here, and is not heard. */
  #ask<T>(nothing: T, question: (due: Due) => T): T {
    this.#reached ??= { due: silently(this.reach) }
    const { due } = this.#reached
    return due ? silently(() => question(due)) : nothing
  }
}

/** What the first offer comes to that is reached, behind a door if something begins. */
export const comingTo = (inside: Inside, reach: () => Due | undefined, beginning?: Beginning): Coming =>
  new AtOffer(inside, reach, beginning)

/** Whether a procedure may not begin; leaves no trace. */
export const isShutAt = ({ chart: { door }, game, args }: Beginning): boolean =>
  door?.refuses({ game, args }, undefined) === true

/** Why a procedure may not begin. */
export const atDoorOf = ({ chart, game, args }: Beginning): readonly Refusal[] =>
  (chart.door?.refusals({ game, args }, undefined) ?? []).map((refusal) => ({
    ...refusal,
    inside: [{ procedure: chart.name }],
  }))

/** Where the refusals of an offer stand. */
const placeOf = ({ procedure, asks }: Due): Within => ({
  ...(procedure !== undefined && { procedure }),
  asks: asks.name,
})

/** The refused candidates of an offer; to decline is none. */
const candidatesAt = ({ asks, context }: Due, inside: Inside): readonly Refused<Option>[] =>
  asks.refused(context, inside).filter(({ option }) => option.type !== asks.declines)

/** What is told where an offer has no candidates: what it cites. */
const uncandidated = (due: Due): readonly Refusal[] => [
  { table: due.asks.name, row: -1, clauses: due.asks.cites, because: {}, inside: [{ ...placeOf(due), of: 0 }] },
]
