/**
 * What do Non-players bring close to 5 by removing own Active Cells?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsActivismCard50 } from '../../../clauses/non-players/reds.js'
import { senateActivismCard } from '../../../clauses/non-players/senate.js'

/** What do Non-players bring close to 5 by removing own Active Cells? */
export const differenceOfFive = question('differenceOfFive', {
  asks: 'Do Non-players that remove own Active Cells bring the difference of Polarization and Vassalage close to 5, or their sum?',
  kind: 'slip',
  clauses: [redsActivismCard50.removeTowardsFive, senateActivismCard.removeNumber],
  readings: {
    difference: 'The difference between Polarization and the Vassalage of the friendly Power.',
    sum: 'Polarization and that Vassalage together, which 7.2 compares with 5.',
  },
  usual: 'difference',
  because: 'The word is printed on both cards.',
})
