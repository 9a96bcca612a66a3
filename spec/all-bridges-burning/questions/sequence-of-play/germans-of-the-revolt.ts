/**
 * Do the Germans that are on the map or in their box already count for those that the Red Revolt places?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'
import { vassalage } from '../../clauses/tracks.js'

/** Do the Germans that are on the map or in their box already count for those that the Red Revolt places? */
export const germansOfTheRevolt = question('germansOfTheRevolt', {
  asks: 'Do the Germans that are on the map or in their box already count for those that the Red Revolt places?',
  clauses: [redRevolt.germanTroops, vassalage.match],
  readings: {
    'they count': 'Yes: Germans come until there are as many as their Vassalage says.',
    'as many more': 'No: as many as their Vassalage says come from Out of Play.',
  },
  usual: 'they count',
  because: '1.9 has the number of Troops match the level when the Red Revolt is played.',
})
