/**
 * May News be discarded for an additional Limited Command that could not be executed?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { limitedCommand } from '../../clauses/sequence-of-play.js'

/** May News be discarded for an additional Limited Command that could not be executed? */
export const newsInVain = question('newsInVain', {
  asks: 'May News be discarded for an additional Limited Command that could not be executed?',
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra, commandsInGeneral.someSpaceOrPieces],
  readings: {
    'it may': 'Yes: it is gone then, and nothing follows.',
    'must be able': 'No: without a Command to execute the News stays.',
  },
  usual: 'it may',
  because: 'The discard is a right of its own, and that a Command follows is said after it, without a condition.',
})
