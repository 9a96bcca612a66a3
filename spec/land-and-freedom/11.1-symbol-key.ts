/** page 11, Appendix 1: of what effects are made. @module */
import { among, component, definition, flag, forbid, one, question, view } from 'rulewright/book'
import { eventOfACard, uselessArea } from './6.1-player-cards.js'
import { losingHeroPoints } from './7.3-hero-points.js'
import { ownTriggers } from './9.1-tracks-and-triggers.js'
import { SHOWN } from './reasons.js'
import { section } from './section.js'

export const symbols = section('symbols', 'page 11, Appendix 1', 'Symbol Key', {
  factions: definition('There is a symbol for each faction: what follows is for its player.'),
  initiative: definition('A symbol means the Initiative player.'),
  government: definition('A symbol means the Government: its track, or the player who controls it.'),
  heroPoint: definition('A symbol is a Hero point, gained or lost.'),
  most: definition('A symbol means the player with most Hero points.'),
  mostGains: definition('Where it has a plus, that player gains a Hero point.'),
  mostLoses: definition('Where it has a minus, that player loses one.'),
  medallion: definition('A symbol is the claim to a Medallion.'),
  tracks: definition('Each of the five tracks has a symbol.'),
  strength: definition('+1 to a Front is a symbol.'),
  attack: definition('-1 to a Front is a symbol.'),
  success: component('Success and failure on the Fascist Test have symbols.', { status: SHOWN }),
  away: definition('A symbol moves the Government away from its center.'),
  towards: definition('A symbol moves the Government towards its center.'),
  card: definition('A symbol draws a card.'),
  moraleOff: definition('A symbol turns the Morale Bonus off.'),
  moraleOn: definition('A symbol turns the Morale Bonus on.'),
  play: definition('A symbol plays a card.'),
  either: definition('A symbol stands for increase or decrease.'),
})

export const attackLetters = section('attackLetters', 'page 11, Appendix 1, Attack on Fronts', 'Attack on Fronts', {
  names: definition('Madrid, Aragon, Southern and Northern have a letter each.', { status: SHOWN }),
  closest: definition('So have the Fronts closest to Defeat and to Victory.', { status: SHOWN }),
})

export const mostTied = question('mostTied', {
  asks: 'Who is the player with most Hero points, where several have as many?',
  clauses: [symbols.most, symbols.mostGains, symbols.mostLoses],
  readings: {
    'the Initiative player says': 'One of them, whom the Initiative player chooses.',
    'all of them': 'Each of them.',
  },
  usual: 'the Initiative player says',
  because: 'The Initiative token breaks all ties.',
})

export const mostOfNone = question('mostOfNone', {
  asks: 'Is there a player with most Hero points where nobody has any?',
  clauses: [symbols.most, symbols.mostGains],
  readings: {
    yes: 'Yes: all have as many, and so all are tied.',
    no: 'No: a line about that player is about nobody.',
  },
  usual: 'yes',
  because: 'Nobody has more, which is all that the symbol asks; and ties are broken.',
  kind: 'gap',
})

export const lineInPart = question('lineInPart', {
  asks: 'May a player leave out a line of an Event that can be carried out?',
  clauses: [eventOfACard.lines],
  readings: {
    no: 'No: each line is activated.',
    yes: 'Yes: the player activates those lines that they like, in the order written.',
  },
  usual: 'no',
  because: 'The text has each line activated.',
})

export const effectsOfFascists = question('effectsOfFascists', {
  asks: 'Who decides what a Fascist card leaves open?',
  clauses: [symbols.either, symbols.attack],
  readings: {
    'the Initiative player': 'The Initiative player.',
    'who is named': 'The player whom the line names; without one, the Initiative player.',
  },
  usual: 'who is named',
  because: 'What befalls a player is theirs to carry out; and the Initiative player breaks what is tied.',
  kind: 'gap',
})

export const mayNotBeMost = forbid(
  'Most Hero points: may not be meant',
  view({ most: flag('nobody has more Hero points', 'somebody has more Hero points') }),
  (bar) => [bar(symbols.most, { most: false })],
)

export const decidesLine = one(
  'Who decides what a line leaves open',
  view({ by: among(['card', 'Fascists', 'track'], 'what the line stands on'), effectsOfFascists }),
  (row) => [
    row(eventOfACard.lines, { by: 'card' }, 'who is named'),
    row(ownTriggers.strength, { by: 'track' }, 'who is named'),
    row(symbols.either, { by: 'Fascists', effectsOfFascists: 'who is named' }, 'who is named'),
    row(symbols.either, { by: 'Fascists', effectsOfFascists: 'the Initiative player' }, 'the Initiative player'),
  ],
)

export const mayNotMoveTrack = forbid(
  'A track: may not be the one that moves',
  view({
    moves: flag('it can go a step', 'it cannot go a step'),
    others: flag('another one that is meant can go a step', 'no other one that is meant can'),
    uselessArea,
  }),
  (bar) => [bar(eventOfACard.lines, { moves: false, others: true, uselessArea: 'no' })],
)

export const mayNotTakeFrom = forbid(
  'Hero points: may not be taken from',
  view({ own: flag('it is the own faction', 'it is another faction') }),
  (bar) => [bar(losingHeroPoints.lost, { own: true })],
)
