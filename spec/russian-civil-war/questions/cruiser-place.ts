/**
 * Is the cruiser put into zone 12 if units of the Central Powers are there?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { sovietUnits } from '../clauses/revolution-phase.js'
import { sovietShips } from '../clauses/soviet-republic.js'

/** Is the cruiser put into zone 12 if units of the Central Powers are there? */
export const cruiserPlace = question('cruiserPlace', {
  asks: 'Is the cruiser put into zone 12 if units of the Central Powers are there?',
  clauses: [sovietUnits.cruiser, sovietShips.noEnd],
  readings: {
    'all the same': 'Yes: to be placed is no movement.',
    'not beside Central Powers': 'No: it may not end there, so there is no cruiser.',
  },
  usual: 'all the same',
  because: 'The step has no condition, and the prohibition speaks of the end of a movement.',
})
