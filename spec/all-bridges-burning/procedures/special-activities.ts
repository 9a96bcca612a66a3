/** Special Activities, as procedures. @module */
import { z } from 'zod'
import { procedure } from '#kernel'
import { mayNotBeginSpecial } from '../4-special-activities/4.1-special-activities.js'
import { FACTIONS, type SpecialActivity } from '../vocabulary.js'

export const SpecialArgs = z.strictObject({ faction: z.enum(FACTIONS), free: z.boolean().default(false) }).readonly()
export type SpecialArgs = z.infer<typeof SpecialArgs>
const special = (name: string) => procedure(name, { args: SpecialArgs, door: mayNotBeginSpecial })

/** Political Event. */
export const politicalEventProcedure = special('political event')
/** Foreign Relations. */
export const foreignRelationsProcedure = special('foreign relations')
/** Prepare. */
export const prepareProcedure = special('prepare')
/** Coordinate. */
export const coordinateProcedure = special('coordinate')
/** Crackdown. */
export const crackdownProcedure = special('crackdown')
/** Personality. */
export const personalityProcedure = special('personality')
/** Dialogue. */
export const dialogueProcedure = special('dialogue')
/** Publish. */
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
