/**
 * Which Russians are compared with Vassalage: those on the map, or those in the Available box as well?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { powers } from '../../clauses/propaganda-rounds.js'
import { vassalage } from '../../clauses/tracks.js'

/** Which Russians are compared with Vassalage: those on the map, or those in the Available box as well? */
export const russiansCounted = question('russiansCounted', {
  asks: 'Which Russians are compared with Vassalage: those on the map, or those in the Available box as well?',
  clauses: [powers.matchVassalage, vassalage.match],
  readings: {
    map: 'Only Russians on the map are counted.',
    'map and box': 'Russians on the map and in their box are counted.',
  },
  usual: 'map',
  because: '1.9 speaks of the number on the map, and Russians are placed straight on it.',
})
