/**
 * How is a game of three Non-players won?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { nonPlayers } from '../../clauses/non-players/general.js'
import { nonPlayerVictory } from '../../clauses/non-players/random-spaces.js'
import { setup } from '../../clauses/setup.js'

/** How is a game of three Non-players won? */
export const nobodyPlays = question('nobodyPlays', {
  asks: 'By which rules is a game won in which all three Factions are Non-players?',
  kind: 'gap',
  clauses: [nonPlayers.fewPlayers, nonPlayerVictory.highestNonPlayer, nonPlayerVictory.twoPlayers, setup.nonPlayers],
  readings: {
    'base rules': 'By chapter 7, as with two players or three.',
    'the best Non-player': 'By 8.7.1: the highest margin wins, whatever the Powers have come to.',
  },
  usual: 'base rules',
  because: 'Setup allows such a game and 8.7 does not speak of it; where chapter 8 says nothing the base rules hold.',
})
