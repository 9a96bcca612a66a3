/** What the card for Reds Attack looks for: where the Senate is within reach, and who can go there by Train. @module */
import { readingOf } from '#kernel'
import { isRedsTarget, redsTrainGroups } from '../8-non-players/8.3.5-reds-attack.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn } from '../pieces.js'
import { SPACES, type Space } from '../vocabulary.js'
import { redsKeepControl } from './control.js'
import { isPopulated } from './places.js'
import { trainSpaces } from './trains.js'

const BY_TRAIN = 3

/** Whether a Senate Capability is in a space. */
export const hasSenateCapability = ({ capabilities }: SpaceState): boolean => capabilities.senate.length > 0

/** Whether there is anything of the Senate in a space that could be a target. */
const hasSenate = (space: SpaceState): boolean => cellsIn(space, 'senate') > 0 || hasSenateCapability(space)

/** Whether what the Senate has in a space is a target of the Reds in another space, or the same. */
const isTargetOf = ({ spaces }: Game, from: Space, to: Space, byTrain: boolean): boolean =>
  hasSenate(spaces[to]) &&
  isRedsTarget.ask({
    reds: cellsIn(spaces[from], 'reds'),
    byTrain,
    senate: cellsIn(spaces[to], 'senate'),
    capability: hasSenateCapability(spaces[to]),
  })

/** Whether any Reds Cells have a target: where they are, or by Train next to it. */
export const hasTarget = (game: Game, reachedFrom: (from: Space) => readonly Space[]): boolean =>
  SPACES.some((name) => cellsIn(game.spaces[name], 'reds') > 0 && isTargetOf(game, name, name, false)) ||
  trainSpaces(game, 'reds').some((name) => reachedFrom(name).some((other) => isTargetOf(game, name, other, true)))

/** How many of so many Reds Cells go by Train from a space: three, or fewer where that is allowed, so that one stays. */
export function redsByTrain(map: GameMap, game: Game, name: Space, fresh: number): number {
  const space = game.spaces[name]
  const most = Math.min(BY_TRAIN, fresh, cellsIn(space, 'reds') - 1)
  const fewest = readingOf(game, redsTrainGroups) === 'three' ? BY_TRAIN : 1
  const sizes = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, more) => fewest + more)
  return Math.max(0, ...sizes.filter((size) => !isPopulated(map, name) || redsKeepControl(space, size)))
}
