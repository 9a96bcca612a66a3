import { question } from '../../../src/kernel/question.js'
import { vassalage } from '../clauses/introduction.js'
import { powers } from '../clauses/propaganda-rounds.js'

/** Which Troops are compared with Vassalage: those on the map, or those in the Available box as well? */
export const troopsCounted = question('troopsCounted', {
  asks: 'Which Troops are compared with Vassalage: those on the map, or those in the Available box as well?',
  clauses: [powers.matchVassalage, vassalage.match],
  readings: {
    'map and box': "Troops on the map and in the Power's box are counted.",
    map: 'Only Troops on the map are counted.',
  },
  usual: 'map and box',
  because: 'Germans are placed into their box, so a count of the map alone would place them again and again.',
})
