/**
 * A Limited Command, and the further ones for which News is discarded.
 *
 * @module
 */
import { z } from 'zod'
import { calls, charting } from '#kernel'
import { limitedCommand } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.4-limited-command'
import { specialActivitiesInGeneral } from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import type { Game } from '#spec/all-bridges-burning/game'
import { newsHeldBy } from '#spec/all-bridges-burning/pieces'
import { commandProcedure, limitedCommand as limitedTerms } from '#spec/all-bridges-burning/procedures/commands'
import { limitedCommandProcedure, newsCommandsProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'

const Data = z
  .strictObject({
    faction: z.enum(FACTIONS),
    /** How many News markers the Faction held before. */
    held: z.int(),
  })
  .readonly()
const { chart } = charting<Game>().implementing(limitedCommandProcedure, Data)

/** The chart of a Limited Command. */
export const limitedCommandChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { held: newsHeldBy(game, args.faction), ...args } }),
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
    News: { meta: { calls: calls(newsCommandsProcedure, ({ data }) => data) }, on: { returned: 'done' } },
    done: { type: 'final' },
  },
  output: null,
})
