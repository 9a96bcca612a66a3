/**
 * What a Non-player card is: a condition, a Command with its priorities, and Special Activities with theirs.
 *
 * @module
 */

import type { CommandAction } from '#spec/all-bridges-burning/8-non-players/8.2-cards'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import type { CardNumber } from '#spec/all-bridges-burning/non-players/state'
import type { CommandName, Faction, SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import type { Line } from './priority.js'

/** One Non-player card. */
export interface NonPlayerCard {
  readonly number: CardNumber
  readonly faction: Faction
  readonly title: string
  /** Whether the condition needs a die, always or in a game like this. */
  readonly rolls: boolean | ((game: Game) => boolean)
  /** The further dice that its priorities ask for, by what they are for; they are rolled before the Command. */
  readonly dice?: (map: GameMap, game: Game, action: CommandAction) => readonly string[]
  /** Whether the condition is met: asks a rule table, so that it is heard. */
  readonly isMet: (map: GameMap, game: Game, die: number) => boolean
  readonly command: CommandName
  /** The Special Activities, from top to bottom: the first that can be conducted is. */
  readonly special: readonly SpecialActivity[]
  /** Whether the Special Activity is tried before the Command, unless this is a Limited Command. */
  readonly specialFirst?: true
  /** The priorities of the Command and of the Special Activities, from top to bottom. */
  readonly priorities: readonly Line[]
}

/** Whether a card needs a die for its condition. */
export const needsDie = ({ rolls }: NonPlayerCard, game: Game): boolean =>
  typeof rolls === 'function' ? rolls(game) : rolls
