/**
 * Who decides where a Capability marker goes that the Moderates win for another Faction?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { capabilities, executingEvents } from '../../clauses/events.js'

/** Who decides where a Capability marker goes that the Moderates win for another Faction? */
export const capabilityPlacer = question('capabilityPlacer', {
  asks: 'Who decides where a Capability marker goes that the Moderates win for another Faction?',
  kind: 'gap',
  clauses: [capabilities.moderatesForOthers, capabilities.phaseTwoOnMap, executingEvents.executingSelects],
  readings: {
    'who executes': 'The Moderates, who execute the Event.',
    'who gets it': 'The Faction whose marker it is.',
  },
  usual: 'who executes',
  because: '5.1 has the executing Faction make all selections, and 5.3 says nothing else.',
})
