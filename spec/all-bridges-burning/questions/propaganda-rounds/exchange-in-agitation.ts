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
  ],
  readings: {
    refused: 'The exchange cannot be chosen.',
    removed: 'The Cells are removed and nothing takes their place, as 1.4.2 says.',
  },
  usual: 'refused',
  because:
    'In Agitation an option has to replace Cells with a disc; without one there is nothing to spend the Resource on.',
})
