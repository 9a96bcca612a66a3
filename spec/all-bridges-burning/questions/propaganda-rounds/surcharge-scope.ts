/**
 * Which uses of a space carry the extra cost of Resolved Issues?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { agitationCost } from '../../clauses/propaganda-rounds.js'

/** Which uses of a space carry the extra cost of Resolved Issues? */
export const surchargeScope = question('surchargeScope', {
  asks: 'Which uses of a space carry the extra cost of Resolved Issues?',
  clauses: [agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound],
  readings: {
    shifts: 'Only Agitation proper, which shifts Support or Opposition.',
    'every use': 'Whatever the Reds or the Senate do first in this phase.',
  },
  usual: 'shifts',
  because: 'The lists of options keep the word Agitate for shifting.',
})
