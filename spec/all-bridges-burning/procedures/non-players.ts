/** The procedures that the charts of Non-players call. @module */

import { procedure } from 'rulewright/book'
import { z } from 'zod'
import { mayNotBeginForNonPlayer } from '../8-non-players/8.0-non-players.js'
import { COMMANDS } from '../8-non-players/8.2.3-executing.js'
import { FACTIONS, SPECIAL_ACTIVITIES } from '../vocabulary.js'
import { CommandArgs } from './commands.js'

const faction = z.enum(FACTIONS)

/** A Non-player settles on one of the options of the Sequence of Play. */
export const deliberationProcedure = procedure('non-player deliberation', {
  args: z.strictObject({ faction }),
  door: mayNotBeginForNonPlayer,
})

/** The results of the search for a Non-player card that can be executed. */
export const FOUND = ['found', 'none'] as const

export const FreeAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('Command'), terms: CommandArgs }),
  z.strictObject({
    kind: z.literal('Special Activity'),
    named: z.array(z.enum(SPECIAL_ACTIVITIES)).readonly().or(z.literal('any')),
  }),
])
export type FreeAction = z.infer<typeof FreeAction>

/** A Non-player draws from its whole deck until it has a card that can be executed, for a turn or for a free action. */
export const nonPlayerCardProcedure = procedure('non-player card', {
  args: z.strictObject({ faction, action: z.enum(COMMANDS), free: FreeAction.exactOptional() }),
  results: FOUND,
  door: mayNotBeginForNonPlayer,
})

/** A Faction does at once what an Event grants it. */
export const freeActionProcedure = procedure('free action', {
  /** The argument `own` is true if the Faction plays the Event itself. */
  args: z.strictObject({ faction, own: z.boolean(), action: FreeAction }),
})
