/** What stands in a square that is named as a target. @module */

import type { Context } from '#kernel'
import type { Target } from '#spec/front-line/3.2-attack'
import type { Board } from '#spec/front-line/board'
import { citySide } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import { unitAt } from '#spec/front-line/units'
import type { Player, Square } from '#spec/front-line/vocabulary'
import { fieldOf } from './strike.js'

export type TargetContext = Context<Board, { readonly player: Player }>

/** What stands in a square, for a player. */
export function standsIn(parts: Components, { game, data }: TargetContext, square: Square): Target {
  const unit = unitAt(game, square)
  if (unit) return unit.owner === data.player ? 'an own unit' : 'an enemy unit'
  const side = citySide(game, fieldOf(parts, game), data.player, square)
  if (side === 'none') return 'an empty square'
  return side === 'friendly' ? 'an empty friendly city' : 'an empty unfriendly city'
}
