/**
 * How many Reds Cells go by Train where fewer than four are there, or three would cost Control?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsAttackCard } from '../../../clauses/non-players/reds-in-war.js'

/** How many Reds Cells go by Train where fewer than four are there, or three would cost Control? */
export const redsTrainGroups = question('redsTrainGroups', {
  asks: 'The card for Reds Attack selects groups with a Train whatever their size: must exactly three Cells go by it, or up to three?',
  clauses: [
    redsAttackCard.trainGroups,
    redsAttackCard.selectCapability,
    redsAttackCard.oneStays,
    redsAttackCard.keepControl,
  ],
  readings: {
    three: 'A group by Train has three Cells; where so many cannot go, none does.',
    'up to three': 'Fewer go where three are not there, or would cost the Reds the Control.',
  },
  usual: 'three',
  because: 'The Preliminaries form groups of three, without a word of fewer.',
})
