/**
 * How long does a failed roll for a Capability Event hold?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** How long does a failed roll for a Capability Event hold? */
export const refusedCapability = question('refusedCapability', {
  asks: 'After a failed roll for a Capability that is the current Event, can a later step still have it played?',
  clauses: [nonPlayerOptions.capabilityRefused, nonPlayerOptions.event, nonPlayerOptions.eventLeft],
  readings: {
    'the whole turn': 'The Non-player does not play the Event in this turn, whatever the later steps say.',
    'this step': 'Only the step of the Capabilities leaves the Event alone.',
  },
  usual: 'the whole turn',
  because: 'The text says that the Faction will not play the Event, and names no step.',
})
