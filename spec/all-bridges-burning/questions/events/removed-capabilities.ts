/**
 * Where does a Capability marker go that is removed from the map?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { capabilities } from '../../clauses/events.js'
import { stacking } from '../../clauses/forces.js'
import { glossary } from '../../clauses/glossary.js'
import { nonPlayerOptions } from '../../clauses/non-players/sequence.js'

/** Where does a Capability marker go that is removed from the map? */
export const removedCapabilities = question('removedCapabilities', {
  asks: 'Where does a Capability marker go that is removed from the map?',
  kind: 'gap',
  clauses: [
    capabilities.removedWithLastCell,
    capabilities.toCapabilitiesBox,
    stacking.withoutCell,
    glossary.remove,
    nonPlayerOptions.capabilityLimit,
  ],
  readings: {
    'away from the board': 'It lies beside the board: its Faction has it no longer.',
    'the Capabilities box': 'It goes back to the box in which it was put first, and its Faction still has it.',
  },
  usual: 'away from the board',
  because: 'No sentence puts a marker that is removed anywhere, and what is in the box is what an Event has brought.',
})
