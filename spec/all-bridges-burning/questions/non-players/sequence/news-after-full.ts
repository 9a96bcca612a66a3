/**
 * May News follow a full Command that came to no more than a Limited one?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { recordSteps } from '../../../clauses/non-players/cards.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'
import { limitedCommand } from '../../../clauses/sequence-of-play.js'

/** May News follow a full Command that came to no more than a Limited one? */
export const newsAfterFull = question('newsAfterFull', {
  asks: 'Does a Non-player spend News after a full Command that is recorded as a Limited Command?',
  clauses: [nonPlayerOptions.news, recordSteps.onlyLimited, limitedCommand.oneSpace],
  readings: {
    spent: 'Yes: a Command in one space without a Special Activity is a Limited Command.',
    kept: 'No: News goes with the second kind of turn in the fifth step, and this was the first kind.',
  },
  usual: 'spent',
  because: '2.2.4 says what a Limited Command is, and 8.2.4 says of such a turn that no more than one was executed.',
})
