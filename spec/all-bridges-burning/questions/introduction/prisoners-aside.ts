/**
 * Are Prisoners of War Out of Play?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'
import { glossary } from '../../clauses/glossary.js'

/** Are Prisoners of War Out of Play? */
export const prisonersAside = question('prisonersAside', {
  asks: 'Are Prisoners of War Out of Play?',
  kind: 'slip',
  clauses: [availability.offMap, glossary.outOfPlay, glossary.prisonersOfWar],
  readings: {
    'in a box of their own': 'No: they are in the Prisoners of War box, which 1.4.2 forgets.',
    'Out of Play': 'Yes: they are set aside, not on the map and not Available.',
  },
  usual: 'in a box of their own',
  because: 'The Index tells Prisoners of War from Out of Play where it says what to remove is.',
  editorial: 'What comes back from Out of Play comes by rules that tell its number, and Prisoners come back by 6.5.1.',
})
