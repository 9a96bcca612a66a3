/**
 * Must the Reds and the Senate place their Capability markers in the Red Revolt, or may they keep some?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** Must the Reds and the Senate place their Capability markers in the Red Revolt, or may they keep some? */
export const capabilityPlacing = question('capabilityPlacing', {
  asks: 'Must the Reds and the Senate place their Capability markers in the Red Revolt, or may they keep some?',
  clauses: [redRevolt.capabilities],
  readings: {
    must: 'Every marker that can be placed is placed.',
    may: 'Either side may keep markers in the box.',
  },
  usual: 'must',
  because: 'The step says that they place them; may is said of where, not of whether.',
})
