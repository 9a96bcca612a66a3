/**
 * Is a full Command a Limited one if it is executed in one space and without a Special Activity?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'
import { limitedCommand, options } from '../../clauses/sequence-of-play.js'

/** Is a full Command a Limited one if it is executed in one space and without a Special Activity? */
export const limitedInFact = question('limitedInFact', {
  asks: 'May News be discarded after a full Command of a player that came to one space and had no Special Activity?',
  clauses: [
    limitedCommand.oneSpace,
    limitedCommand.noSpecialActivity,
    limitedCommand.newsDiscard,
    message.limitedExtra,
    options.firstCommand,
  ],
  readings: {
    'as chosen': 'No: the box that the player has taken tells which of the two it is.',
    'in fact': 'Yes: a Command in just one space without a Special Activity is a Limited Command.',
  },
  usual: 'as chosen',
  because:
    '2.2.3 has the player choose between the two kinds; only of Non-players 8.2.4 says that what was done decides afterwards.',
})
