/**
 * What the Cells of a Message leave with others in their spaces, for a reading that takes it from them.
 *
 * @module
 */

import { readingOf } from '#kernel'
import { lastMovingCell, leftWithOthers } from '#spec/all-bridges-burning/3-commands/3.3.2-news'
import { kindOf, withCell, withoutCell } from '#spec/all-bridges-burning/cells'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { inSpace, newsOf } from '#spec/all-bridges-burning/pieces'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { MessageContext, MessageData } from './message-data.js'

const isTaken = ({ game, data }: MessageContext): boolean =>
  leftWithOthers.ask({ limited: data.limited, reading: readingOf(game, lastMovingCell) }) === 'is removed'

/** The data with what is left in a space that a Cell has just set out from. */
export function withBehind(context: MessageContext, space: Space): MessageData {
  const { game, data } = context
  if (!isTaken(context)) return data
  const { personality } = game.spaces[space]
  const others = (data.behind ?? []).filter((one) => one.space !== space)
  return { ...data, behind: [...others, { space, personality, news: newsOf(game.spaces[space], 'moderates') }] }
}

/** Whether something was left with others that is to be taken from them. */
export const hasBehind = (context: MessageContext): boolean =>
  isTaken(context) && (context.data.behind ?? []).some(({ personality, news }) => personality || news > 0)

/** A space whose Moderates hold one News marker less, if they hold any. */
function withoutOneNews(space: SpaceState): SpaceState {
  const holder = (['active', 'inactive'] as const).find((status) => space.news.moderates[status] > 0)
  if (holder === undefined) return space
  return withCell(withoutCell(space, 'moderates', kindOf(holder, true)), 'moderates', kindOf(holder, false))
}

/** The game without what was left with others. */
export const withoutBehind = ({ game, data }: MessageContext): Game =>
  (data.behind ?? []).reduce(
    (before, { space, personality, news }) =>
      inSpace(before, space, (here) =>
        Array.from({ length: news }).reduce<SpaceState>(withoutOneNews, {
          ...here,
          personality: here.personality && !personality,
        }),
      ),
    game,
  )
