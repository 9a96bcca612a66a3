/**
 * What makes one space closer to Vaasa than another?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { adjacency } from '../../clauses/introduction.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** What makes one space closer to Vaasa than another? */
export const closestSpace = question('closestSpace', {
  asks: 'What makes one space closer to Vaasa than another?',
  kind: 'gap',
  clauses: [redRevolt.jaegerNearest, redRevolt.jaegerTie, adjacency.touching],
  readings: {
    'fewer borders': 'Fewer borders lie between.',
    'a shorter way': 'It is less far on the printed map.',
  },
  usual: 'fewer borders',
  because:
    'Adjacency is all that the rules say of how spaces lie to each other, and a tie between candidates is expected.',
  editorial: 'The map has spaces and borders, and no distances besides.',
})
