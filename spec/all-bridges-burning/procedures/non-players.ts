/**
 * What the charts of Non-players call each other by.
 *
 * @module
 */
import { z } from 'zod'
import { procedure } from '../../../src/kernel/procedure.js'
import { COMMANDS } from '../tables/non-players/sequence-cards.js'
import { COMMAND_NAMES, FACTIONS, SPECIAL_ACTIVITIES } from '../vocabulary.js'

const faction = z.enum(FACTIONS)

/** A Non-player settles on one of the options of the Sequence of Play. */
export const deliberationProcedure = procedure('non-player deliberation', { args: z.strictObject({ faction }) })

/** Whether a Non-player card was found that can be executed. */
export const FOUND = ['found', 'none'] as const

/** A Non-player draws from its whole deck until it has a card that can be executed. */
export const nonPlayerCardProcedure = procedure('non-player card', {
  args: z.strictObject({ faction, action: z.enum(COMMANDS) }),
  results: FOUND,
})

/** What an Event can give a Faction: a Command or a Special Activity, named or not. */
export const FreeAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('Command'),
    named: z.array(z.enum(COMMAND_NAMES)).readonly().or(z.literal('any')),
    limited: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('Special Activity'),
    named: z.array(z.enum(SPECIAL_ACTIVITIES)).readonly().or(z.literal('any')),
    limited: z.boolean(),
  }),
])
/** What an Event can give a Faction. */
export type FreeAction = z.infer<typeof FreeAction>

/** A Non-player finds the card by which it executes a free action. */
export const freeActionCardProcedure = procedure('free action of a non-player', {
  args: z.strictObject({ faction, action: FreeAction }),
})
