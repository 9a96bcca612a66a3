/**
 * May own pieces be taken off the map while others of their type are Available?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'

/** May own pieces be taken off the map while others of their type are Available? */
export const ownPiecesWhen = question('ownPiecesWhen', {
  asks: 'May a Faction take own pieces off the map although enough others of their type are Available to be placed?',
  clauses: [availability.ownPieces, availability.ownPersonality, availability.noneAvailable],
  readings: {
    'when short': 'No: it may take as many as are missing for what is to be placed.',
    'at will': 'Yes: whenever it places pieces of a type, it may first take any of its own of that type.',
  },
  usual: 'when short',
  because: 'The words are an exception to the rule about pieces that are not Available, and their example has none.',
})
