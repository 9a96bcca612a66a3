/** The decisions in the combats of a Combat Strategy, and the facts they depend on. @module */

import { asks, type Context, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { connectedWith, controlOf, isMarch } from '#spec/talvisota/1.1-general-points'
import { mayNotAttackAgain, mayNotBreakOff } from '#spec/talvisota/4.4-combat-rounds'
import { mayNotUse } from '#spec/talvisota/4.5.1-combat-results'
import { isComposed, mayNotGoOn, mayOccupy } from '#spec/talvisota/4.5.2-soviet-victory'
import { hasStopped } from '#spec/talvisota/7.1-soviet-morale'
import { Chosen, DRIVEN } from '#spec/talvisota/combat-procedures'
import type { Components } from '#spec/talvisota/components/components'
import { UNUSED, USES, type Uses } from '#spec/talvisota/fight'
import { attackingPlan, finnishSupportsIn } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import * as cited from '#spec/talvisota/rules.gen'
import { printed } from '#spec/talvisota/spaces'
import { armourOf, infantryOf, sizeOf } from '#spec/talvisota/units'
import { seatFor } from './seats.js'

const count = z.int().min(0)
/** The supports that have two effects. */
const CHOICES = ['MER', 'TIMO', 'MANN'] as const
type Choice = (typeof CHOICES)[number]

export const Data = record({
  order: z.int().min(1).max(4),
  /** Units that the Reinforcements of each side have brought. */
  come: record({ Soviets: count.max(2), Finns: count.max(2) }),
  uses: Chosen,
  /** The supports for which an effect has yet to be chosen. */
  undecided: z.array(z.enum(CHOICES)).readonly(),
  /** True if the Finns were driven back from a first space. */
  driven: z.boolean(),
  /** Rounds for this space, and who was driven back in the last one. */
  round: count.max(2),
  back: z.enum(DRIVEN),
  /** Units at the beginning of the last round. */
  size: count,
  /** Units of the Combat Strategy, and of the combat for this space; and how many of them have been eliminated. */
  engaged: count,
  lost: count,
  begun: count,
  lostHere: count,
  attacked: count.max(2),
  conquered: count.max(2),
  occupied: z.boolean(),
  defeated: z.boolean(),
})
export type Data = z.infer<typeof Data>
export type C = Context<Game, Data>
export interface In {
  readonly context: C
}
const ask = asks<C>()

export const planIn = ({ game, data: { order } }: C) => attackingPlan(game, order)
export const sizeIn = (context: C): number => sizeOf(planIn(context).units)

export const begunWith = (game: Game, order: number): Data => ({
  order,
  come: { Soviets: 0, Finns: 0 },
  uses: UNUSED,
  undecided: toDecide(game, order),
  driven: false,
  round: 0,
  back: 'nobody',
  size: 0,
  engaged: 0,
  lost: 0,
  begun: 0,
  lostHere: 0,
  attacked: 1,
  conquered: 0,
  occupied: false,
  defeated: false,
})

/** The supports of a combat that have two effects. */
export function toDecide(game: Game, order: number): readonly Choice[] {
  const finnish = finnishSupportsIn(game, { order, driven: false })
  const supports: readonly string[] = [...attackingPlan(game, order).supports, ...finnish]
  return CHOICES.filter((support) => supports.includes(support))
}

type Use = Exclude<Uses[Choice], 'unused'>
const effectsOf = (support: Choice): readonly Use[] => USES[support].filter((use): use is Use => use !== 'unused')
const effectsFor = ({ data: { undecided } }: C): readonly Use[] => {
  const [support] = undecided
  return support === undefined ? [] : effectsOf(support)
}

/** True if the support with this effect has been decided on. */
const hasEffect = ({ data: { uses } }: C, use: Use): boolean =>
  CHOICES.some((support) => uses[support] !== 'unused' && effectsOf(support).includes(use))

/** The effects of the support that is next, and those of the supports that have been decided on. */
const effectsToTry = (context: C): readonly Use[] => [
  ...effectsFor(context),
  ...CHOICES.filter((support) => context.data.uses[support] !== 'unused').flatMap(effectsOf),
]

const EFFECTS = [
  cited.sovietSupports.meretskovChoice,
  cited.sovietSupports.timoshenkoChoice,
  cited.finnishSupports.mannerheimChoice,
] as const

export const effectOffer = ask.must({
  name: 'what a support does',
  cites: EFFECTS,
  about: ({ data: { undecided } }) => undecided[0] ?? '',
  seat: ({ game, data: { undecided } }) => (undecided[0] === 'MANN' ? seatFor(game, 'Finns') : 'Soviets'),
  from: (context) => effectsToTry(context).map((use) => option('use', { use })),
  says: (_, { use }) => use,
  forbid: {
    table: mayNotUse,
    view: {
      use: (_, { use }) => use,
      decided: (context, { use }) => hasEffect(context, use),
      artillery: (context) => planIn(context).supports.includes('ART'),
      elsewhere: ({ game, data: { order } }) =>
        game.soviets.plans.some((plan) => plan.order > 0 && plan.order !== order && plan.supports.includes('ART')),
      timoshenkoArtillery: ({ game }) => readingOf(game, cited.timoshenkoArtillery),
      manoeuvre: (context) => planIn(context).strategy === 'MAN',
    },
  },
})

export const drawnEffect = ask.chance({
  name: 'what a Finnish support does',
  cites: EFFECTS,
  from: (context) => effectsFor(context).map((use) => option('use', { use })),
  says: (_, { use }) => use,
})

export const again = ask.may(
  option('break off'),
  {
    name: 'whether the Soviets attack a second time',
    cites: [cited.combatRounds.again],
    about: (context) => planIn(context).target,
    seat: () => 'Soviets',
    from: () => [option('attack again')],
    forbid: {
      table: mayNotAttackAgain,
      view: { rounds: ({ data: { round } }) => round },
    },
  },
  { table: mayNotBreakOff, view: { secondRound: ({ game }) => readingOf(game, cited.secondRound) } },
)

const isStopped = (context: C): boolean =>
  hasStopped.ask({
    strategy: planIn(context).strategy,
    lost: context.data.lost > 0,
    manoeuvreLoss: readingOf(context.game, cited.manoeuvreLoss),
  })

/** True if a force has the units that its Combat Strategy requires. */
function isWhole(context: C): boolean {
  const { strategy, units } = planIn(context)
  return isComposed.ask({
    secondForce: readingOf(context.game, cited.secondForce),
    strategy,
    armour: armourOf(units),
    infantry: infantryOf(units),
    manoeuvreInfantry: readingOf(context.game, cited.manoeuvreInfantry),
  })
}

/** True if a victorious force can reach the space. */
export const canOccupy = ({ game, data: { back } }: C): boolean =>
  mayOccupy.ask({ back: back === 'Soviets', drivenVictor: readingOf(game, cited.drivenVictor) })

export const onwardOn = ({ map }: Components) =>
  ask.may(option('stop'), {
    name: 'a second space to attack',
    cites: [cited.sovietStrategies.attSecond, cited.sovietStrategies.blinSpaces, cited.sovietStrategies.manSpaces],
    about: (context) => `from ${planIn(context).start}`,
    seat: () => 'Soviets',
    from: () => map.spaces.map(({ name }) => option('attack', { space: name })),
    says: (_, { space }) => space,
    forbid: {
      table: mayNotGoOn,
      view: {
        strategy: (context) => planIn(context).strategy,
        attacked: ({ data: { attacked } }) => attacked,
        repulsed: ({ data: { defeated } }) => defeated,
        afterRepulse: ({ game }) => readingOf(game, cited.afterRepulse),
        stopped: isStopped,
        occupied: ({ data: { occupied } }) => occupied,
        control: ({ game }, { space }) => controlOf(game, map, space) === 'Soviets',
        connection: (context, { space }) =>
          connectedWith(map, planIn(context).start, isMarch(context.game)).includes(space)
            ? 'connected'
            : 'not connected',
        taken: ({ game, data: { order } }, { space }) =>
          game.soviets.plans.some((plan) => plan.order !== order && plan.target === space),
        sameSpace: ({ game }) => readingOf(game, cited.sameSpace),
        composed: (context) => isWhole(context),
        front: (context, { space }) => planIn(context).front === printed(map, space).front,
        frontsBind: ({ game }) => readingOf(game, cited.frontsBind),
      },
    },
  })
