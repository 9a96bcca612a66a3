/**
 * Can a Retreat lead into an empty unfriendly city?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { retreat } from '../clauses/attack.js'

/** Can a Retreat lead into an empty unfriendly city? */
export const retreatIntoCity = question('retreatIntoCity', {
  asks: 'Can a Retreat lead into an empty unfriendly city?',
  clauses: [retreat.notNextToCities, retreat.noSafeSquare],
  readings: {
    no: 'Such a city is no safe square.',
    yes: 'Only squares next to one are forbidden.',
  },
  usual: 'no',
  because: 'The text calls the squares that it allows safe.',
})
