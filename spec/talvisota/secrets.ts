/** The secrets of a player: the Combat Strategies of the other side, until they are revealed. @module */

import { type Secrets, UNSEEN } from 'rulewright/book'
import type { FinnishPlan, Game, SovietPlan } from './game.js'
import { engagedBy } from './plans.js'
import * as cited from './rules.gen.js'
import { plus } from './units.js'
import type { Side } from './vocabulary.js'

type Plan = SovietPlan | FinnishPlan

type Opened = Pick<Game, 'opened'>

const isOpen =
  ({ opened }: Opened) =>
  ({ order }: Plan): boolean =>
    opened.includes(order)

/** True if a seat may know a Combat Strategy: its own or an open one. A solo player, or any seat after the reveal, knows all. */
export const mayKnow =
  (game: Pick<Game, 'opened' | 'revealed' | 'solo'>, seat: string | undefined, side: Side) =>
  (plan: Plan): boolean =>
    seat === undefined || seat === side || game.revealed || game.solo || isOpen(game)(plan)

/**
 * Returns the visible part of face-down Combat Strategies: their number, and the spaces where they have been deployed, in order.
 */
const veiled = (game: Opened, plans: readonly Plan[]) => ({
  plans: UNSEEN,
  number: plans.length,
  open: plans.filter(isOpen(game)),
  deployed: plans
    .filter(({ order }) => order > 0)
    .map(({ order, target }) => ({ order, target }))
    .toSorted((one, other) => one.order - other.order),
})

/** The Finnish command sheet from outside: what is committed looks as though it were still there. */
const veiledFinns = (game: Game) => {
  const { plans, entrenchments, forces, ...open } = game.finns
  const hidden = plans.filter((plan) => !isOpen(game)(plan))
  const used = hidden.filter(({ entrenched }) => entrenched).length
  return {
    ...open,
    forces: plus(forces, engagedBy(hidden)),
    entrenchments: entrenchments + used,
    ...veiled(game, plans),
  }
}

export const secrets: Secrets<Game> = {
  clauses: [cited.deployment.concealed, cited.finnishPlacement.hidden],
  seenBy: (game, seat) => {
    // Who plays alone sees what is drawn.
    if (game.revealed || game.solo) return game
    const { soviets, finns } = game
    const sees = (side: Side, plans: readonly Plan[]): boolean => seat === side || plans.every(isOpen(game))
    return {
      ...game,
      soviets: sees('Soviets', soviets.plans) ? soviets : { ...soviets, ...veiled(game, soviets.plans) },
      finns: sees('Finns', finns.plans) ? finns : veiledFinns(game),
    }
  },
}
