/**
 * Does a victory check end the game of somebody who plays alone, if only the player passes it?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { onePlayerVictory } from '../../clauses/non-players/random-spaces.js'
import { victoryPhase } from '../../clauses/propaganda-rounds.js'

/** Does a victory check end the game of somebody who plays alone, if only the player passes it? */
export const loneCheck = question('loneCheck', {
  asks: 'Does a victory check end the game of somebody who plays alone, if only the player passes it?',
  clauses: [onePlayerVictory.highestAtEnd, victoryPhase.endsOnWin],
  readings: {
    'plays on': 'No: the game goes on, and the player succeeds, or does not, when the last Propaganda Round is over.',
    ends: 'Yes: as in any game; the player succeeds if nobody has a higher margin.',
  },
  usual: 'plays on',
  because:
    '8.7 names the conditions of such a game, and one of them can only be met after the last Round; for two players 8.7.1 returns to chapter 7, for one it does not.',
})
