/**
 * Do Non-player Moderates Message a fourth Cell away from the Personality?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesMessageCard62, moderatesMessageCard63 } from '../../../clauses/non-players/moderates-messages.js'

/** Do Non-player Moderates Message a fourth Cell away from the Personality? */
export const messageSurplus = question('messageSurplus', {
  asks: 'Where more than three Moderates Cells are with the Personality, does the priority for exactly three move some away?',
  clauses: [moderatesMessageCard62.personality, moderatesMessageCard63.personality],
  readings: {
    'they may stay': 'No: it brings Cells there, up to three.',
    'they leave': 'Yes, until three are left, to any space.',
  },
  usual: 'they may stay',
  because: 'Nothing tells where a fourth Cell would go, and later priorities have it to draw on.',
})
