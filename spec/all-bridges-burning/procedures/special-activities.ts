/** Special Activities, as procedures. @module */

import { procedure, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotBeginSpecial } from '../4-special-activities/4.1-special-activities.js'
import { FACTIONS, type SpecialActivity } from '../vocabulary.js'

export const SpecialArgs = record({ faction: z.enum(FACTIONS), free: z.boolean().default(false) })
export type SpecialArgs = z.infer<typeof SpecialArgs>
const special = (name: string) => procedure(name, { args: SpecialArgs, door: mayNotBeginSpecial })

export const politicalEventProcedure = special('political event')
export const foreignRelationsProcedure = special('foreign relations')
export const prepareProcedure = special('prepare')
export const coordinateProcedure = special('coordinate')
export const crackdownProcedure = special('crackdown')
export const personalityProcedure = special('personality')
export const dialogueProcedure = special('dialogue')
export const publishProcedure = special('publish')

/** The procedures of the Special Activities, by name. */
export const SPECIAL_PROCEDURES = {
  'Political Event': politicalEventProcedure,
  'Foreign Relations': foreignRelationsProcedure,
  Prepare: prepareProcedure,
  Coordinate: coordinateProcedure,
  Crackdown: crackdownProcedure,
  Personality: personalityProcedure,
  Dialogue: dialogueProcedure,
  Publish: publishProcedure,
} as const satisfies Readonly<Record<SpecialActivity, unknown>>
