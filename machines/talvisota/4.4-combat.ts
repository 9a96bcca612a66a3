/** The combats of one Combat Strategy: rounds, victory or defeat, a second space, and what it costs in the end. @module */
import {
  asks,
  type Chart,
  type Context,
  calls,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { connectedWith, controlOf, isMarch } from '#spec/talvisota/1.1-general-points'
import { victoryConditions } from '#spec/talvisota/1.2-victory-conditions'
import { followUp } from '#spec/talvisota/3.2-finnish-strategies'
import { sovietStrategies } from '#spec/talvisota/3.2-soviet-strategies'
import { finnishSupports } from '#spec/talvisota/3.3-finnish-supports'
import { sovietSupports } from '#spec/talvisota/3.3-soviet-supports'
import { supportPoints } from '#spec/talvisota/3.3-tactical-support'
import { combatRounds, mayNotAttackAgain, mayNotBreakOff, secondRound } from '#spec/talvisota/4.4-combat-rounds'
import { mayNotUse } from '#spec/talvisota/4.5.1-combat-results'
import {
  beginsWith,
  bothGone,
  type FATES,
  mayNotGoOn,
  sovietVictory,
  undefended,
  victoriousAfter,
} from '#spec/talvisota/4.5.2-soviet-victory'
import {
  finnishVictory,
  furtherBack,
  halfCounted,
  halfOfForce,
  nkvdDefeat,
  retreatFrom,
  startingSpace,
} from '#spec/talvisota/4.5.3-finnish-victory'
import { hasStopped, manoeuvreLoss } from '#spec/talvisota/7.1-soviet-morale'
import { decidesSupports, soloChoices } from '#spec/talvisota/9.1-solo-play'
import {
  Chosen,
  DRIVEN,
  joiningProcedure,
  occupyingProcedure,
  retreatingProcedure,
  roundProcedure,
} from '#spec/talvisota/combat-procedures'
import type { Components } from '#spec/talvisota/components/components'
import { UNUSED, USES, type Uses } from '#spec/talvisota/fight'
import { attackingPlan, defendingPlan, finnsIn, withScoutsBack } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { withFinnishPlan, withSovietPlan } from '#spec/talvisota/plans'
import { combatProcedure } from '#spec/talvisota/procedures'
import { printed } from '#spec/talvisota/spaces'
import { sizeOf } from '#spec/talvisota/units'
import { isDecided } from './1.2-verdict.js'
import { withConquest, withLineHeld, withStrategyOver } from './7-morale.js'
import { seatFor } from './seats.js'

const count = z.int().min(0)
/** The supports that have two effects. */
const CHOICES = ['MER', 'TIMO', 'MANN'] as const
type Choice = (typeof CHOICES)[number]

const Data = record({
  order: z.int().min(1).max(4),
  uses: Chosen,
  /** The supports for which an effect has yet to be chosen. */
  undecided: z.array(z.enum(CHOICES)).readonly(),
  /** Whether the Finns were driven back from a first space. */
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
  conquered: count.max(2),
  occupied: z.boolean(),
  defeated: z.boolean(),
})
type Data = z.infer<typeof Data>
type C = Context<Game, Data>
interface In {
  readonly context: C
}
const ask = asks<C>()

const planIn = ({ game, data: { order } }: C) => attackingPlan(game, order)
const sizeIn = (context: C): number => sizeOf(planIn(context).units)

const begunWith = (order: number): Data => ({
  order,
  uses: UNUSED,
  undecided: [],
  driven: false,
  round: 0,
  back: 'nobody',
  size: 0,
  engaged: 0,
  lost: 0,
  begun: 0,
  lostHere: 0,
  conquered: 0,
  occupied: false,
  defeated: false,
})

/** The supports of a combat that have two effects. */
function toDecide(game: Game, order: number): readonly Choice[] {
  const supports: readonly string[] = [...attackingPlan(game, order).supports, ...defendingPlan(game, order).supports]
  return CHOICES.filter((support) => supports.includes(support))
}

type Use = Exclude<Uses[Choice], 'unused'>
const effectsFor = ({ data: { undecided } }: C): readonly Use[] => {
  const [support] = undecided
  if (support === undefined) return []
  return USES[support].filter((use): use is Use => use !== 'unused')
}

const EFFECTS = [
  sovietSupports.meretskovChoice,
  sovietSupports.timoshenkoChoice,
  finnishSupports.mannerheimChoice,
] as const

const effectOffer = ask.must({
  name: 'what a support does',
  cites: EFFECTS,
  about: ({ data: { undecided } }) => undecided[0] ?? '',
  seat: ({ game, data: { undecided } }) => (undecided[0] === 'MANN' ? seatFor(game, 'Finns') : 'Soviets'),
  from: (context) => effectsFor(context).map((use) => option('use', { use })),
  says: (_, { use }) => use,
  forbid: {
    table: mayNotUse,
    view: {
      use: (_, { use }) => use,
      artillery: (context) => planIn(context).supports.includes('ART'),
      manoeuvre: (context) => planIn(context).strategy === 'MAN',
    },
  },
})

const drawnEffect = ask.chance({
  name: 'what a Finnish support does',
  cites: EFFECTS,
  from: (context) => effectsFor(context).map((use) => option('use', { use })),
  says: (_, { use }) => use,
})

const again = ask.may(
  option('break off'),
  {
    name: 'whether the Soviets attack a second time',
    cites: [combatRounds.again],
    about: (context) => planIn(context).target,
    seat: () => 'Soviets',
    from: () => [option('attack again')],
    forbid: {
      table: mayNotAttackAgain,
      view: { rounds: ({ data: { round } }) => round },
    },
  },
  { table: mayNotBreakOff, view: { secondRound: ({ game }) => readingOf(game, secondRound) } },
)

const isStopped = (context: C): boolean =>
  hasStopped.ask({
    strategy: planIn(context).strategy,
    lost: context.data.lost > 0,
    manoeuvreLoss: readingOf(context.game, manoeuvreLoss),
  })

const onwardOn = ({ map }: Components) =>
  ask.may(option('stop'), {
    name: 'a second space to attack',
    cites: [sovietStrategies.attSecond, sovietStrategies.blinSpaces, sovietStrategies.manSpaces],
    about: (context) => `from ${planIn(context).start}`,
    seat: () => 'Soviets',
    from: () => map.spaces.map(({ name }) => option('attack', { space: name })),
    says: (_, { space }) => space,
    forbid: {
      table: mayNotGoOn,
      view: {
        strategy: (context) => planIn(context).strategy,
        conquered: ({ data: { conquered } }) => conquered,
        stopped: isStopped,
        occupied: ({ data: { occupied } }) => occupied,
        control: ({ game }, { space }) => controlOf(game, map, space) === 'Soviets',
        territory: (_, { space }) => printed(map, space).side,
        connection: (context, { space }) =>
          connectedWith(map, planIn(context).start, isMarch(context.game)).includes(space)
            ? 'connected'
            : 'not connected',
      },
    },
  })

/** What has become of both forces. */
function fatesIn(context: C): Readonly<Record<'finns' | 'soviets', (typeof FATES)[number]>> {
  const { game, data } = context
  const finns = sizeOf(finnsIn(game, data)) === 0 ? 'none left' : 'left'
  const soviets = sizeIn(context) === 0 ? 'none left' : 'left'
  return {
    finns: data.back === 'Finns' ? 'driven back' : finns,
    soviets: data.back === 'Soviets' ? 'driven back' : soviets,
  }
}

const victoriousIn = (context: C) =>
  victoriousAfter.ask({ ...fatesIn(context), bothGone: readingOf(context.game, bothGone) })

/** How many spaces beyond where it stands a defeated force goes. */
function stepsOf(context: C): number {
  const { game, data } = context
  const counted = halfCounted.ask({ halfOfForce: readingOf(game, halfOfForce) })
  const [lost, of] = counted === 'this combat' ? [data.lostHere, data.begun] : [data.lost, data.engaged]
  return furtherBack.ask({
    lost: 2 * lost > of ? 'more than half' : 'half or fewer',
    retreatFrom: readingOf(game, retreatFrom),
    second: data.conquered > 0,
    startingSpace: readingOf(game, startingSpace),
    nkvd: planIn(context).supports.includes('NKVD'),
    nkvdDefeat: readingOf(game, nkvdDefeat),
  })
}

/** A round has been fought: what it has cost, and who was driven back. */
function fought(context: C, back: Data['back']): Pick<C, 'data'> {
  const { data } = context
  const lost = data.size - sizeIn(context)
  return { data: { ...data, back, round: data.round + 1, lost: data.lost + lost, lostHere: data.lostHere + lost } }
}

/** Both Combat Strategies go on to another space. */
function goneOn(context: C, space: string): C {
  const { game, data } = context
  const { strategy } = planIn(context)
  const attacking = withSovietPlan(game, strategy, { target: space })
  const defending = game.finns.plans.find(({ order }) => order === data.order)
  const both = defending ? withFinnishPlan(attacking, defending.strategy, { target: space }) : attacking
  return {
    game: both,
    data: {
      ...data,
      round: 0,
      driven: data.driven || data.back === 'Finns',
      back: 'nobody',
      occupied: false,
      begun: sizeIn(context),
      lostHere: 0,
    },
  }
}

export function combatChart(parts: Components): Chart {
  const onward = onwardOn(parts)
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof effectOffer> | OptionOf<typeof again> | OptionOf<typeof onward>
  >().implementing(combatProcedure, Data)
  const begins = ({ context: { game, data } }: In) =>
    beginsWith.ask({
      control: controlOf(game, parts.map, planIn({ game, data }).target) === 'Soviets',
      finns: sizeOf(finnsIn(game, data)) > 0,
      undefended: readingOf(game, undefended),
    })
  const used = go<OptionOf<typeof effectOffer>>('effects', [], ({ context: { data }, event: { use } }) => {
    const [support, ...undecided] = data.undecided
    return { data: { ...data, undecided, uses: support ? { ...data.uses, [support]: use } : data.uses } }
  })
  const unused = go('effects', [], ({ context: { data } }: In) => ({
    data: { ...data, undecided: data.undecided.slice(1) },
  }))
  const over = ({ context }: In) => ({ game: withStrategyOver(context.game, planIn(context).strategy, context.data) })

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: begunWith(args.order) }),
    initial: 'Soviet Reinforcements',
    states: {
      'Soviet Reinforcements': {
        always: [
          when(
            'the Soviets have none',
            ({ context }) => !planIn(context).supports.includes('RENF'),
            'Finnish Reinforcements',
          ),
          'Soviet units join',
        ],
      },
      'Soviet units join': {
        meta: { calls: calls(joiningProcedure, ({ data: { order } }) => ({ order, side: 'Soviets' as const })) },
        on: { returned: 'Finnish Reinforcements' },
      },
      'Finnish Reinforcements': {
        always: [
          when(
            'the Finns have none',
            ({ context: { game, data } }) => !defendingPlan(game, data.order).supports.includes('RENF'),
            'the supports',
          ),
          'Finnish units join',
        ],
      },
      'Finnish units join': {
        meta: { calls: calls(joiningProcedure, ({ data: { order } }) => ({ order, side: 'Finns' as const })) },
        on: { returned: 'the supports' },
      },
      'the supports': {
        always: go('effects', [], ({ context }) => ({
          data: {
            ...context.data,
            undecided: toDecide(context.game, context.data.order),
            engaged: sizeIn(context),
            begun: sizeIn(context),
          },
        })),
      },
      effects: {
        always: [
          when('all are decided', ({ context: { data } }) => data.undecided.length === 0, 'the forces meet'),
          when(
            'chance decides for the Finns',
            ({ context: { game, data } }) =>
              game.solo &&
              data.undecided[0] === 'MANN' &&
              decidesSupports.ask({ soloChoices: readingOf(game, soloChoices) }) === 'chance',
            'an effect by chance',
          ),
          'an effect',
        ],
      },
      'an effect': { meta: { asks: effectOffer }, on: { use: used, nothing: unused } },
      'an effect by chance': { meta: { asks: drawnEffect }, on: { use: used } },
      'the forces meet': {
        always: [
          when('the Soviets have the space', (step) => begins(step) === 'nothing', go('done', [])),
          when('nobody defends it', (step) => begins(step) === 'a Soviet victory', 'a Soviet victory'),
          'a round begins',
        ],
      },
      'a round begins': {
        always: go('a round', [followUp.same], ({ context }) => ({ data: { ...context.data, size: sizeIn(context) } })),
      },
      'a round': {
        meta: {
          calls: calls(roundProcedure, ({ data: { order, uses, driven } }) => ({ order, uses, driven })),
          requirements: [combatRounds.two, combatRounds.remaining],
        },
        on: {
          returned: go('after a round', [], ({ context, event }) => fought(context, event.result as Data['back'])),
        },
      },
      'after a round': {
        always: [
          when(
            'the Soviets are victorious',
            ({ context }) => victoriousIn(context) === 'Soviets',
            go('a Soviet victory', [sovietVictory.when]),
          ),
          when(
            'the Finns are victorious',
            ({ context }) => victoriousIn(context) === 'Finns',
            go('a Finnish victory', [finnishVictory.when]),
          ),
          'once more',
        ],
      },
      'once more': {
        meta: { asks: again },
        on: {
          'attack again': go('a round begins', [combatRounds.again]),
          'break off': go('a Finnish victory', [finnishVictory.when]),
          nothing: go('a Finnish victory', [finnishVictory.when]),
        },
      },
      'a Soviet victory': {
        always: go('occupying', [sovietVictory.morale], ({ context }) => {
          const { strategy, target } = planIn(context)
          const cleared = withScoutsBack(context.game, context.data.order)
          return {
            game: withConquest(cleared, strategy, printed(parts.map, target)),
            data: { ...context.data, conquered: context.data.conquered + 1 },
          }
        }),
      },
      occupying: {
        meta: { calls: calls(occupyingProcedure, ({ data: { order } }) => ({ order })) },
        on: {
          returned: [
            when(
              'the game is won',
              ({ context: { game } }) => isDecided(parts, game),
              go('done', [victoryConditions.helsinki]),
            ),
            go('a second space', [], ({ context: { data }, event }) => ({
              data: { ...data, occupied: event.result === 'occupied' },
            })),
          ],
        },
      },
      'a second space': {
        meta: { asks: onward },
        on: {
          attack: go('the forces meet', [followUp.same, supportPoints.throughout], ({ context, event: { space } }) =>
            goneOn(context, space),
          ),
          stop: 'the end',
          nothing: 'the end',
        },
      },
      'a Finnish victory': {
        always: go(
          'the retreat',
          [finnishVictory.when, finnishVictory.strategyGone],
          ({ context: { game, data } }) => ({
            game: withLineHeld(game, printed(parts.map, planIn({ game, data }).target).dotted),
            data: { ...data, defeated: true },
          }),
        ),
      },
      'the retreat': {
        meta: {
          calls: calls(retreatingProcedure, (context: C) => {
            const { target, start, front, units } = planIn(context)
            return { order: context.data.order, from: target, space: start, front, units, steps: stepsOf(context) }
          }),
          requirements: [finnishVictory.oneSpace],
        },
        on: { returned: 'the end' },
      },
      'the end': { always: go('done', [], over) },
      done: { type: 'final' },
    },
    output: null,
  })
}
