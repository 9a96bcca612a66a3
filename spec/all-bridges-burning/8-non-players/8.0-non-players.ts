/** 8.0 Non-Players to 8.1.1 Non-player Decks. @module */

import { exception, flag, forbid, informative, leftToComponent, note, permission, rule, view } from 'rulewright/book'
import { OVERVIEW, SHOWN } from '../reasons.js'
import { section } from '../section.js'

export const nonPlayers = section('nonPlayers', '8.0', 'Non-Players', {
  scope: rule('This chapter acts for each Faction that no player represents.'),
  fewPlayers: rule('Non-players fill the seats of a game with one player or with two.'),
  playbook: note('Worked examples of Non-players stand in the Playbook, from page 21 on.', {
    status: leftToComponent('the Playbook'),
  }),
  ownDecks: note('Most COIN games before this one run their Non-players otherwise than by small decks of cards.', {
    status: informative('a comparison with other games; the sections on decks and cards decide'),
  }),
  ownSequence: rule('A Non-player whose turn it is acts by the Non-player Sequence of Play.', {
    see: ['8.1'],
  }),
  cardOrOther: note('That sequence uses a drawn Non-player card at some steps and does without one at others.', {
    see: ['8.1'],
    status: OVERVIEW,
  }),
  readVictory: note('Somebody who plays alone has conditions of victory to read before the start.', { see: ['8.7'] }),
  notSelfish: note('What a Non-player does may help or hurt the others, and need not be best for itself.'),
})

export const nonPlayerSequence = section('nonPlayerSequence', '8.1', 'Non-Player Sequence of Play', {
  usualSetup: rule('A game with Non-players is set up like any other.', { see: ['2.1'] }),
  baseRules: rule('A game with Non-players is played by the base rules.'),
  exceptHere: exception('Where a section of this chapter differs from the base rules, it is followed instead.'),
})

export const nonPlayerDecks = section('nonPlayerDecks', '8.1.1', 'Non-player Decks', {
  eachItsOwn: rule('Every Non-player Faction begins with a deck of its own Non-player cards.', {
    see: ['8.2'],
  }),
  withinReach: rule('The decks of the Non-players lie apart, where they are easily reached.', { status: SHOWN }),
  leaveOutPhase: permission('Non-player cards of the Phase that is not being played can be taken out of the deck.', {
    see: ['2.4', '8.2.1'],
    status: informative('changes no result: in the other Phase the condition of such a card is never met'),
  }),
})

export const nonPlayer = flag('no player represents the Faction', 'a player represents the Faction')

export const mayNotBeginForNonPlayer = forbid('Non-players: may not begin', view({ nonPlayer }), (bar) => [
  bar([nonPlayers.scope, nonPlayers.ownSequence], { nonPlayer: false }),
])
