/**
 * What becomes of Capability markers that no space can take in the Red Revolt?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { stacking } from '../../clauses/forces.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** What becomes of Capability markers that no space can take in the Red Revolt? */
export const markersWithoutPlace = question('markersWithoutPlace', {
  asks: 'What becomes of Capability markers that no space can take in the Red Revolt?',
  clauses: [redRevolt.capabilities, redRevolt.senateOthersLine, stacking.capabilityCell, stacking.withoutCell],
  readings: {
    'stay in the box': 'They stay in the Capabilities box.',
    removed: 'They are removed, like any marker without a friendly Cell.',
  },
  usual: 'stay in the box',
  because: 'The markers that are removed without a Cell are those on the map.',
  kind: 'gap',
})
