/**
 * May the Reds discard News after the free Limited Command of the Red Revolt?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { limitedCommand, redRevolt } from '../../clauses/sequence-of-play.js'

/** May the Reds discard News after the free Limited Command of the Red Revolt? */
export const newsAfterRevolt = question('newsAfterRevolt', {
  asks: 'May the Reds discard News after the free Limited Command of the Red Revolt?',
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra, redRevolt.rallyLimited],
  readings: {
    no: 'No: the steps of the Revolt go on.',
    yes: 'Yes: an additional Limited Command follows it as any other.',
  },
  usual: 'no',
  because:
    'The Revolt has four steps that follow each other, and what is discarded in them is not among them; 2.2.4 speaks of what a Faction does in its turn.',
  kind: 'gap',
})
