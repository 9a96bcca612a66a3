/**
 * Where do the Senate Cells go that the Reds remove in the Red Revolt?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** Where do the Senate Cells go that the Reds remove in the Red Revolt? */
export const clearedCells = question('clearedCells', {
  asks: 'Where do the Senate Cells go that the Reds remove in the Red Revolt?',
  clauses: [redRevolt.clearTownCells, availability.offMap],
  readings: {
    Available: 'Into the Available Forces box of the Senate.',
    'Prisoners of War': 'Into the Prisoners of War box, as in the fights that follow.',
  },
  usual: 'Available',
  because: 'Pieces off the map wait in their Available box; into Prison go only those that an Attack sends there.',
  kind: 'gap',
})
