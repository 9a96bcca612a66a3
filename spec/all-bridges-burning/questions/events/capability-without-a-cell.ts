/**
 * What becomes of a Capability gained in Phase II without a friendly Cell on the map?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { capabilities } from '../../clauses/events.js'
import { stacking } from '../../clauses/forces.js'

/** What becomes of a Capability gained in Phase II without a friendly Cell on the map? */
export const capabilityWithoutACell = question('capabilityWithoutACell', {
  asks: 'What becomes of a Capability gained in Phase II without a friendly Cell on the map?',
  kind: 'gap',
  clauses: [capabilities.phaseTwoOnMap, capabilities.toCapabilitiesBox, capabilities.notAlone, stacking.withoutCell],
  readings: {
    'in the box': 'The marker stays in the Capabilities box.',
    removed: 'The marker is removed: without a Cell it cannot be.',
  },
  usual: 'in the box',
  because: 'The marker is put into the box first, and only what goes to the map needs a Cell.',
})
