/**
 * Is the space for the German cylinder below the Ineligible box the slot at the bottom right of the track?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { germanActions } from '../../clauses/commands/german-actions.js'
import { adjustEligibility } from '../../clauses/sequence-of-play.js'
import { setup } from '../../clauses/setup.js'

/** Is the space for the German cylinder below the Ineligible box the slot at the bottom right of the track? */
export const germanSlot = question('germanSlot', {
  asks: 'Is the space for the German cylinder below the Ineligible box the slot at the bottom right of the track?',
  kind: 'gap',
  clauses: [adjustEligibility.germanStored, setup.germanCylinder, germanActions.cylinderSpots],
  readings: {
    'the same': 'The same: one of three spots, for the time in which the Germans wait.',
    two: 'Two places, one at the beginning and one for later.',
  },
  usual: 'the same',
  because: '3.4 has three spots with that name, and the other two are for acting before and after the Factions.',
  editorial: 'Either way the cylinder waits there and does nothing.',
})
