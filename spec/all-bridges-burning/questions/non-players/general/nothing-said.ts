/**
 * What does a Non-player do with something optional of which no instruction speaks, outside of Events?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { freeNonPlayerActions as clauses } from '../../../clauses/non-players/general.js'

/** What does a Non-player do with something optional of which no instruction speaks, outside of Events? */
export const nothingSaid = question('nothingSaid', {
  asks: 'What does a Non-player do with something optional of which no instruction speaks, outside of Events?',
  clauses: [clauses.atRandom],
  kind: 'gap',
  readings: {
    declines: 'It leaves it.',
    chance: 'Chance decides whether it does that, and which.',
  },
  usual: 'declines',
  because:
    'It does what its cards and the sheets tell it to do; chance is called upon for Events and among equal candidates only.',
})
