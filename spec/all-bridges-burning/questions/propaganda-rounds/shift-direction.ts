/**
 * May the Senate and the Reds shift a space in either direction?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { agitation } from '../../clauses/propaganda-rounds.js'

/** May the Senate and the Reds shift a space in either direction? */
export const shiftDirection = question('shiftDirection', {
  asks: 'May the Senate and the Reds shift a space in either direction?',
  clauses: [agitation.senateShift, agitation.redsShift],
  readings: {
    either: 'Either direction is allowed.',
    'own side': 'The Senate shifts towards Support, the Reds towards Opposition.',
  },
  usual: 'either',
  because: 'Only the Moderates are given a direction.',
})
