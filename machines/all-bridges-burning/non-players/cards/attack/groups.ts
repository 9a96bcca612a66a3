/**
 * The groups with which a Non-player Attacks by its card: those that stand in a space, and those that come by Train.
 *
 * @module
 */

import { certain } from '#kernel'
import { attackedIn, without } from '#spec/all-bridges-burning/attacked'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import type { Capability, Militant, Space } from '#spec/all-bridges-burning/vocabulary'
import { type AttackData, militantOf, withSpace } from '../../../commands/attack-data.js'
import type { trainsOn } from '../../../commands/attack-offers.js'
import { dataIn, gameIn, type Look } from '../../priority.js'

/** Cells of one Faction and one space, with their Capabilities. */
export interface Group {
  readonly cells: number
  readonly capabilities: readonly Capability[]
}
/** How many Cells go by Train from a space as a group; 0 if none can. */
export type SizeFrom = (look: Look, from: Space) => number
/** The spaces whose groups would Attack a space. */
export type Attacking = (look: Look, space: Space) => readonly Space[]

/** What the Attack knows. */
export const attackIn = (look: Look): AttackData => certain(dataIn<AttackData>(look, 'attack'), 'Attack that goes on')

/** The Faction that Attacks. */
export const attackerIn = (look: Look): Militant => militantOf(attackIn(look))

/** The Cells in a space that have not attacked in this turn, without those that have come by Train just now. */
export function groupIn(look: Look, name: Space): Group {
  const game = gameIn(look)
  const { selected, arrived } = attackIn(look)
  const faction = attackerIn(look)
  const used = attackedIn(game, faction, name)
  const here = selected.at(-1) === name ? arrived : { active: 0, inactive: 0, capabilities: [] }
  const space = game.spaces[name]
  return {
    cells: cellsIn(space, faction) - used.active - used.inactive - here.active - here.inactive,
    capabilities: without(without(space.capabilities[faction], used.capabilities), here.capabilities),
  }
}

/** The spaces from which a group could Attack another by Train, as the rules allow it. */
export const byTrainFrom =
  (trains: ReturnType<typeof trainsOn>, sizeFrom: SizeFrom): Attacking =>
  (look, space) => {
    const data = withSpace(attackIn(look), space)
    const { options } = trains.list({ game: gameIn(look), data })
    return options.flatMap((option) => ('from' in option && sizeFrom(look, option.from) > 0 ? [option.from] : []))
  }

/** Whether some group that would Attack a space has a Train. */
export const withTrain =
  (attacking: Attacking) =>
  (look: Look, { space }: { readonly space: Space }): boolean =>
    attacking(look, space).some((name) => groupIn(look, name).capabilities.includes('Trains'))
