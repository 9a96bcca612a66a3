/**
 * Is a Faction that has no player of its own always a Non-player?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { factions } from '../../clauses/introduction.js'
import { setup } from '../../clauses/setup.js'

/** Is a Faction that has no player of its own always a Non-player? */
export const leftoverFactions = question('leftoverFactions', {
  asks: 'Is a Faction that has no player of its own always a Non-player?',
  clauses: [factions.leftover, factions.onePerPlayer, setup.nonPlayers],
  readings: {
    'a Non-player': 'Yes: each player has one Faction, and chapter 8 runs the rest.',
    'or a second one': 'No: it can be run so, but a player may as well have two Factions.',
  },
  usual: 'a Non-player',
  because: '1.3 gives each player one of the Factions, and names nothing but Non-players for those left over.',
  editorial: 'A seat is a Faction; which person sits there is no part of a game.',
})
