/**
 * May the Moderates pass on the News of Cells that they take off the map themselves?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'
import { moderatesRally } from '../../clauses/commands/moderates-rally.js'
import { availability } from '../../clauses/forces.js'
import { agitation } from '../../clauses/propaganda-rounds.js'

/** May the Moderates pass on the News of Cells that they take off the map themselves? */
export const newsOfOwnCells = question('newsOfOwnCells', {
  asks:
    'When the Moderates take a Cell with News off the map, for a Network or to place it elsewhere, may they pass the ' +
    'News to another own Cell of the space?',
  clauses: [message.ownerTransfers, moderatesRally.network, agitation.moderatesNetworkTwoCells, availability.ownPieces],
  readings: {
    gone: 'They may not: the News is removed with the Cell that held it.',
    'passed on': 'They may, to a Cell there that holds none.',
  },
  usual: 'gone',
  because:
    'The sentence that lets the owner pass News on stands in the bullet on Terror, and here the Moderates choose ' +
    'themselves which Cells go.',
})
