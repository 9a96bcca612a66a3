/** The forces of a combat in a game, and what they lose. @module */
import { readingOf } from 'rulewright/book'
import { secondDefence } from './4.5.2-soviet-victory.js'
import { finnishForce, scoutsFight } from './6.2-finnish-harassment.js'
import type { MapText } from './components/map.js'
import type { Fight, Uses } from './fight.js'
import type { FinnishPlan, FinnishUnits, Game, SovietPlan, SovietUnits } from './game.js'
import { finnishPlan, sovietPlan, withFinnishPlan, withSovietPlan } from './plans.js'
import { printed, spaceIn, withoutSoviets, withSpace } from './spaces.js'
import { finns as finnishUnits, minus, noFinns, plus, soviets as sovietUnits } from './units.js'
import type { FinnishUnit, SovietUnit } from './vocabulary.js'

/** A combat: the place in the order of deployment, and whether the Finns were driven back in it before. */
export interface Of {
  readonly order: number
  readonly driven: boolean
}

/** The Soviet Combat Strategy of a combat. */
export const attackingPlan = ({ soviets }: Pick<Game, 'soviets'>, order: number): SovietPlan =>
  soviets.plans.find((plan) => plan.order === order) ?? sovietPlan('PRUD', 'Karelia')

/** The Finnish one, where one responds; else one without anything. */
export const defendingPlan = ({ finns }: Pick<Game, 'finns'>, order: number): FinnishPlan =>
  finns.plans.find((plan) => plan.order === order) ?? finnishPlan('MOTTI', 'Karelia')

const answers = ({ finns }: Game, order: number): boolean => finns.plans.some((plan) => plan.order === order)

const scoutsIn = (game: Game, order: number): number => spaceIn(game, attackingPlan(game, order).target).scouts

/** Whether the Finnish Combat Strategy takes part, and whether the SCT of the space do. */
function takePart(game: Game, { order, driven }: Of) {
  const who = finnishForce.ask({ scouts: scoutsIn(game, order) > 0, scoutsFight: readingOf(game, scoutsFight) })
  const gone = driven && readingOf(game, secondDefence) === 'those not driven back'
  return { plan: who !== 'the scouts' && !gone, scouts: who !== 'the strategy' }
}

/** The Finnish units in a combat. */
export function finnsIn(game: Game, of: Of): FinnishUnits {
  const part = takePart(game, of)
  const units = part.plan ? defendingPlan(game, of.order).units : noFinns
  return part.scouts ? plus(units, finnishUnits('SCT', scoutsIn(game, of.order))) : units
}

/** The combat as far as it decides what its forces are worth. */
export function fightIn(game: Game, map: MapText, of: Of, uses: Uses): Fight {
  const soviets = attackingPlan(game, of.order)
  const plan = takePart(game, of).plan ? defendingPlan(game, of.order) : finnishPlan('MOTTI', 'Karelia')
  const { value, dotted } = printed(map, soviets.target)
  return {
    readings: game.readings,
    soviets,
    finns: { ...plan, units: finnsIn(game, of) },
    space: { value, dotted },
    uses,
  }
}

/** Soviet units that have been lost go to the Losses. */
export const withSovietLosses = (game: Game, units: SovietUnits): Game => ({
  ...game,
  soviets: { ...game.soviets, losses: plus(game.soviets.losses, units) },
})

export const withFinnishLosses = (game: Game, units: FinnishUnits): Game => ({
  ...game,
  finns: { ...game.finns, losses: plus(game.finns.losses, units) },
})

/** A game in which a Soviet unit of a combat has been lost. */
export function withSovietLost(game: Game, order: number, unit: SovietUnit): Game {
  const { strategy, start, units } = attackingPlan(game, order)
  const one = sovietUnits(unit, 1)
  const gone = withoutSoviets(withSovietPlan(game, strategy, { units: minus(units, one) }), start, one)
  return withSovietLosses(gone, one)
}

/** A game in which a Finnish unit of a combat has been lost: of the Combat Strategy, or an SCT of the space. */
export function withFinnLost(game: Game, of: Of, unit: FinnishUnit): Game {
  const one = finnishUnits(unit, 1)
  const { strategy, units } = defendingPlan(game, of.order)
  if (takePart(game, of).plan && units[unit] > 0)
    return withFinnishLosses(withFinnishPlan(game, strategy, { units: minus(units, one) }), one)
  const { target } = attackingPlan(game, of.order)
  return withFinnishLosses(withSpace(game, target, { scouts: spaceIn(game, target).scouts - 1 }), one)
}

/** SCT that were driven back from a space are on the sheet again: with the Combat Strategy until the turn ends. */
export function withScoutsBack(game: Game, order: number): Game {
  const { target } = attackingPlan(game, order)
  const back = finnishUnits('SCT', spaceIn(game, target).scouts)
  const empty = withSpace(game, target, { scouts: 0 })
  if (!answers(game, order)) return { ...empty, finns: { ...empty.finns, forces: plus(empty.finns.forces, back) } }
  const { strategy, units } = defendingPlan(game, order)
  return withFinnishPlan(empty, strategy, { units: plus(units, back) })
}
