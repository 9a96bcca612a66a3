/**
 * Who wins a game of one player that would be a Power's by chapter 7?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { nonPlayerVictory, onePlayerVictory } from '../../clauses/non-players/random-spaces.js'
import { finalVictory, victoryConditions } from '../../clauses/victory.js'

/** Who wins a game of one player that would be a Power's, or nobody's, by chapter 7? */
export const powerAgainstOne = question('powerAgainstOne', {
  asks: 'Who wins the game of somebody who plays alone if by chapter 7 a Power wins it, or nobody for their equal Vassalage?',
  clauses: [
    onePlayerVictory.highestAtEnd,
    nonPlayerVictory.highestNonPlayer,
    victoryConditions.powersWin,
    finalVictory.orPower,
  ],
  readings: {
    'the Power': 'The Power, or nobody: the player fails, and no Non-player wins.',
    'the best Non-player': 'The Non-player with the higher margin: the player has failed.',
    'the highest margin': 'The player, whose margin is the highest, else the best Non-player: 8.7 counts margins only.',
  },
  usual: 'the Power',
  because: '8.7 says what the player must do, not that nothing else is needed; it takes nothing from 7.2 and 7.3.',
})
