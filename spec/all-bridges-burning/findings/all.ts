/**
 * What is wrong with the text, as far as a machine can witness it.
 *
 * @module
 */
import { moderatesConditions } from './moderates-conditions.js'
import { troopsAndVassalage } from './troops-and-vassalage.js'

/** Every finding about the text. */
export const findings = [moderatesConditions, troopsAndVassalage] as const
