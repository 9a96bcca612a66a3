/**
 * Who places units first?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { placement } from '../clauses/setup.js'

/** Who places units first? */
export const placementOrder = question('placementOrder', {
  asks: 'Who places units first?',
  clauses: [placement.ownCountry, placement.rest],
  readings: {
    'Red first': 'Red places all units, then Green.',
    'Green first': 'Green places all units, then Red.',
  },
  usual: 'Red first',
  because: 'The text does not say; Red is named first.',
})
