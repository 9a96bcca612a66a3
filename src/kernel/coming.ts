/**
 * What a procedure comes to that a candidate leads to: what its door and its first offer say, each asked once.
 *
 * @module
 */
import type { Chart } from './chart.js'
import type { Clause } from './clause.js'
import { late } from './compiled.js'
import { smallest } from './covering.js'
import type { Refusal } from './forbid.js'
import { unheard } from './hearing.js'
import type { Json } from './json.js'
import type { Coming, Further, Inside } from './leads.js'
import type { Option, Refused } from './offer.js'

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

/** What the first offer comes to that is reached behind a door, if there is one. */
export function comingTo(inside: Inside, reach: () => Due | undefined, beginning?: Beginning): Coming {
  const isShut = late(() => beginning !== undefined && isShutAt(beginning))
  const due = late(() => unheard(reach))
  const ask = <T>(nothing: T, question: (due: Due) => T): T => {
    const reached = due()
    return reached ? unheard(() => question(reached)) : nothing
  }
  const isOpen = late(() => ask(true, ({ asks, context }) => asks.open(context, inside)))
  const but = new Map<readonly Clause[], boolean>()
  const why = late(() => ask<readonly Refusal[]>([], (reached) => whyAt(reached, inside)))
  return {
    get isShut() {
      return isShut()
    },
    get isOpen() {
      return isOpen()
    },
    isOpenBut: (forgiven) => {
      const answer = but.get(forgiven) ?? ask(true, ({ asks, context }) => asks.openBut(forgiven, context, inside))
      but.set(forgiven, answer)
      return answer
    },
    atDoor: () => (beginning ? atDoorOf(beginning) : []),
    why,
  }
}

/** Whether a procedure may not begin; leaves no trace. */
export const isShutAt = ({ chart: { door }, game, args }: Beginning): boolean =>
  door?.refuses({ game, args }, undefined) === true

/** Why a procedure may not begin. */
export const atDoorOf = ({ chart, game, args }: Beginning): readonly Refusal[] =>
  (chart.door?.refusals({ game, args }, undefined) ?? []).map((refusal) => ({
    ...refusal,
    inside: [{ procedure: chart.name }],
  }))

/** Why nothing can be chosen at an offer: of its candidates, or where it has none, what it cites. */
function whyAt({ procedure, asks, context }: Due, inside: Inside): readonly Refusal[] {
  const here = { ...(procedure !== undefined && { procedure }), asks: asks.name }
  const isCandidate = ({ option }: Refused<Option>) => option.type !== asks.declines
  const refused = asks.refused(context, inside).filter(isCandidate)
  if (refused.length > 0) return smallest(refused, here)
  return [{ table: asks.name, row: -1, clauses: asks.cites, because: {}, inside: [{ ...here, of: 0 }] }]
}
