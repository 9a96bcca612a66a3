/**
 * On which Industry does a player build?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { build } from '../clauses/missions.js'

/** On which Industry does a player build? */
export const whereBuilt = question('whereBuilt', {
  asks: 'On which Industry does a player build?',
  clauses: [build.ownIndustry],
  readings: {
    'own country': 'On that of the own country only.',
    'any controlled': 'On a captured one as well.',
  },
  usual: 'own country',
  because: 'Page 4, para 9 speaks of your Industry, and Industry chits are granted for the city of the own country.',
})
