/**
 * What becomes of two Cells that are to give way in Agitation when no Administration or Network is Available?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'
import { agitation } from '../../clauses/propaganda-rounds.js'

/** What becomes of two Cells that are to give way in Agitation when no Administration or Network is Available? */
export const exchangeInAgitation = question('exchangeInAgitation', {
  asks: 'What becomes of two Cells that are to give way in Agitation when no Administration or Network is Available?',
  kind: 'gap',
  clauses: [
    agitation.redsAdministrationTwoCells,
    agitation.moderatesNetworkTwoCells,
    availability.noneAvailable,
    availability.removeInstead,
    availability.ownPieces,
  ],
  readings: {
    refused: 'The exchange cannot be chosen.',
    removed: 'The Cells are removed and nothing takes their place, as 1.4.2 says.',
    'own disc':
      'The Faction may first take one of its own discs off the map, as in a Command; if it does not, the Cells are removed.',
  },
  usual: 'refused',
  because:
    'In Agitation an option has to replace Cells with a disc; without one there is nothing to spend the Resource on; own pieces are made Available in a Command, a Special Activity or an Event.',
})
