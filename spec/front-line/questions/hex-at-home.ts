/**
 * Does a purple hex in the own country give a point?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { occupationPoints } from '../clauses/overview.js'

/** Does a purple hex in the own country give a point? */
export const hexAtHome = question('hexAtHome', {
  asks: 'Does a purple hex in the own country give a point?',
  clauses: [occupationPoints.purpleHexes, occupationPoints.notAtHome],
  readings: {
    no: 'No square of the own country gives points.',
    yes: 'A purple hex gives its point to whoever is there.',
  },
  usual: 'no',
  because: 'What is said of squares at home has no exception; our boards have both hexes in the neutral area.',
})
