/** Effects of Events that give Capabilities, actions and phases. @module */
import { z } from 'zod'
import { CAPABILITIES, COMMAND_NAMES, SPECIAL_ACTIVITIES } from '../vocabulary.js'
import { deciding } from './effect-bounds.js'
import { Of, Where } from './words.js'

export const GainCapability = z.strictObject({ do: z.literal('gain Capability'), marker: z.enum(CAPABILITIES) })
export type GainCapability = z.infer<typeof GainCapability>

export const GrantCommand = z.strictObject({
  do: z.literal('free Command'),
  ...deciding,
  of: Of.describe('Which Faction; of several, the one who decides picks one'),
  commands: z.array(z.enum(COMMAND_NAMES)).min(1).readonly().or(z.literal('any')),
  where: Where.exactOptional().describe('In which spaces; any where nothing is said'),
  limited: z.boolean().exactOptional().describe('Whether it is a Limited Command'),
  free: z.boolean().exactOptional().describe('false where the text has it paid for'),
})
export type GrantCommand = z.infer<typeof GrantCommand>

export const GrantSpecial = z.strictObject({
  do: z.literal('free Special Activity'),
  ...deciding,
  of: Of.describe('Which Faction; of several, the one who decides picks one'),
  activities: z.array(z.enum(SPECIAL_ACTIVITIES)).min(1).readonly().or(z.literal('any')),
})
export type GrantSpecial = z.infer<typeof GrantSpecial>

/** The parts of a game that an Event can start out of their usual time. */
export const TRIGGERS = [
  'Politics Phase',
  'Prisoners of War',
  'Powers',
  'German action',
  'Agitation of the Reds',
  'Agitation of the Senate',
  'Agitation of the Moderates',
] as const

export const Trigger = z.strictObject({ do: z.literal('trigger'), what: z.enum(TRIGGERS) })
export type Trigger = z.infer<typeof Trigger>
