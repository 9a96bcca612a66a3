/** The actions of the Reds in a Town that they clear of the Senate in the Red Revolt. @module */

import { readingOf } from 'rulewright/book'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { clearedNews, clearedTo } from '#spec/all-bridges-burning/2-sequence-of-play/2.4.1-revolt-in-towns'
import { distances, type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn, inSpace, newsOf } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space, Town } from '#spec/all-bridges-burning/vocabulary'

/** A game in which a Town holds nothing of the Senate any more. */
export function cleared(game: Game, town: Town): Game {
  const before = game.spaces[town]
  const caught = clearedTo.ask({ reading: readingOf(game, cited.clearedCells) }) === 'Prisoners of War'
  const stays = clearedNews.ask({ reading: readingOf(game, cited.newsOfTheCleared) }) === 'stays alone'
  const alone = before.news.alone + (stays ? newsOf(before, 'senate') : 0)
  const senate = game.prisoners.senate + (caught ? cellsIn(before, 'senate') : 0)
  return inSpace({ ...game, prisoners: { ...game.prisoners, senate } }, town, (space) =>
    withoutStrayMarkers.compute({
      ...space,
      cells: { ...space.cells, senate: { active: 0, inactive: 0 } },
      news: { ...space.news, alone },
    }),
  )
}

const isHeld = (game: Game, space: Space): boolean => cellsIn(game.spaces[space], 'senate') > 0

/** True if an unbroken line of adjacent spaces, made up of Vaasa and spaces with Senate Cells, reaches a space. */
export const isOnLine = (map: GameMap, game: Game, space: Space): boolean =>
  distances(map, 'Vaasa', (next) => isHeld(game, next)).has(space)

/** True if one such line, which enters no space twice, passes through all of the given spaces. */
export function isOneLine(map: GameMap, game: Game, through: readonly Space[]): boolean {
  const goesOn = (line: readonly Space[], last: Space): boolean =>
    through.every((space) => line.includes(space)) ||
    neighbors(map, last).some((next) => !line.includes(next) && isHeld(game, next) && goesOn([...line, next], next))
  return through.every((space) => isOnLine(map, game, space)) && (through.length < 2 || goesOn(['Vaasa'], 'Vaasa'))
}
