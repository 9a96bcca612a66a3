/**
 * A Limited Command, and the further ones for which News is discarded.
 *
 * @module
 */
import { z } from 'zod'
import { nonPlayerOptions } from '../../../spec/all-bridges-burning/clauses/non-players/sequence.js'
import { limitedCommand } from '../../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import { specialActivitiesInGeneral } from '../../../spec/all-bridges-burning/clauses/special-activities/general.js'
import type { Game, SpaceState } from '../../../spec/all-bridges-burning/game.js'
import { isNonPlayer } from '../../../spec/all-bridges-burning/non-players/state.js'
import { inSpace, newsOf } from '../../../spec/all-bridges-burning/pieces.js'
import {
  commandProcedure,
  limitedCommand as limitedTerms,
} from '../../../spec/all-bridges-burning/procedures/commands.js'
import { nonPlayerCardProcedure } from '../../../spec/all-bridges-burning/procedures/non-players.js'
import { limitedCommandProcedure } from '../../../spec/all-bridges-burning/procedures/turn.js'
import { furtherNews } from '../../../spec/all-bridges-burning/questions/sequence-of-play/further-news.js'
import { mayNotDiscardNews } from '../../../spec/all-bridges-burning/tables/actions.js'
import { FACTIONS, type Faction, SPACES } from '../../../spec/all-bridges-burning/vocabulary.js'
import { type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { calls } from '../../../src/kernel/procedure.js'
import { readingOf } from '../../../src/kernel/question.js'

const Data = z
  .strictObject({
    faction: z.enum(FACTIONS),
    /** Whether News has been discarded before. */
    discarded: z.boolean(),
  })
  .readonly()
type C = Context<Game, z.infer<typeof Data>>

const news = asks<C>().may(option('keep News'), {
  name: 'News to discard for an additional Limited Command',
  cites: [limitedCommand.newsDiscard],
  seat: ({ data }) => data.faction,
  from: () => SPACES.map((space) => option('discard News', { space })),
  forbid: {
    table: mayNotDiscardNews,
    view: ({ game, data: { faction, discarded } }, { space }) => ({
      faction,
      holds: newsOf(game.spaces[space], faction) > 0,
      discarded,
      reading: readingOf(game, furtherNews),
    }),
  },
})

const withoutNews = (space: SpaceState, faction: Faction): SpaceState =>
  faction === 'moderates' ? space : { ...space, news: { ...space.news, [faction]: space.news[faction] - 1 } }

const { chart, effect, when } = charting<Game, OptionOf<typeof news>>().implementing(limitedCommandProcedure, Data)

const discarding = effect(({ context: { game, data }, event }: { context: C; event: OptionOf<typeof news> }) => ({
  game: event.type === 'discard News' ? inSpace(game, event.space, (space) => withoutNews(space, data.faction)) : game,
  data: { ...data, discarded: true },
}))

/** The chart of a Limited Command. */
export const limitedCommandChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { ...args, discarded: false } }),
  initial: 'Limited Command',
  states: {
    'Limited Command': {
      meta: {
        calls: calls(commandProcedure, ({ data }) => limitedTerms(data.faction)),
        requirements: [
          limitedCommand.oneSpace,
          limitedCommand.noSpecialActivity,
          specialActivitiesInGeneral.notWithLimited,
        ],
      },
      on: { returned: 'News' },
    },
    News: {
      meta: { asks: news },
      on: {
        'discard News': [
          {
            target: 'Non-player card',
            guard: when('a Non-player discards it', ({ context: { game, data } }) => isNonPlayer(game, data.faction)),
            meta: {
              requirements: [
                limitedCommand.newsDiscard,
                limitedCommand.newsExtra,
                nonPlayerOptions.news,
                nonPlayerOptions.newsDeck,
              ],
            },
            actions: discarding,
          },
          {
            target: 'Limited Command',
            meta: { requirements: [limitedCommand.newsDiscard, limitedCommand.newsExtra, limitedCommand.newsNotFree] },
            actions: discarding,
          },
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
          {
            target: 'Limited Command',
            guard: when('there is a card to execute', ({ event }) => event.result === 'found'),
            meta: { requirements: [nonPlayerOptions.newsCommand] },
          },
          { target: 'done' },
        ],
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
