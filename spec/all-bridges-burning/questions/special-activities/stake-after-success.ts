/**
 * Are the Resources of a Success Roll lost when it succeeds, too?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { foreignRelations } from '../../clauses/special-activities/reds-and-senate.js'

/** Are the Resources of a Success Roll lost when it succeeds, too? */
export const stakeAfterSuccess = question('stakeAfterSuccess', {
  asks: 'Are the Resources of a Success Roll lost when it succeeds, too?',
  clauses: [foreignRelations.spend, foreignRelations.success, foreignRelations.forfeited],
  readings: {
    spent: 'Yes: they are spent before the roll.',
    returned: 'No: only a failure forfeits them, so a success gives them back.',
  },
  usual: 'spent',
  because: 'Resources are spent to set the Target Value; that a failure forfeits them adds nothing to that.',
})
