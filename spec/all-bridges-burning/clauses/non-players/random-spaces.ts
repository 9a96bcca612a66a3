/**
 * 8.6 and 8.7: Random Spaces and One-Player Victory.
 *
 * @module
 */
import { informative, note, rule, section } from '../../../../src/kernel/clause.js'

/** 8.6 Random Spaces */
export const randomSpaces = section('randomSpaces', '8.6', 'Random Spaces', {
  equalPriority: rule('Chance selects one of several Provinces or Towns that are equal candidates for a Non-player.'),
  anyAction: rule('So it is for a Command, for a Special Activity and for an Event.'),
  sheet: rule('The Random Spaces Map sheet is the means by which chance selects.'),
  simpleDie: note('Between few candidates a roll of a die does as well.', {
    status: informative('another means for the same choice'),
  }),
})

/** 8.7 One-Player Victory */
export const onePlayerVictory = section('onePlayerVictory', '8.7', 'One-Player Victory', {
  oneFaction: rule('Somebody who plays alone has one Faction, whichever is wanted.'),
  againstTwo: rule('Both other Factions are then Non-players.'),
  noNonPlayerWins: rule('The player fails if a Non-player wins in any of the Propaganda Rounds.'),
  highestAtEnd: rule('After the last of these Rounds the player also needs the highest victory margin.'),
})

/** 8.7.1 Non-player Victory */
export const nonPlayerVictory = section('nonPlayerVictory', '8.7.1', 'Non-player Victory', {
  highestNonPlayer: rule('If the player fails, the winner is whichever Non-player has the higher victory margin.'),
  ties: rule('A tie between them is broken as always.', { see: ['7.1'] }),
  twoPlayers: rule('With two players and one Non-player, victory is a matter of the base rules.', {
    see: ['7.0'],
  }),
})
