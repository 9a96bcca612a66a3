/**
 * Does a Non-player Activate its Cells evenly?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { activism } from '../../../clauses/commands/activism.js'
import { nonPlayerExceptions } from '../../../clauses/non-players/general.js'
import { redsActivismCard49, redsActivismCard50 } from '../../../clauses/non-players/reds.js'
import { senateActivismCard } from '../../../clauses/non-players/senate.js'

/** Does a Non-player Activate its Cells evenly? */
export const activateEvenly = question('activateEvenly', {
  asks: 'Do the nested priorities of the cards choose among spaces that still wait for their first Activated Cell, or among all?',
  kind: 'contradiction',
  clauses: [
    redsActivismCard49.activateSingle,
    redsActivismCard49.activateOppositionLast,
    redsActivismCard50.activateOppositionLast,
    senateActivismCard.activateLone,
    senateActivismCard.activateSupport,
    activism.evenly,
    nonPlayerExceptions.activismDie,
  ],
  readings: {
    evenly: 'Among those that wait: no second Cell of a space is Activated before.',
    'by the card': 'Among all: spaces that come last wait until no other has an Inactive Cell.',
  },
  usual: 'evenly',
  because: 'Only the die of Non-players is their own; 3.2.2 binds them in the rest.',
})
