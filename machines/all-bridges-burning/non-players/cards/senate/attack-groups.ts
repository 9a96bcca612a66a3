/**
 * The groups with which the Senate Attacks by its card: those that stand in a space, and those that come by Train.
 *
 * @module
 */
import { attackedIn, without } from '../../../../../spec/all-bridges-burning/attacked.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import { isTown } from '../../../../../spec/all-bridges-burning/non-players/places.js'
import { closerTo, GROUP, groupSize } from '../../../../../spec/all-bridges-burning/non-players/senate-groups.js'
import { cellsIn } from '../../../../../spec/all-bridges-burning/pieces.js'
import { controlOf } from '../../../../../spec/all-bridges-burning/totals.js'
import type { Capability, Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { type AttackData, begun, withSpace } from '../../../commands/attack-data.js'
import type { trainsOn } from '../../../commands/attack-offers.js'
import { dataIn, gameIn, type Look } from '../../priority.js'

/** Senate Cells of one space, with their Capabilities. */
interface Group {
  readonly cells: number
  readonly capabilities: readonly Capability[]
}

const noTerms = { faction: 'senate', spaces: 'any', free: false, limited: false } as const

/** What the Attack knows. */
export const attackIn = (look: Look): AttackData => dataIn<AttackData>(look, 'attack') ?? begun(noTerms)

/** The Senate Cells in a space that have not attacked in this turn, without those that have come by Train just now. */
export function groupIn(look: Look, name: Space): Group {
  const game = gameIn(look)
  const { selected, arrived } = attackIn(look)
  const used = attackedIn(game, 'senate', name)
  const here = selected.at(-1) === name ? arrived : { active: 0, inactive: 0, capabilities: [] }
  const space = game.spaces[name]
  return {
    cells: cellsIn(space, 'senate') - used.active - used.inactive - here.active - here.inactive,
    capabilities: without(without(space.capabilities.senate, used.capabilities), here.capabilities),
  }
}

/** Whether the Senate selects the group that stands in a space. */
export const isSelected = (look: Look, name: Space): boolean => groupIn(look, name).cells >= GROUP

/** How many Cells can go by Train from a space; 0 if no group can. */
export function sizeFrom(look: Look, from: Space): number {
  const space = gameIn(look).spaces[from]
  return groupSize(from, space, groupIn(look, from).cells, controlOf.compute(space))
}

/** Whether a Town has Reds Cells, so that groups Attack it by Train. */
export const drawsTrains = (look: Look, name: Space): boolean =>
  isTown(name) && cellsIn(gameIn(look).spaces[name], 'reds') > 0

/** The spaces from which a group could attack another by Train, as the rules allow it. */
export function originsOf(trains: ReturnType<typeof trainsOn>, look: Look, space: Space): readonly Space[] {
  const data = withSpace(attackIn(look), space)
  const { options } = trains.list({ game: gameIn(look), data })
  return options.flatMap((option) => ('from' in option && sizeFrom(look, option.from) > 0 ? [option.from] : []))
}

/** Whether a group that goes by Train comes closer to a Town without Senate Control. */
export const comesCloser = (map: GameMap, look: Look, from: Space, to: Space): boolean =>
  closerTo(map, gameIn(look), from, to) > 0
