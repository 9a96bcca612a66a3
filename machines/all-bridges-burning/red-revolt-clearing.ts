/**
 * What the Reds do to a Town that they clear of the Senate in the Red Revolt.
 *
 * @module
 */
import type { Game } from '../../spec/all-bridges-burning/game.js'
import { cellsIn, inSpace, newsOf, withoutStrayMarkers } from '../../spec/all-bridges-burning/pieces.js'
import { clearedCells } from '../../spec/all-bridges-burning/questions/sequence-of-play/cleared-cells.js'
import { newsOfTheCleared } from '../../spec/all-bridges-burning/questions/sequence-of-play/news-of-the-cleared.js'
import { clearedNews, clearedTo } from '../../spec/all-bridges-burning/tables/red-revolt.js'
import type { Town } from '../../spec/all-bridges-burning/vocabulary.js'
import { readingOf } from '../../src/kernel/question.js'

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
