/**
 * The lines from Vaasa along which the Senate places Capability markers in the Red Revolt.
 *
 * @module
 */
import { distances, type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import type { Space } from '#spec/all-bridges-burning/vocabulary'

const isHeld = (game: Game, space: Space): boolean => cellsIn(game.spaces[space], 'senate') > 0

/** Whether an unbroken line of adjacent spaces, made up of Vaasa and spaces with Senate Cells, reaches a space. */
export const isOnLine = (map: GameMap, game: Game, space: Space): boolean =>
  distances(map, 'Vaasa', (next) => isHeld(game, next)).has(space)

/** Whether one such line, which enters no space twice, passes through all of some spaces. */
export function isOneLine(map: GameMap, game: Game, through: readonly Space[]): boolean {
  const goesOn = (line: readonly Space[], last: Space): boolean =>
    through.every((space) => line.includes(space)) ||
    neighbors(map, last).some((next) => !line.includes(next) && isHeld(game, next) && goesOn([...line, next], next))
  return through.every((space) => isOnLine(map, game, space)) && (through.length < 2 || goesOn(['Vaasa'], 'Vaasa'))
}
