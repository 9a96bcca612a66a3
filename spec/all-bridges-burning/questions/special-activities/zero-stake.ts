/**
 * May a Faction try to lower Vassalage without spending a Resource?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { foreignRelations } from '../../clauses/special-activities/reds-and-senate.js'

/** May a Faction try to lower Vassalage without spending a Resource? */
export const zeroStake = question('zeroStake', {
  asks: 'May a Faction try to lower Vassalage without spending a Resource?',
  clauses: [foreignRelations.spend, foreignRelations.target, foreignRelations.failure],
  readings: {
    allowed: 'Any number of Resources includes none; the Target Value stays at zero and the roll fails.',
    'at least one': 'At least one Resource must be spent on the attempt.',
  },
  usual: 'allowed',
  because: 'The text says any number and starts the Target Value at zero.',
})
