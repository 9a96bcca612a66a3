/** A Limited Command, and the further ones for which News is discarded. @module */

import {
  asks,
  type Chart,
  type Context,
  call,
  calls,
  charting,
  compared,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { mayNotDiscardNews } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.4-limited-command'
import { newsForNothing } from '#spec/all-bridges-burning/8-non-players/8.1.4-last-steps'
import { kindOf, statusOf, withCell, withoutCell } from '#spec/all-bridges-burning/cells'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { inSpace, newsHeldBy, newsOf, withNews } from '#spec/all-bridges-burning/pieces'
import { commandProcedure, limitedCommand as limitedTerms } from '#spec/all-bridges-burning/procedures/commands'
import { nonPlayerCardProcedure } from '#spec/all-bridges-burning/procedures/non-players'
import { limitedCommandProcedure, newsCommandsProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { oneCell } from '#spec/all-bridges-burning/wording'

const LimitedData = record({
  faction: z.enum(FACTIONS),
  /** The number of News markers that the Faction held before. */
  held: z.int(),
})

const { chart } = charting<Game>().implementing(limitedCommandProcedure, LimitedData)

export const limitedCommandChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { held: newsHeldBy(game, args.faction), ...args } }),
  initial: 'Limited Command',
  states: {
    'Limited Command': {
      meta: {
        calls: calls(commandProcedure, ({ data }) => limitedTerms(data.faction)),
        requirements: [
          cited.limitedCommand.oneSpace,
          cited.limitedCommand.noSpecialActivity,
          cited.specialActivitiesInGeneral.notWithLimited,
        ],
      },
      on: { returned: 'News' },
    },
    News: { meta: { calls: calls(newsCommandsProcedure, ({ data }) => data) }, on: { returned: 'done' } },
    done: { type: 'final' },
  },
  output: null,
})

const KEPT = 'none'
const Data = record({
  faction: z.enum(FACTIONS),
  held: z.int().or(z.literal('not told')),
  /** The number of discarded markers. */
  discards: z.int(),
  /** The space where News was discarded last. */
  from: z.enum([...SPACES, KEPT]),
  /** The Cell that held it, if it belonged to the Moderates. */
  cell: z.enum(['Active', 'Inactive']),
})

type C = Context<Game, z.infer<typeof Data>>

/** True if a Faction holds News in a space. For the Moderates, only a Cell of the given kind counts. */
const holds = (space: SpaceState, faction: Faction, cell: 'Active' | 'Inactive'): boolean =>
  faction === 'moderates' ? space.news.moderates[statusOf(cell)] > 0 : newsOf(space, faction) > 0

const cellIn = (discarded: Discarded) => discarded.cell ?? 'Active'

const news = asks<C>().may(option('keep News'), {
  name: 'News to discard for an additional Limited Command',
  cites: [cited.limitedCommand.newsDiscard],
  seat: ({ data }) => data.faction,
  from: ({ data: { faction } }) =>
    SPACES.flatMap((space) =>
      faction === 'moderates'
        ? (['Active', 'Inactive'] as const).map((cell) => option('discard News', { space, cell }))
        : [option('discard News', { space })],
    ),
  says: ({ data }, discarded) =>
    discarded.type === 'discard News' && data.faction === 'moderates'
      ? `of ${oneCell(cellIn(discarded), 'moderates')} in ${discarded.space}`
      : `in ${discarded.space}`,
  forbid: {
    table: mayNotDiscardNews,
    view: {
      faction: ({ data }) => data.faction,
      nonPlayer: ({ game, data }) => isNonPlayer(game, data.faction),
      holds: ({ game, data }, candidate) => holds(game.spaces[candidate.space], data.faction, cellIn(candidate)),
      discarded: ({ data }) => data.from !== KEPT,
      vain: ({ game }) => readingOf(game, cited.newsInVain),
      discards: ({ data: { held, discards } }) => (held === 'not told' ? held : compared(discards, held)),
      held: ({ game }) => readingOf(game, cited.newsWhenHeld),
      reading: ({ game }) => readingOf(game, cited.furtherNews),
      ofModerates: ({ game }) => readingOf(game, cited.newsOfNonPlayerModerates),
    },
  },
  // A Non-player looks for a card first.
  leads: ({ game, data: { faction } }) =>
    isNonPlayer(game, faction) ? undefined : call(commandProcedure, limitedTerms(faction)),
})

interface Discarded {
  readonly space: Space
  readonly cell?: 'Active' | 'Inactive'
}

/** A space in which a Faction holds one News marker more, or fewer. */
function withNewsHeld(space: SpaceState, faction: Faction, cell: 'Active' | 'Inactive', by: 1 | -1): SpaceState {
  if (faction !== 'moderates') return withNews(space, faction, by)
  const bearing = kindOf(statusOf(cell), true)
  return by > 0
    ? withCell(withoutCell(space, faction, cell), faction, bearing)
    : withCell(withoutCell(space, faction, bearing), faction, cell)
}

export function newsCommandsChart(): Chart {
  const { chart, effect, go, when } = charting<Game, OptionOf<typeof news>>().implementing(newsCommandsProcedure, Data)

  const discarding = effect(
    ({ context: { game, data }, event }: { context: C; event: Discarded & { type: 'discard News' } }) => ({
      game: inSpace(game, event.space, (space) => withNewsHeld(space, data.faction, cellIn(event), -1)),
      data: { ...data, discards: data.discards + 1, from: event.space, cell: cellIn(event) },
    }),
  )

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { discards: 0, from: KEPT, cell: 'Active', ...args } }),
    initial: 'News',
    states: {
      News: {
        meta: { asks: news },
        on: {
          'discard News': [
            when(
              'a Non-player discards it',
              ({ context: { game, data } }) => isNonPlayer(game, data.faction),
              go(
                'Non-player card',
                [
                  cited.limitedCommand.newsDiscard,
                  cited.limitedCommand.newsExtra,
                  cited.nonPlayerOptions.news,
                  cited.nonPlayerOptions.newsDeck,
                ],
                discarding,
              ),
            ),
            go(
              'Limited Command',
              [cited.limitedCommand.newsDiscard, cited.limitedCommand.newsExtra, cited.limitedCommand.newsNotFree],
              discarding,
            ),
          ],
          'keep News': 'done',
          nothing: 'done',
        },
      },
      'Non-player card': {
        meta: {
          calls: calls(nonPlayerCardProcedure, ({ data: { faction } }) => ({ faction, action: 'Limited Command' })),
        },
        on: {
          returned: [
            when(
              'there is a card to execute',
              ({ event }) => event.result === 'found',
              go('Limited Command', [cited.nonPlayerOptions.newsCommand]),
            ),
            when('the News is spent for nothing', ({ context: { game } }) => isLost(game), 'done'),
            go('done', [], ({ context: { game, data } }) => ({
              game:
                data.from === KEPT
                  ? game
                  : inSpace(game, data.from, (space) => withNewsHeld(space, data.faction, data.cell, 1)),
            })),
          ],
        },
      },
      'Limited Command': {
        meta: {
          calls: calls(commandProcedure, ({ data }) => limitedTerms(data.faction)),
          requirements: [cited.limitedCommand.oneSpace, cited.limitedCommand.noSpecialActivity],
        },
        on: { returned: 'News' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

/** True if News is lost when no card could be executed for it. */
const isLost = (game: Game): boolean =>
  newsForNothing.ask({ reading: readingOf(game, cited.newsWithoutCard) }) === 'lost'
