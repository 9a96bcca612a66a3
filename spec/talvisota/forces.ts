/** The forces of a combat in a game, and what they lose. @module */

import { readingOf } from 'rulewright/book'
import { holdsSpace } from './4.5.2-soviet-victory.js'
import { finnishForce } from './6.2-finnish-harassment.js'
import { scoutsCounted, scoutsThatFight } from './6.2-scouts-in-a-space.js'
import type { MapText } from './components/map.js'
import type { Fight, Uses } from './fight.js'
import type { FinnishPlan, FinnishUnits, Game, SovietPlan, SovietUnits } from './game.js'
import { finnishPlan, sovietPlan, withFinnishPlan, withSovietPlan } from './plans.js'
import * as cited from './rules.gen.js'
import { printed, spaceIn, withoutSoviets, withSpace } from './spaces.js'
import { finns as finnishUnits, minus, noFinns, plus, sizeOf, soviets as sovietUnits } from './units.js'
import { type FinnishUnit, GREATEST_FORCE, type SovietUnit } from './vocabulary.js'

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

const scoutsIn = (game: Game, order: number): number => spaceIn(game, attackingPlan(game, order).target).scouts

/** Returns the Finnish force that fights in a space. */
const whoFightsIn = (game: Game, space: string): ReturnType<typeof finnishForce.ask> =>
  finnishForce.ask({ scouts: spaceIn(game, space).scouts > 0, scoutsFight: readingOf(game, cited.scoutsFight) })

/** True if only the SCT of a space fight for it. */
export const scoutsAlone = (game: Game, space: string): boolean => whoFightsIn(game, space) === 'the scouts'

/** Finds the part of the Finnish Combat Strategy and the number of SCT of the space in a combat. */
function takePart(game: Game, { order, driven }: Of) {
  const who = whoFightsIn(game, attackingPlan(game, order).target)
  const gone = driven && readingOf(game, cited.secondDefence) === 'those not driven back'
  const plan = who !== 'the scouts' && !gone
  return { plan, scouts: who === 'the strategy' ? 0 : scoutsFighting(game, order, plan) }
}

/** Counts the SCT of the space that fight, beside the Combat Strategy or without it. */
const scoutsFighting = (game: Game, order: number, beside: boolean): number =>
  scoutsThatFight.ask({
    scouts: scoutsIn(game, order),
    room: GREATEST_FORCE - (beside ? sizeOf(defendingPlan(game, order).units) : 0),
    scoutsCount: readingOf(game, cited.scoutsCount),
  })

/** The Finnish units in a combat. */
export function finnsIn(game: Game, of: Of): FinnishUnits {
  const part = takePart(game, of)
  return plus(part.plan ? defendingPlan(game, of.order).units : noFinns, finnishUnits('SCT', part.scouts))
}

/** Counts the units of a Finnish force that count against the maximum of a force. */
export function countedFinns(game: Game, order: number): number {
  const counted = scoutsCounted.ask({ scoutsCount: readingOf(game, cited.scoutsCount) })
  return sizeOf(counted ? finnsIn(game, { order, driven: false }) : defendingPlan(game, order).units)
}

/** True if Finnish units of a later combat hold the space of this one. */
export const isHeld = (game: Game, order: number): boolean =>
  holdsSpace.ask({
    others: game.finns.plans.some(
      (plan) => plan.order !== order && plan.target === attackingPlan(game, order).target && sizeOf(plan.units) > 0,
    ),
    othersThere: readingOf(game, cited.othersThere),
  })

/** The Finnish Combat Strategy of a combat that is over is no longer in the space. */
export const withDefenceOver = (game: Game, order: number): Game => ({
  ...game,
  finns: {
    ...game.finns,
    plans: game.finns.plans.map((plan) => (plan.order === order ? { ...plan, target: 'none' } : plan)),
  },
})

/** The supports of the Finns in a combat: those of a Combat Strategy that takes part. */
export const finnishSupportsIn = (game: Game, of: Of): FinnishPlan['supports'] =>
  takePart(game, of).plan ? defendingPlan(game, of.order).supports : []

/** The combat as far as it decides what its forces are worth. */
export function fightIn(game: Game, map: MapText, of: Of, uses: Uses): Fight {
  const soviets = attackingPlan(game, of.order)
  const part = takePart(game, of).plan
  const plan = part ? defendingPlan(game, of.order) : finnishPlan('MOTTI', 'Karelia')
  const { value, dotted } = printed(map, soviets.target)
  return {
    readings: game.readings,
    soviets,
    finns: { ...plan, units: finnsIn(game, of) },
    space: { value, dotted },
    uses: part ? uses : { ...uses, MANN: 'unused' },
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

/** SCT that were driven back from a space are beside the sheet: they have been used in this turn. */
export function withScoutsBack(game: Game, order: number): Game {
  const { target } = attackingPlan(game, order)
  const { scouts } = spaceIn(game, target)
  if (scouts === 0) return game
  const empty = withSpace(game, target, { scouts: 0 })
  return { ...empty, finns: { ...empty.finns, driven: (empty.finns.driven ?? 0) + scouts } }
}

/** The SCT that were driven back are on the sheet again. */
export function withDrivenBack(game: Game): Game {
  const { driven, ...finns } = game.finns
  if (driven === undefined) return game
  return { ...game, finns: { ...finns, forces: plus(finns.forces, finnishUnits('SCT', driven)) } }
}
