/**
 * Which Germans are compared with Vassalage: those on the map, or those in the Available box as well?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { powers } from '../../clauses/propaganda-rounds.js'
import { vassalage } from '../../clauses/tracks.js'

/** Which Germans are compared with Vassalage: those on the map, or those in the Available box as well? */
export const germansCounted = question('germansCounted', {
  asks: 'Which Germans are compared with Vassalage: those on the map, or those in the Available box as well?',
  clauses: [powers.matchVassalage, vassalage.match],
  readings: {
    'map and box': 'Germans on the map and in their box are counted.',
    map: 'Only Germans on the map are counted.',
  },
  usual: 'map and box',
  because: 'Germans are placed into their box, so a count of the map alone would place them again and again.',
})
