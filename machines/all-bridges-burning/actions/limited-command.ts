/**
 * A Limited Command, and the further ones for which News is discarded.
 *
 * @module
 */
import { z } from 'zod'
import { limitedCommand } from '../../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import { specialActivitiesInGeneral } from '../../../spec/all-bridges-burning/clauses/special-activities/general.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { newsHeldBy } from '../../../spec/all-bridges-burning/pieces.js'
import {
  commandProcedure,
  limitedCommand as limitedTerms,
} from '../../../spec/all-bridges-burning/procedures/commands.js'
import { limitedCommandProcedure, newsCommandsProcedure } from '../../../spec/all-bridges-burning/procedures/turn.js'
import { FACTIONS } from '../../../spec/all-bridges-burning/vocabulary.js'
import { charting } from '../../../src/kernel/chart.js'
import { calls } from '../../../src/kernel/procedure.js'

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
