/** Soviet units that come to a force from its space, or from one beside it. @module */

import { type Context, option, readingOf } from 'rulewright/book'
import { connectedWith, isMarch, isMarchLink } from '#spec/talvisota/1.1-general-points'
import type { Components } from '#spec/talvisota/components/components'
import { attackingPlan } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { freeSoviets, withSovietPlan } from '#spec/talvisota/plans'
import * as cited from '#spec/talvisota/rules.gen'
import { printed, sovietSpaces, spaceIn, withoutSoviets, withSoviets } from '#spec/talvisota/spaces'
import { plus, sizeOf, soviets } from '#spec/talvisota/units'
import { SOVIET_UNITS, type SovietUnit } from '#spec/talvisota/vocabulary'

type C = Context<Game, { readonly order: number }>
interface Unit {
  readonly unit: SovietUnit
  readonly space: string
}

const planIn = ({ game, data: { order } }: C) => attackingPlan(game, order)

/** True if the last unit would leave a space that must be kept. */
function keeps({ map }: Components, game: Game, space: string): boolean {
  const { soviets: there, possession } = spaceIn(game, space)
  const needed = printed(map, space).side === 'Finnish' && !possession && readingOf(game, cited.emptySpace) === 'no'
  return needed && sizeOf(there) === 1
}

/** The units that could come, and what is asked of each. */
export const comingOn = (parts: Components) => ({
  from: ({ game }: C) =>
    sovietSpaces(game, parts.map).flatMap((space) => SOVIET_UNITS.map((unit) => option('join', { unit, space }))),
  says: (_: C, { unit, space }: Unit) => `${unit} from ${space}`,
  view: {
    force: (context: C) => sizeOf(planIn(context).units),
    near: (context: C, { space }: Unit) => {
      const { start } = planIn(context)
      return start === space || connectedWith(parts.map, start, isMarch(context.game)).includes(space)
    },
    march: (context: C, { space }: Unit) => isMarchLink(parts.map, planIn(context).start, space),
    meretskov: (context: C) => planIn(context).supports.includes('MER'),
    marchUse: ({ game }: C) => readingOf(game, cited.marchUse),
    free: ({ game }: C, { unit, space }: Unit) => freeSoviets(game, space)[unit] > 0,
    keeps: (context: C, { space }: Unit) => space !== planIn(context).start && keeps(parts, context.game, space),
  },
})

/** A game in which a unit has come to a Soviet Combat Strategy. */
export function withJoinedSoviet(game: Game, order: number, { unit, space }: Unit): Game {
  const { strategy, start, units } = attackingPlan(game, order)
  const one = soviets(unit, 1)
  return withSovietPlan(withSoviets(withoutSoviets(game, space, one), start, one), strategy, {
    units: plus(units, one),
  })
}
