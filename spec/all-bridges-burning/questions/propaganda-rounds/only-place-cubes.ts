/**
 * Do the Moderates do nothing in Agitation but place cubes?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { agitation } from '../../clauses/propaganda-rounds.js'

/** Do the Moderates do nothing in Agitation but place cubes? */
export const onlyPlaceCubes = question('onlyPlaceCubes', {
  asks: 'Do the Moderates do nothing in Agitation but place cubes?',
  kind: 'slip',
  clauses: [
    agitation.cubesModeratesOnly,
    agitation.moderatesShift,
    agitation.moderatesPolarization,
    agitation.moderatesNetwork,
  ],
  readings: {
    'only the Moderates': 'The Moderates alone place cubes; they have their other options besides.',
    'only cubes': 'The Moderates place cubes and do nothing else.',
  },
  usual: 'only the Moderates',
  because: 'The list gives the Moderates three more options; the lead has the word only in the wrong place.',
})
