/**
 * Which are the two spaces with the largest Senate groups?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { commandsInGeneral } from '../../../clauses/commands/general.js'
import { readingCards } from '../../../clauses/non-players/cards.js'
import { senateRallyCard55 } from '../../../clauses/non-players/senate.js'

/** Which are the two spaces with the largest Senate groups? */
export const largestGroups = question('largestGroups', {
  asks: 'Is a space in which the Senate has Rallied already one of the two with the largest Senate groups?',
  clauses: [senateRallyCard55.cellsLargest, commandsInGeneral.onceEach, readingCards.maximumExtent],
  readings: {
    'of those left': 'No: two more spaces are selected, those with the largest groups that are left.',
    'of all': 'Yes: only those of the two largest groups of all are selected that have not been before.',
  },
  usual: 'of those left',
  because: 'The part has the Senate Rally in two spaces, as far as it can.',
})
