/**
 * May the Moderates use News by Personality when no cube is Available?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'
import { personality } from '../../clauses/special-activities/moderates.js'

/** May the Moderates use News by Personality when no cube is Available? */
export const newsWithoutACube = question('newsWithoutACube', {
  asks: 'May the Moderates use News by Personality when no cube is Available?',
  kind: 'gap',
  clauses: [personality.discardNews, personality.newsCube, personality.thenOne, availability.onlyAvailable],
  readings: {
    allowed: 'They may: the cube is left out, and the roll follows.',
    'cube needed': 'They may not: the News is discarded to place a cube.',
  },
  usual: 'allowed',
  because:
    'What follows hangs on the News being discarded, not on the cube; 1.4.2 ignores a placing that is not possible.',
})
