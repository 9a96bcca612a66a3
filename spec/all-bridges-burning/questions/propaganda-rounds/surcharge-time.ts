/**
 * When is the extra cost of Resolved Issues paid: with the choice of the space, or with the first level that is shifted?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { agitationCost } from '../../clauses/propaganda-rounds.js'

/** When is the extra cost of Resolved Issues paid: with the choice of the space, or with the first level that is shifted? */
export const surchargeTime = question('surchargeTime', {
  asks: 'When is the extra cost of Resolved Issues paid: with the choice of the space, or with the first level that is shifted?',
  clauses: [agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound, agitationCost.inActivism],
  readings: {
    'with the space': 'With the space, also where nothing but Terror is then removed.',
    'with the shift': 'With the first level; whoever only removes Terror does not pay it.',
  },
  usual: 'with the space',
  because:
    '6.2.1 ties the cost to the first selected space, and its example adds it to the Resource for selecting one.',
})
