/**
 * What the Reds do to a Town that they clear of the Senate in the Red Revolt.
 *
 * @module
 */

import { readingOf } from '#kernel'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import {
  clearedCells,
  clearedNews,
  clearedTo,
  newsOfTheCleared,
} from '#spec/all-bridges-burning/2-sequence-of-play/2.4.1-revolt-in-towns'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn, inSpace, newsOf } from '#spec/all-bridges-burning/pieces'
import type { Town } from '#spec/all-bridges-burning/vocabulary'

/** A game in which a Town holds nothing of the Senate any more. */
export function cleared(game: Game, town: Town): Game {
  const before = game.spaces[town]
  const caught = clearedTo.ask({ reading: readingOf(game, clearedCells) }) === 'Prisoners of War'
  const stays = clearedNews.ask({ reading: readingOf(game, newsOfTheCleared) }) === 'stays alone'
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
