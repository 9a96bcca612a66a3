/**
 * For what does the Reset Phase make ready: the next card, or the next Campaign?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { glossary } from '../../clauses/glossary.js'
import { resetPhase } from '../../clauses/propaganda-rounds.js'

/** For what does the Reset Phase make ready: the next card, or the next Campaign? */
export const readyForWhat = question('readyForWhat', {
  asks: 'For what does the Reset Phase make ready: the next card, or the next Campaign?',
  kind: 'slip',
  clauses: [glossary.reset, resetPhase.prepareCampaign],
  readings: {
    'the next Campaign': 'The next Campaign, as 6.5 says.',
    'the next card': 'The next card, as the Index says.',
  },
  usual: 'the next Campaign',
  because: '6.5 is the section, and its steps come once in a Campaign.',
  editorial: 'The next card is the first one of the next Campaign.',
})
