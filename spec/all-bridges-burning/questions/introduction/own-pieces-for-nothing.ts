/**
 * May a Faction take own pieces off the map in its action without being about to place any?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'

/** May a Faction take own pieces off the map in its action without being about to place any? */
export const ownPiecesForNothing = question('ownPiecesForNothing', {
  asks: 'May a Faction take own pieces off the map in its action without being about to place any?',
  clauses: [
    availability.ownPieces,
    availability.ownPersonality,
    availability.onlyAvailable,
    availability.ownPiecesExample,
  ],
  readings: {
    'in placing': 'No: it may do so where it is about to place such pieces, and only there.',
    'for nothing':
      'Yes: whoever executes a Command, a Special Activity or an Event may, as it begins, take off any pieces of its own.',
  },
  usual: 'in placing',
  because: 'The words are an exception to what may be placed, and their example takes Cells in order to place them.',
})
