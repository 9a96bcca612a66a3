/**
 * Must an attacker enter a city that its target has left by a Retreat?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { displacement } from '../clauses/cities.js'
import { cardDieRolls } from '../clauses/set-up-cards.js'

/** Must an attacker enter a city that its target has left by a Retreat? */
export const cityRetreat = question('cityRetreat', {
  asks: 'Must an attacker enter a city that its target has left by a Retreat?',
  clauses: [displacement.mustEnterCity, cardDieRolls.retreatDisplacement],
  readings: {
    must: 'It must, as after a Blitz.',
    'stays out': 'A Retreat out of a city leaves no Displacement.',
  },
  usual: 'must',
  because: 'Page 4, para 4 and page 7, para 3 make it a duty, however the city was left.',
})
