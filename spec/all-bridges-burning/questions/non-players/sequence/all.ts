/**
 * Every question about what Non-players do in the Sequence of Play.
 *
 * @module
 */
import { redsCapabilityModifier } from './reds-capability-modifier.js'
import { refusedCapability } from './refused-capability.js'

/** Every question about what Non-players do in the Sequence of Play. */
export const nonPlayersSequenceQuestions = [redsCapabilityModifier, refusedCapability] as const
