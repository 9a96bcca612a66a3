/** The events of the rounds of a combat: the start, the victor, the losses and the arrivals. @module */

import { readingOf } from 'rulewright/book'
import { controlOf } from '#spec/talvisota/1.1-general-points'
import { othersCome } from '#spec/talvisota/4.5.2-second-attack'
import { fillsAnew } from '#spec/talvisota/4.5.2-second-defence'
import { beginsWith, type FATES, victoriousAfter } from '#spec/talvisota/4.5.2-soviet-victory'
import { furtherBack, halfCounted } from '#spec/talvisota/4.5.3-finnish-victory'
import type { Components } from '#spec/talvisota/components/components'
import { finnsIn, isHeld, withDefenceOver, withScoutsBack } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { withFinnishPlan, withSovietPlan } from '#spec/talvisota/plans'
import * as cited from '#spec/talvisota/rules.gen'
import { printed } from '#spec/talvisota/spaces'
import { sizeOf } from '#spec/talvisota/units'
import type { Side } from '#spec/talvisota/vocabulary'
import { type C, type Data, planIn, sizeIn } from './4.4-combat-offers.js'
import { withConquest, withLineHeld, withStrategyOver } from './7-morale.js'

/** Returns the start of a combat for a space. */
export const beginsIn = (parts: Components, context: C) =>
  beginsWith.ask({
    control: controlOf(context.game, parts.map, planIn(context).target) === 'Soviets',
    finns: sizeOf(finnsIn(context.game, context.data)) > 0,
    held: isHeld(context.game, context.data.order),
    undefended: readingOf(context.game, cited.undefended),
  })

/** Returns the fates of both forces. */
function fatesIn(context: C): Readonly<Record<'finns' | 'soviets', (typeof FATES)[number]>> {
  const { game, data } = context
  const finns = sizeOf(finnsIn(game, data)) === 0 ? 'none left' : 'left'
  const soviets = sizeIn(context) === 0 ? 'none left' : 'left'
  return {
    finns: data.back === 'Finns' ? 'driven back' : finns,
    soviets: data.back === 'Soviets' ? 'driven back' : soviets,
  }
}

export const victoriousIn = (context: C) =>
  victoriousAfter.ask({
    ...fatesIn(context),
    held: isHeld(context.game, context.data.order),
    bothGone: readingOf(context.game, cited.bothGone),
  })

/** Counts the spaces that a defeated force goes beyond the one where it stands. */
export function stepsOf(context: C): number {
  const { game, data } = context
  const counted = halfCounted.ask({ halfOfForce: readingOf(game, cited.halfOfForce) })
  const [lost, of] = counted === 'this combat' ? [data.lostHere, data.begun] : [data.lost, data.engaged]
  return furtherBack.ask({
    lost: 2 * lost > of ? 'more than half' : 'half or fewer',
    retreatFrom: readingOf(game, cited.retreatFrom),
    second: data.conquered > 0,
    startingSpace: readingOf(game, cited.startingSpace),
    nkvd: planIn(context).supports.includes('NKVD'),
    nkvdDefeat: readingOf(game, cited.nkvdDefeat),
  })
}

/** A round has been fought: what it has cost, and who was driven back. */
export function fought(context: C, back: Data['back']): Pick<C, 'data'> {
  const { data } = context
  const lost = data.size - sizeIn(context)
  return { data: { ...data, back, round: data.round + 1, lost: data.lost + lost, lostHere: data.lostHere + lost } }
}

/** The Soviets have conquered the space, and the SCT that were there are back. */
export function conquered({ map }: Components, context: C): C {
  const { game, data } = context
  const { strategy, target } = planIn(context)
  return {
    game: withConquest(withScoutsBack(game, data.order), strategy, printed(map, target)),
    data: { ...data, conquered: data.conquered + 1 },
  }
}

/** The Finns have held the space, though its SCT may have been driven back. */
export function defeated({ map }: Components, context: C): C {
  const { game, data } = context
  const left = data.back === 'Finns' ? withScoutsBack(game, data.order) : game
  return {
    game: withLineHeld(left, printed(map, planIn(context).target).dotted),
    data: { ...data, defeated: true },
  }
}

/** True if units from outside the Combat Strategy can join the attack on a second space. */
export const othersComeIn = (context: C): boolean =>
  othersCome.ask({
    strategy: planIn(context).strategy,
    secondAttackers: readingOf(context.game, cited.secondAttackers),
  })

/** True if the Finnish Combat Strategy is refilled for a second space, if one responds. */
export const isFilledAnew = ({ game, data }: C): boolean =>
  game.finns.plans.some(({ order }) => order === data.order) &&
  fillsAnew.ask({ secondDefence: readingOf(game, cited.secondDefence) })

/** Both Combat Strategies go on to another space. */
export function goneOn(context: C, space: string): C {
  const { game, data } = context
  const { strategy } = planIn(context)
  const attacking = withSovietPlan(game, strategy, { target: space })
  const defending = game.finns.plans.find(({ order }) => order === data.order)
  const both = defending ? withFinnishPlan(attacking, defending.strategy, { target: space }) : attacking
  return {
    game: both,
    data: {
      ...data,
      attacked: data.attacked + 1,
      round: 0,
      driven: data.driven || data.back === 'Finns',
      back: 'nobody',
      begun: sizeIn(context),
      lostHere: 0,
    },
  }
}

/** Units have come to the force: it is greater, and so is all that has been engaged. */
export function grown(context: C): Pick<C, 'data'> {
  const { data } = context
  const come = sizeIn(context) - (data.begun - data.lostHere)
  return { data: { ...data, engaged: data.engaged + come, begun: data.begun + come } }
}

/** The Reinforcements of a side have brought so many units until now. */
export const joined = ({ data }: C, side: Side, number: number): Pick<C, 'data'> => ({
  data: { ...data, come: { ...data.come, [side]: number } },
})

/** The combats of both Combat Strategies are over, and what they cost is counted. */
export const over = (context: C): { readonly game: Game } => ({
  game: withDefenceOver(withStrategyOver(context.game, planIn(context).strategy, context.data), context.data.order),
})
