/**
 * May the Reds do neither of the two things that the Red Revolt offers them?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** May the Reds do neither of the two things that the Red Revolt offers them? */
export const revoltChoice = question('revoltChoice', {
  asks: 'May the Reds do neither of the two things that the Red Revolt offers them?',
  clauses: [redRevolt.redsChoice],
  readings: {
    'may decline': 'The Reds may do neither.',
    'must choose': 'The Reds must do one of the two, if able.',
  },
  usual: 'may decline',
  because: 'The sentence says may.',
})
