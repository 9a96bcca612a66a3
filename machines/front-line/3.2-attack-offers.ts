/** The data and offers of a running Attack. @module */

import { asks, type Context, certain, deciding, type Json, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { attackedAs, mayNotTarget, OUTCOMES } from '#spec/front-line/3.2-attack'
import { routOn } from '#spec/front-line/3.11-rout'
import { LEFT_BY, mayNotDisplace, mustDisplace } from '#spec/front-line/4.1-miss'
import { afterRally, mayNotRally, received } from '#spec/front-line/5.2-rally'
import { type Board, rememberingPlayers, rememberingUnits } from '#spec/front-line/board'
import type { Components } from '#spec/front-line/components/components'
import { RANGE } from '#spec/front-line/components/units'
import { distance, isAtCorner, isCity } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import type { StrikeArgs } from '#spec/front-line/procedures/attack'
import { AttackArgs } from '#spec/front-line/procedures/procedures'
import { remembering } from '#spec/front-line/remembering'
import * as cited from '#spec/front-line/rules.gen'
import { turnOf } from '#spec/front-line/supply'
import { isEmpty, unitAt } from '#spec/front-line/units'
import { type Kind, opponentOf, type Player, SQUARES, type Square } from '#spec/front-line/vocabulary'
import { unitInWords } from './2.9-doors.js'
import {
  attackerOf,
  distanceIn,
  fieldOf,
  type Strike,
  standsIn,
  type TargetContext,
  targetInWords,
  targetOf,
} from './3.2-strike.js'

/** The effects that a target can receive. */
const RECEIVED = ['nothing', 'reward', 'Disrupt', 'Rout', 'Blitz'] as const
export const AttackData = record({
  ...AttackArgs.unwrap().shape,
  /** True if the defender Rallies the target. */
  rallied: z.boolean(),
  /** The effect that the target receives, once the dice are final. */
  receives: z.enum(RECEIVED),
  /** The way in which the target has left its square. */
  left: z.enum(['not', ...LEFT_BY]),
})

export type AttackData = z.infer<typeof AttackData>
export type AttackContext = Context<Game, AttackData>
export const begun = (args: AttackArgs): AttackData => ({ rallied: false, receives: 'nothing', left: 'not', ...args })

export const squareOf = ({ target }: AttackData): Square =>
  certain(target === 'any' ? undefined : target, 'square of the target')

/** The attacker and its target. */
export const strikeOf = ({ player, unit, ...data }: AttackData): StrikeArgs => ({
  player,
  unit,
  target: squareOf({ player, unit, ...data }),
})

/** The same game, with the attacker and its target. */
export const strikeIn = ({ game, data }: AttackContext): Strike => ({ game, data: strikeOf(data) })

/** Returns the kind of target: a unit or an empty city. */
export function attacked(parts: Components, { game, data }: AttackContext) {
  const square = squareOf(data)
  return attackedAs.ask({ empty: isEmpty(game, square), city: isCity(fieldOf(parts, game), square) })
}

/** The data with what the target receives of a result that is final. */
export function withResult(parts: Components, context: AttackContext, returned: Json): AttackData {
  const { game, data } = context
  const result = certain(
    OUTCOMES.find((outcome) => outcome === returned),
    'result of the dice',
  )
  const { status } = targetOf(strikeIn(context))
  const reading = readingOf(game, cited.rallyDisrupted)
  const rallied = data.rallied
    ? afterRally.ask({
        result,
        status,
        ground: routOn.ask({ ground: fieldOf(parts, game).ground[squareOf(data)] }),
        reading,
        rallyLowGround: readingOf(game, cited.rallyLowGround),
      })
    : result
  return { ...data, receives: received.ask({ result: rallied, rallied: data.rallied, status, reading }) }
}

const isInCity = (parts: Components, { game, data }: AttackContext) => isCity(fieldOf(parts, game), squareOf(data))

/** True if the target has left a city and the attacker has not moved. */
export const hasLeftCity = (parts: Components, context: AttackContext): boolean =>
  isInCity(parts, context) &&
  isEmpty(context.game, squareOf(context.data)) &&
  unitAt(context.game, context.data.unit)?.owner === context.data.player

/** To shift to the square that the target has left. */
export const DISPLACE = option('displace')

const leftBy = ({ data }: AttackContext) =>
  certain(data.left === 'not' ? undefined : data.left, 'way in which the target left')

/** The prohibitions that keep the attacker from shifting to the square that its target has left. */
export const stuckOn = remembering((parts: Components) =>
  deciding<AttackContext, typeof DISPLACE>()({
    table: mayNotDisplace,
    view: {
      by: leftBy,
      attack: ({ data }) => data.by,
      kind: (context) => attackerOf(context).kind,
      distance: (context) => distanceIn(strikeIn(context)),
      corner: ({ data }) => isAtCorner(data.unit, squareOf(data)),
      displaceCorner: ({ game }) => readingOf(game, cited.displaceCorner),
      city: (context) => isInCity(parts, context),
      cityRetreat: ({ game }) => readingOf(game, cited.cityRetreat),
      cityManeuver: ({ game }) => readingOf(game, cited.cityManeuver),
      fireDisplaces: ({ game }) => readingOf(game, cited.fireDisplaces),
    },
  }),
)

/** True if the attacker must enter the square that its target has left. */
export function mustEnter(parts: Components, context: AttackContext): boolean {
  if (stuckOn(parts).refuses(context, DISPLACE)) return false
  return mustDisplace.ask({ by: leftBy(context), city: isInCity(parts, context) })
}

type AttackerContext = Context<Board, Pick<AttackContext['data'], 'unit'>>
const ask = asks<AttackContext>()
const attacker = ({ data }: AttackContext) => data.player
const defender = ({ data }: AttackContext) => opponentOf(data.player)
const about = (context: AttackContext) => targetInWords(strikeIn(context))
const TARGETS = SQUARES.map((square) => option('target', { square }))

/** The prohibitions on the targets of a unit. */
const untargetableOn = remembering((parts: Components) =>
  deciding<TargetContext & AttackerContext, (typeof TARGETS)[number]>()({
    table: mayNotTarget,
    view: {
      target: (context, { square }) => standsIn(parts, context, square),
      kind: (context) => attackerOf(context).kind,
      distance: ({ data }, { square }) => distance(data.unit, square),
      corner: ({ data }, { square }) => isAtCorner(data.unit, square),
      cityCorner: ({ game }) => readingOf(game, cited.cityCorner),
    },
  }),
)

const FARTHEST = Math.max(...Object.values(RANGE))

/** The squares that are near enough to each square. */
const WITHIN_RANGE: ReadonlyMap<Square, ReadonlySet<Square>> = new Map(
  SQUARES.map((from) => [from, new Set(SQUARES.filter((to) => distance(from, to) <= FARTHEST))]),
)

/** Lists the squares that a player could target if Artillery were beside each of them. They are the same for all units. */
const marksOn = remembering((parts: Components) => {
  const unmarked = deciding<TargetContext, (typeof TARGETS)[number]>()({
    table: mayNotTarget,
    view: {
      target: (context, { square }) => standsIn(parts, context, square),
      kind: (): Kind => 'Artillery',
      distance: () => 1,
      corner: () => false,
      cityCorner: ({ game }) => readingOf(game, cited.cityCorner),
    },
  })
  return rememberingPlayers((game, player) => unmarked.allowed({ game, data: { player } }, TARGETS))
})

/** True if a unit has a target. The search skips squares beyond the range of every unit. */
const hasTargetOn = remembering((parts: Components) =>
  rememberingUnits((game, data) => {
    const marks = marksOn(parts)(game, data.player)
    const within = WITHIN_RANGE.get(data.unit)
    const near = marks.filter(({ square }) => within?.has(square))
    return near.length > 0 && untargetableOn(parts).allowsSome({ game, data }, near)
  }),
)

/** The squares that a unit can target. */
export const squaresToTarget = (parts: Components, game: Board, player: Player, unit: Square): readonly Square[] =>
  untargetableOn(parts)
    .allowed({ game, data: { player, unit } }, TARGETS)
    .map(({ square }) => square)

/** The offer of what to target. */
export const targetingOf = (parts: Components) =>
  ask.must({
    name: 'the target of the Attack',
    cites: [cited.attack.target, cited.attack.range, cited.attack.distance],
    about: unitInWords,
    seat: attacker,
    from: () => TARGETS,
    says: ({ game }, { square }) => `${isEmpty(game, square) ? 'the empty city' : game.squares[square]} in ${square}`,
    forbid: untargetableOn(parts),
    soon: ({ game, data }) => hasTargetOn(parts)(game, data),
  })

export const rallying = ask.may(option('no Rally'), {
  name: 'whether the target is Rallied',
  cites: [cited.attackDice.rally, cited.rally.when, cited.rally.anyStatus, cited.leadership.oneTask],
  about,
  seat: defender,
  from: () => [option('rally')],
  forbid: {
    table: mayNotRally,
    view: {
      by: ({ data }) => data.by,
      leadership: (context) => context.game.players[defender(context)].leadership,
      ownTurn: (context) => turnOf(context.game) === defender(context),
    },
  },
})

/** The offer to shift to the square that the target left. */
export const displacingOf = (parts: Components) =>
  ask.may(option('stay'), {
    name: 'Displacement',
    cites: [cited.displacement.may],
    about: (context) => `${unitInWords(context)} to ${context.data.target}`,
    seat: attacker,
    from: () => [DISPLACE],
    forbid: stuckOn(parts),
  })
