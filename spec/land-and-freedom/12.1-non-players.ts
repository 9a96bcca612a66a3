/** page 12, Appendix 3: who is a Non-player, and the cards that are taken out. @module */
import { informative, permission, rule } from 'rulewright/book'
import { section } from './section.js'

export const nonPlayers = section('nonPlayers', 'page 12, Appendix 3, para 1', 'Rules for Non-player factions', {
  count: permission('Non-players can take the place of one player, or of two.', {
    status: informative('agreed before the game; the rules play as many as they are given'),
  }),
})

export const removedCards = section('removedCards', 'page 12, Appendix 3, para 2', 'Cards that are removed', {
  anarchists: rule('Guerrillas and Iron Column leave the deck of Anarchists whom nobody plays.'),
  moderates: rule('Publicize Fascist War Crimes leaves the deck of Moderates whom nobody plays.'),
})
