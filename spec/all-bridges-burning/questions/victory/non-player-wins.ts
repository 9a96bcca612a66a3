/**
 * Has a Non-player won that passes a victory check while the player has the higher margin?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { nonPlayerVictory, onePlayerVictory } from '../../clauses/non-players/random-spaces.js'
import { victoryPhase } from '../../clauses/propaganda-rounds.js'
import { finalVictory, ranking } from '../../clauses/victory.js'

/** Has a Non-player won that passes a victory check while the player has the higher margin? */
export const nonPlayerWins = question('nonPlayerWins', {
  asks: 'Has a Non-player won that passes a victory check while the player, who plays alone, has the higher margin?',
  clauses: [
    onePlayerVictory.noNonPlayerWins,
    nonPlayerVictory.highestNonPlayer,
    victoryPhase.endsOnWin,
    finalVictory.onlyWithoutCheckWin,
    ranking.highestFirst,
  ],
  readings: {
    'by passing': 'Yes: to pass the check is to win; the player fails, and the Non-player with the higher margin wins.',
    'by first place': 'No: the game ends and the Factions are ranked; the player is first and succeeds.',
  },
  usual: 'by passing',
  because: '6.1 and 7.3 call it a win when a Faction passes the check, and 8.7.1 then compares Non-players only.',
})
