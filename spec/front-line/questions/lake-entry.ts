/**
 * Can a water square be entered other than by a Move?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { lakeNogo } from '../clauses/end.js'

/** Can a water square be entered other than by a Move? */
export const lakeEntry = question('lakeEntry', {
  asks: 'Can a water square be entered other than by a Move?',
  clauses: [lakeNogo.impassable],
  readings: {
    never: 'Nothing enters it: not a Maneuver, not a Retreat, not paratroops.',
    'by no Move': 'Only Moves are kept out.',
  },
  usual: 'never',
  because: 'The squares are called impassable.',
})
