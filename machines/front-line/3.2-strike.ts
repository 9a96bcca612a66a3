/** One unit that attacks another: who they are, how far apart they stand, and how high. @module */

import { type AtDoor, type Context, certain, type Finders, readingOf, type ViewedBy } from 'rulewright/book'
import { type mayNotBeginAttack, type mayNotStrike, rangeOf, type Target } from '#spec/front-line/3.2-attack'
import { heightOf, type Standing } from '#spec/front-line/3.4-height'
import type { Board } from '#spec/front-line/board'
import { citySide } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import { distance, type Field, isAtCorner } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import type { StrikeArgs } from '#spec/front-line/procedures/attack'
import type { AttackArgs } from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { type Unit, unitAt } from '#spec/front-line/units'
import { type Player, SQUARES, type Square } from '#spec/front-line/vocabulary'
import { unitInWords, whoseIs } from './2.9-doors.js'

/** A game in which a unit attacks. */
export interface Strike {
  readonly game: Game
  readonly data: StrikeArgs
}

/** The board, and the unit on it that attacks. */
interface Attacking {
  readonly game: Pick<Game, 'squares'>
  readonly data: Pick<StrikeArgs, 'unit'>
}

/** The Battle Field of a game. */
export const fieldOf = ({ fields }: Components, { field }: Pick<Game, 'field'>): Field => fields[field]

export const attackerOf = ({ game, data }: Attacking): Unit => certain(unitAt(game, data.unit), 'attacking unit')

/** The unit that is attacked. */
export const targetOf = ({ game, data }: Strike): Unit => certain(unitAt(game, data.target), 'targeted unit')

/** The unit that is attacked, in words. */
export const targetInWords = ({ game, data }: Strike): string => unitInWords({ game, data: { unit: data.target } })

/** Returns the distance between the attacker and the square where its target is or was. */
export const distanceIn = ({ data }: Strike): number => distance(data.unit, data.target)

const isOverWater = ({ ground }: Field, from: Square, to: Square) =>
  SQUARES.some(
    (square) =>
      ground[square] === 'Water' &&
      square !== from &&
      square !== to &&
      distance(from, square) + distance(square, to) === distance(from, to),
  )

/** Returns the range to the target. */
export const rangeTo = (parts: Components, { game, data }: Strike): number =>
  rangeOf.ask({
    distance: distanceIn({ game, data }),
    water: isOverWater(fieldOf(parts, game), data.unit, data.target),
  })

/** Compares the height of the attacker with its target. */
export function standingOf(parts: Components, { game, data }: Strike): Standing {
  const { ground } = fieldOf(parts, game)
  const attacker = heightOf.ask({ ground: ground[data.unit] })
  const target = heightOf.ask({ ground: ground[data.target] })
  if (attacker === target) return 'at the same height'
  return attacker > target ? 'higher' : 'lower'
}

type Attacks = AtDoor<Game, AttackArgs>
type Strikes = AtDoor<Game, StrikeArgs>

/** The finders for the precondition of an Attack. */
export const attackDoorOn = (parts: Components): Finders<Attacks, void, ViewedBy<typeof mayNotBeginAttack>> => ({
  by: ({ args }) => args.by,
  whose: ({ game, args: { player, unit } }) => whoseIs(game, player, unit),
  status: ({ game, args: { unit } }) => unitAt(game, unit)?.status ?? 'active',
  kind: ({ game, args: { unit } }) => unitAt(game, unit)?.kind ?? 'Infantry',
  target: ({ game, args: { player, target } }) =>
    target === 'any' ? 'not given' : standsIn(parts, { game, data: { player } }, target),
  distance: ({ args: { unit, target } }) => (target === 'any' ? 0 : distance(unit, target)),
  corner: ({ args: { unit, target } }) => target !== 'any' && isAtCorner(unit, target),
  cityCorner: ({ game }) => readingOf(game, cited.cityCorner),
})

/** The finders for the precondition of a part of an Attack. */
export const strikeDoorOn = (
  parts: Components,
  at: ViewedBy<typeof mayNotStrike>['at'],
): Finders<Strikes, void, ViewedBy<typeof mayNotStrike>> => ({
  at: () => at,
  whose: ({ game, args: { player, unit } }) => whoseIs(game, player, unit),
  target: ({ game, args: { player, target } }) => standsIn(parts, { game, data: { player } }, target),
  kind: ({ game, args: { unit } }) => unitAt(game, unit)?.kind ?? 'Infantry',
  distance: ({ args: { unit, target } }) => distance(unit, target),
})

export type TargetContext = Context<Board, { readonly player: Player }>

/** Returns the contents of a square, as a player sees it. */
export function standsIn(parts: Components, { game, data }: TargetContext, square: Square): Target {
  const unit = unitAt(game, square)
  if (unit) return unit.owner === data.player ? 'an own unit' : 'an enemy unit'
  const side = citySide(game, fieldOf(parts, game), data.player, square)
  if (side === 'none') return 'an empty square'
  return side === 'friendly' ? 'an empty friendly city' : 'an empty unfriendly city'
}
