/** Setup. @module */

import {
  definition,
  informative,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { factions } from './1-introduction/1.3-factions.js'
import { victoryMarkers } from './1-introduction/1.11-political-display.js'
import { adjustEligibility } from './2-sequence-of-play/2.2.5-eligibility.js'
import { germanActions } from './3-commands/3.4-german-actions.js'
import { section } from './section.js'

export const setup = section('setup', 'Setup', 'Setup', {
  foldouts: rule('Every player receives a foldout of a Faction.', { status: informative('physical handling') }),
  assignFactions: rule('Every player is assigned a Faction.', {
    status: informative('who sits at the table is no part of a game state'),
  }),
  nonPlayers: permission('One Faction or several may be declared Non-players.', {
    see: ['8.0'],
    status: informative('who sits at the table; chapter 8 says what Non-players do'),
  }),

  separatePropaganda: rule('Take the four Propaganda cards out of the deck.'),
  shuffle1917: rule('Shuffle the 1917 Event cards by themselves: there are twenty-one of them.'),
  shuffle1918: rule('Shuffle the 1918 Event cards by themselves: there are twenty-one of them.'),
  faceDown: prohibition('No Event card is turned face up during the preparation.'),
  campaignDeck: definition('A Campaign Deck holds ten cards: nine Events and one Propaganda card.'),
  lowerPart: rule('The lower part of a 1917 Campaign Deck is one Propaganda card with four 1917 Events.'),
  lowerShuffled: rule('The five cards of the lower part are shuffled together.'),
  propagandaNumbers: note('The numbers first to fourth on the Propaganda cards are there for the theme only.', {
    status: informative('a name only; propagandaAnywhere says what follows'),
  }),
  propagandaAnywhere: permission('Any of the Propaganda cards may go into any of the Campaign Decks.'),
  upperPart: rule('Lay five further 1917 Event cards on top of those that were shuffled.'),
  upperUnshuffled: prohibition('The cards laid on top are not shuffled into the rest.'),
  decks1918: rule('Make the 1918 Campaign Decks in the same manner, from 1918 Event cards.'),
  leftover: rule('Three Event cards of each year stay over, outside the draw deck.'),
  leftoverUnseen: prohibition('Nobody may look at the Event cards that are left over.'),
  drawDeckUpper: rule('Two 1917 Campaign Decks, one upon the other, are the upper half of the draw deck.'),
  drawDeckLower: rule('Two 1918 Campaign Decks, one upon the other, are the lower half of the draw deck.'),
  pivotalEvent: rule('The Pivotal Event, card 24 Red Revolt!, lies face up on the table where all can see it.'),
  illustration: note('A picture of all pieces at the start is on page 8 of the Playbook.', {
    status: informative('a pointer to another booklet'),
  }),

  edgeTrack: rule('Unless this list says otherwise, markers stand on the edge track.', {
    status: informative('where markers are kept'),
  }),
  resources: rule('Every Faction begins with 5 Resources.'),
  polarization: rule('Polarization begins at 3, on the Polarization track.'),
  germanVassalage: rule('German Vassalage begins at 3.'),
  russianVassalage: rule('Russian Vassalage begins at 3.'),
  senateTownPop: rule('The Senate Town Pop marker begins at 1.'),
  opposeAdmins: rule('The Oppose + Admins marker begins at 3.'),
  cellsOnMap: rule('The Cells on Map marker begins at 13.'),
  issuesNetworks: rule('The Issues + Networks +1 marker begins at 1, on the Polarization track.'),
  politicalCubes: rule('All political cubes begin as Available: three in the color of the Senate, three of the Reds.'),
  cubeBoxes: rule('The cubes lie in the Available boxes of the Senate and of the Reds.'),
  prepared: rule('Three Prepared markers begin in the Capabilities box.'),
  preparedSides: permission('Either side of the Prepared markers may be up when the game begins.'),
  news: rule('Two News markers begin in their slots in the Available box of the Moderates.'),
  personality: rule('The Personality marker begins in its slot in the Available box of the Moderates.'),
  eligibility: rule('The Eligibility cylinders begin in the 1st, 2nd and 3rd slots of the Eligible box.'),
  eligibilityRandom: rule('Which Eligibility cylinder begins in which slot of the Eligible box is random.'),
  germanCylinder: rule('The gray German cylinder begins in the "Germany" slot at the bottom right of the track.', {
    see: ['3.4'],
  }),
  coordinate: rule('The Coordinate marker lies ready beside the Sequence of Play track.', {
    see: ['4.2.4'],
    status: informative('where a marker is kept'),
  }),
  russiansOut: rule('Three Russian Troops begin Out of Play.'),
  germansOut: rule('All six German Troops are Out of Play when the game begins.'),
  setAside: note('Troops that are Out of Play are set aside.', {
    see: ['1.4.2'],
    status: informative('physical handling; 1.4.2 says the same of all pieces Out of Play'),
  }),

  othersEmpty: rule('Spaces that this list does not name begin empty.'),
  helsinkiModerates: rule('Helsinki begins with one Moderates Cell.'),
  helsinkiSenate: rule('Helsinki begins with one Senate Cell.'),
  helsinkiReds: rule('Helsinki begins with one Reds Cell.'),
  helsinkiRussian: rule('Helsinki begins with one Russian Troop.'),
  uusimaaCells: rule('Uusimaa begins with two Reds Cells.'),
  uusimaaOpposition: rule('Uusimaa begins at Passive Opposition.'),
  uusimaaControl: rule('Uusimaa begins under Reds Control.'),
  tampereCells: rule('Tampere begins with two Reds Cells.'),
  tampereOpposition: rule('Tampere begins at Passive Opposition.'),
  tampereControl: rule('Tampere begins under Reds Control.'),
  hameCells: rule('Häme begins with two Reds Cells.'),
  hameOpposition: rule('Häme begins at Passive Opposition.'),
  hameControl: rule('Häme begins under Reds Control.'),
  turkuCell: rule('Turku begins with one Reds Cell.'),
  turkuControl: rule('Turku begins under Reds Control, before the die rolls below.'),
  viipuriCell: rule('Viipuri begins with one Reds Cell.'),
  viipuriRussian: rule('Viipuri begins with one Russian Troop.'),
  viipuriControl: rule('Viipuri begins under Reds Control, before the die rolls below.'),
  senateRoll: rule('Roll 1d6 for one further Senate Cell: on 1 to 3 it begins in Turku, on 4 to 6 in Viipuri.'),
  senateRollControl: rule('After placing the Senate Cell of the die roll, mark the Control that results.', {
    see: ['1.7'],
  }),
  moderatesRoll: rule(
    'Roll 1d6 for one further Moderates Cell: on 1 or 2 it begins in Turku, on 3 or 4 in Tampere, on 5 or 6 in' +
      ' Viipuri.',
  ),
  moderatesRollControl: rule('After placing the Moderates Cell of the die roll, mark the Control that results.', {
    see: ['1.7'],
  }),
  vaasaCell: rule('Vaasa begins with one Senate Cell.'),
  vaasaSupport: rule('Vaasa begins at Active Support.'),
  vaasaControl: rule('Vaasa begins under Senate Control.'),
  pohjanmaaCell: rule('Pohjanmaa begins with one Senate Cell.'),
  pohjanmaaRussian: rule('Pohjanmaa begins with one Russian Troop.'),
  pohjanmaaSupport: rule('Pohjanmaa begins at Passive Support.'),
  pohjanmaaControl: rule('Pohjanmaa begins under Senate Control.'),
})

export const issuesMarker = question('issuesMarker', {
  asks: 'Where does the marker of Networks and Issues stand, and from what does it count?',
  clauses: [victoryMarkers.onTrack, victoryMarkers.issues, setup.issuesNetworks],
  readings: {
    'as in Setup': 'On the Polarization track, with one more than Networks and Issues.',
    'as in 1.12': 'On the edge track, with Networks and Issues and nothing else.',
  },
  usual: 'as in Setup',
  because:
    'Setup and the name of the marker name the one more, and the win of the Moderates is read off beside Polarization.',
  kind: 'contradiction',
  editorial: 'A marker only shows what can be counted; the questions on Victory tell how much is counted.',
})

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

export const germanSlot = question('germanSlot', {
  asks: 'Is the space for the German cylinder below the Ineligible box the slot at the bottom right of the track?',
  kind: 'gap',
  clauses: [adjustEligibility.germanStored, setup.germanCylinder, germanActions.cylinderSpots],
  readings: {
    'the same': 'The same: one of three spots, for the time in which the Germans wait.',
    two: 'Two places, one at the beginning and one for later.',
  },
  usual: 'the same',
  because: '3.4 has three spots with that name, and the other two are for acting before and after the Factions.',
  editorial: 'Either way the cylinder waits there and does nothing.',
})

const die = view({ face: range(1, 6, 'the die') })

export const senateCellTown = one('Setup: where the Senate Cell begins', die, (row) => [
  row(setup.senateRoll, { face: P.number.lte(3) }, 'Turku'),
  row(setup.senateRoll, { face: P.number.gte(4) }, 'Viipuri'),
])

export const moderatesCellTown = one('Setup: where the Moderates Cell begins', die, (row) => [
  row(setup.moderatesRoll, { face: P.union(1, 2) }, 'Turku'),
  row(setup.moderatesRoll, { face: P.union(3, 4) }, 'Tampere'),
  row(setup.moderatesRoll, { face: P.union(5, 6) }, 'Viipuri'),
])
