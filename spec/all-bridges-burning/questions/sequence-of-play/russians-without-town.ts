/**
 * Where do Russians go in the Red Revolt when no Town holds Reds pieces?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { powers } from '../../clauses/propaganda-rounds.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** Where do Russians go in the Red Revolt when no Town holds Reds pieces? */
export const russiansWithoutTown = question('russiansWithoutTown', {
  asks: 'Where do Russians go in the Red Revolt when no Town holds Reds pieces?',
  clauses: [redRevolt.russianPlace, redRevolt.russianRandomTown, powers.noTownNoRussians],
  readings: {
    nowhere: 'None are placed, as 6.5.3 says of Propaganda Rounds.',
    'any Town': 'Into a random Town.',
  },
  usual: 'nowhere',
  because: 'The Town to be drawn is one with Reds pieces, and without one the step cannot be carried out.',
  kind: 'gap',
})
