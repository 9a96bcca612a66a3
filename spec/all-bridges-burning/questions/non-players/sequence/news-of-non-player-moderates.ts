/**
 * Do Non-player Moderates spend News for a Limited Command?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'
import { limitedCommand } from '../../../clauses/sequence-of-play.js'

/** Do Non-player Moderates spend News for a Limited Command? */
export const newsOfNonPlayerModerates = question('newsOfNonPlayerModerates', {
  asks: 'Do Non-player Moderates, too, spend News after a Limited Command to execute another?',
  clauses: [nonPlayerOptions.news, limitedCommand.newsDiscard],
  readings: {
    no: 'No: the step applies 3.3.2, where News means that for the Reds and the Senate only.',
    yes: 'Yes: the step speaks of every Non-player Faction that holds News.',
  },
  usual: 'no',
  because: 'The step points to 3.3.2, which gives the Moderates another use of News, and 8.1.3 lists no exception.',
})
