/** page 12, Appendix 3: who is a Non-player, and the cards that are taken out. @module */
import { forbid, informative, permission, prohibition, range, rule, view } from 'rulewright/book'
import { section } from './section.js'
import { FACTIONS } from './vocabulary.js'

export const nonPlayers = section('nonPlayers', 'page 12, Appendix 3, para 1', 'Rules for Non-player factions', {
  count: permission('Non-players can take the place of one player, or of two.', {
    status: informative('agreed before the game'),
  }),
  notAll: prohibition('They do not take the place of all three.'),
})

export const removedCards = section('removedCards', 'page 12, Appendix 3, para 2', 'Cards that are removed', {
  anarchists: rule('Guerrillas and Iron Column leave the deck of Anarchists whom nobody plays.'),
  moderates: rule('Publicize Fascist War Crimes leaves the deck of Moderates whom nobody plays.'),
})

/** What stands at the door of a game. */
export const mayNotBeginGame = forbid(
  'A game: may not begin',
  view({ nonPlayers: range(0, FACTIONS.length, 'factions that nobody plays') }),
  (bar) => [bar(nonPlayers.notAll, { nonPlayers: FACTIONS.length })],
)
