/**
 * Does the limit of a Rally card go above the limit that Polarization sets?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { rally } from '../../../clauses/commands/rally.js'
import { nonPlayerExceptions } from '../../../clauses/non-players/general.js'
import { redsRallyCard } from '../../../clauses/non-players/reds.js'
import { senateRallyCard54, senateRallyCard55 } from '../../../clauses/non-players/senate.js'

/** Does the limit of a Rally card go above the limit that Polarization sets? */
export const cardRallyLimit = question('cardRallyLimit', {
  asks: 'Do Non-player Reds and Senate Rally in three spaces while Polarization is lower than that?',
  clauses: [
    redsRallyCard.upToThree,
    redsRallyCard.cellsUntilThree,
    senateRallyCard54.upToThree,
    senateRallyCard54.cellsUntilThree,
    senateRallyCard55.upToThree,
    rally.upToPolarization,
    rally.alwaysTwo,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    both: 'No: in no more spaces than Polarization allows, and in three at the most.',
    'the card': 'Yes: until the three spaces of the card are reached, whatever Polarization is.',
  },
  usual: 'both',
  because: 'The limit of Polarization is not among the exceptions of 8.1.3, and three is named as a most.',
})
