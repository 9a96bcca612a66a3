/**
 * From where do the Russians come that the Red Revolt places?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'
import { powers } from '../../clauses/propaganda-rounds.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** From where do the Russians come that the Red Revolt places? */
export const newRussians = question('newRussians', {
  asks: 'From where do the Russians come that the Red Revolt places?',
  kind: 'gap',
  clauses: [redRevolt.russianPlace, redRevolt.russianLevel, powers.placeRussians, availability.onlyAvailable],
  readings: {
    'Out of Play': 'From Out of Play alone, as 6.5.3 says of Propaganda Rounds.',
    'Available as well': 'From Out of Play, and then from their Available box.',
  },
  usual: 'Out of Play',
  because: 'The Germans of the same step come from Out of Play, and so do all Russians of the Rounds that follow.',
})
