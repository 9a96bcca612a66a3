/**
 * A question: when a Power wins the game.
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { finalVictory, victoryConditions } from '../../clauses/victory.js'

/** Does a Power win only with Vassalage and Polarization above five, or whenever no Faction has a positive margin? */
export const powerWins = question('powerWins', {
  asks: 'Does a Power win only with Vassalage and Polarization above five, or whenever no Faction has a positive margin?',
  clauses: [victoryConditions.powersWin, victoryConditions.powerWinNote, finalVictory.orPower],
  readings: {
    'above five': 'A Power whose Vassalage and Polarization are five or less together does not win.',
    always: 'The Power with more Vassalage wins whenever no Faction has a margin above zero.',
  },
  usual: 'above five',
  because: 'The bullet of 7.2 gives the condition; the note that leaves it out only tells when the game can end so.',
})
