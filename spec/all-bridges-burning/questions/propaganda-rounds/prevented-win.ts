/**
 * Does a Power that prevents one Faction from winning keep the game from ending for another that passes?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { victoryPhase } from '../../clauses/propaganda-rounds.js'

/** Does a Power that prevents one Faction from winning keep the game from ending for another that passes? */
export const preventedWin = question('preventedWin', {
  asks: 'Does a Power that prevents one Faction from winning keep the game from ending for another that passes?',
  clauses: [victoryPhase.powerPrevents, victoryPhase.endsOnWin, victoryPhase.severalMayWin],
  readings: {
    'its friend alone': 'Each Faction passes, or is prevented, for itself.',
    'the end': 'The game goes on while any Faction that has reached its total is prevented.',
  },
  usual: 'its friend alone',
  because: '7.2 makes Vassalage a condition of the Faction that the Power is a friend of.',
})
