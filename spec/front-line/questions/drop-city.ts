/**
 * Must the city near which paratroops land be friendly?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { paratroop } from '../clauses/missions.js'

/** Must the city near which paratroops land be friendly? */
export const dropCity = question('dropCity', {
  asks: 'Must the city near which paratroops land be friendly?',
  clauses: [paratroop.near],
  readings: {
    friendly: 'Friendly goes with the unit and with the city.',
    any: 'Friendly goes with the unit only.',
  },
  usual: 'friendly',
  because: 'One adjective before both nouns.',
})
