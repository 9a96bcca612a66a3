/**
 * Which box holds the Available Prepared markers?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { capabilities } from '../../clauses/events.js'
import { prepare } from '../../clauses/special-activities/reds-and-senate.js'

/** Which box holds the Available Prepared markers? */
export const capabilityBoxOfPrepared = question('capabilityBoxOfPrepared', {
  asks: 'Which box holds the Available Prepared markers?',
  kind: 'slip',
  clauses: [prepare.availablePrepared, capabilities.toCapabilitiesBox],
  readings: {
    'Capabilities box': 'The Capabilities box of chapter 5, which 4.2.3 calls Capability box.',
    'a box of its own': 'A box that no other section names.',
  },
  usual: 'Capabilities box',
  because: '5.3 and 4.2.3 differ in one word, and the board has one such box.',
  editorial: 'Prepared markers are counted as Available in whatever box they lie.',
})
