/**
 * Which Terror must the Senate remove before it lowers Polarization: in the space it uses, or in all its eligible spaces?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { agitation } from '../../clauses/propaganda-rounds.js'

/** Which Terror must the Senate remove before it lowers Polarization: in the space it uses, or in all its eligible spaces? */
export const senateTerror = question('senateTerror', {
  asks: 'Which Terror must the Senate remove before it lowers Polarization: in the space it uses, or in all its eligible spaces?',
  clauses: [agitation.senatePolarizationTerror, agitation.terrorFirst],
  readings: {
    'used space': 'The Terror in the space that is used.',
    'all eligible spaces': 'All Terror in every space in which the Senate could act.',
  },
  usual: 'used space',
  because: 'The bullet says all Terror and names no space; the lead of 6.4.2 asks that no Terror is left in the space.',
})
