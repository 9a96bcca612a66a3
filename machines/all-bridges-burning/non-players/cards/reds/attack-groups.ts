/**
 * The groups with which the Reds Attack by their card: those that stand in a space, and those that come by Train.
 *
 * @module
 */
import { attackedIn, without } from '../../../../../spec/all-bridges-burning/attacked.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import { isPopulated } from '../../../../../spec/all-bridges-burning/non-players/places.js'
import { cellsIn, withCells } from '../../../../../spec/all-bridges-burning/pieces.js'
import { controlOf } from '../../../../../spec/all-bridges-burning/totals.js'
import type { Capability, Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { type AttackData, begun, withSpace } from '../../../commands/attack-data.js'
import type { trainsOn } from '../../../commands/attack-offers.js'
import { dataIn, gameIn, type Look } from '../../priority.js'

/** So many Cells come with Trains, and at least one stays. */
export const BY_TRAIN = 3
const GROUP = 3

/** Reds Cells of one space, with their Capabilities. */
interface Group {
  readonly cells: number
  readonly capabilities: readonly Capability[]
}

const noTerms = { faction: 'reds', spaces: 'any', free: false, limited: false } as const

/** What the Attack knows. */
export const attackIn = (look: Look): AttackData => dataIn<AttackData>(look, 'attack') ?? begun(noTerms)

/** The Reds Cells in a space that have not attacked in this turn, without those that have come by Train just now. */
export function groupIn(look: Look, name: Space): Group {
  const game = gameIn(look)
  const { selected, arrived } = attackIn(look)
  const used = attackedIn(game, 'reds', name)
  const here = selected.at(-1) === name ? arrived : { active: 0, inactive: 0, capabilities: [] }
  const space = game.spaces[name]
  return {
    cells: cellsIn(space, 'reds') - used.active - used.inactive - here.active - here.inactive,
    capabilities: without(without(space.capabilities.reds, used.capabilities), here.capabilities),
  }
}

/** Whether the Reds select the group that stands in a space. */
export function isSelected(look: Look, name: Space): boolean {
  const { cells, capabilities } = groupIn(look, name)
  return cells >= GROUP || (cells > 0 && capabilities.length > 0)
}

/** Whether the Reds keep the Control that they have of a populated space when a group leaves it by Train. */
function keepsControl(map: GameMap, look: Look, from: Space): boolean {
  const space = gameIn(look).spaces[from]
  if (!isPopulated(map, from) || controlOf.compute(space) !== 'reds') return true
  return controlOf.compute(withCells(space, 'reds', { inactive: -BY_TRAIN })) === 'reds'
}

/** Whether a group of three can go by Train from a space, so that a Cell stays there. */
export const canSendGroup = (map: GameMap, look: Look, from: Space): boolean =>
  groupIn(look, from).cells >= BY_TRAIN &&
  cellsIn(gameIn(look).spaces[from], 'reds') > BY_TRAIN &&
  keepsControl(map, look, from)

/** The spaces from which a group could attack another by Train, as the rules allow it. */
export function originsOf(
  map: GameMap,
  trains: ReturnType<typeof trainsOn>,
  look: Look,
  space: Space,
): readonly Space[] {
  const data = withSpace(attackIn(look), space)
  const { options } = trains.list({ game: gameIn(look), data })
  return options.flatMap((option) => ('from' in option && canSendGroup(map, look, option.from) ? [option.from] : []))
}
