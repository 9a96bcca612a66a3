/** 4.2.3 Prepare. @module */

import { among, flag, forbid, informative, note, permission, prohibition, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { borders } from '../1-introduction/1.2-map.js'
import { availability, stacking } from '../1-introduction/1.4.2-availability.js'
import { terror } from '../3-commands/3.2.3-terror.js'
import { march } from '../3-commands/3.2.5-march.js'
import { BACKGROUND } from '../reasons.js'
import { ahead, section } from '../section.js'

export const prepare = section('prepare', '4.2.3', 'Prepare', {
  purpose: rule('Prepare sets up a Prepared marker or deals with Sabotage.', {
    status: informative('an overview; the clauses on the markers decide'),
  }),
  sabotageInPhaseTwo: prohibition('Prepare deals with Sabotage in Phase II alone.', { see: ['2.4'] }),
  anyCommand: permission('Prepare may go with whatever Command is carried out.'),
  placePrepared: rule('One way: a Prepared marker is placed in one space.'),
  friendlyCell: prohibition('The Prepared marker is placed where the Faction has a Cell.'),
  availablePrepared: prohibition('The Prepared marker comes, if Available, from the Capabilities box.'),
  side: rule('The marker shows red for the Reds and white for the Senate.'),
  orSabotage: rule('The other way: a Sabotage marker is placed on a border or taken off it.', { see: ['3.2.5'] }),
  borderWithCell: prohibition('The border with the Sabotage is that of a space in which the Faction has a Cell.'),
  onePrepared: prohibition('No space holds more than one Prepared marker of a Faction.'),
  oneSabotage: prohibition('No border holds more than one Sabotage marker.'),
  meaning: note('Bridges and railways were often sabotaged in the war.', { status: BACKGROUND }),
})

export const markersRunOut = question('markersRunOut', {
  asks: 'Terror places an Available marker: can Terror and Sabotage markers run out?',
  kind: 'gap',
  clauses: [terror.placeMarker, prepare.orSabotage, availability.onlyAvailable],
  readings: {
    'not limited': 'No: there are always enough of them.',
    limited: 'Yes: as with pieces, none is placed once all are on the map.',
  },
  usual: 'not limited',
  because: 'Only of Prepared and News markers, and of the pieces, does the text say how many there are.',
  editorial:
    'How many Terror and Sabotage markers there are is told by a picture of the counters alone, which no component holds.',
})

export const sabotageAtATown = question('sabotageAtATown', {
  asks: 'Does a Sabotage marker anywhere on the border of a Town keep Trains from all its lines, or from those over that border?',
  kind: 'contradiction',
  clauses: [march.sabotageExample, march.trainsSabotage, borders.separate, prepare.oneSabotage],
  readings: {
    'that border':
      'From the lines over the border on which it lies; with every neighbor the Town has a border of its own.',
    'the whole Town': 'From every line into and out of the Town.',
  },
  usual: 'that border',
  because: '1.2.4 has a separate border with every space; the example is about Tampere, which has one neighbor.',
  editorial: 'As far as the map is known every Town has a single neighbor, so that both come to the same.',
})

export const sabotageOfASpace = question('sabotageOfASpace', {
  asks: 'Can a space have Sabotage on more than one of its borders?',
  clauses: [prepare.oneSabotage, prepare.onePrepared, prepare.borderWithCell],
  readings: {
    'each border': 'Yes: each border can hold one marker.',
    'one for the space': 'No: a space where Sabotage lies on one border takes no other.',
  },
  usual: 'each border',
  because: 'Prepared stands in spaces and Sabotage on borders, and the limit goes with each of them in turn.',
})

export const mayNotPrepare = forbid(
  'Prepare: may not do so there',
  view({
    deed: among(['place Prepared', 'place Sabotage', 'remove Sabotage'], 'what is done'),
    phase: among([1, 2], 'the Phase'),
    friendlyCell: flag(
      'a Cell of the Faction is in the space, or on one side of the border',
      'no Cell of the Faction is in the space, or on either side of the border',
    ),
    available: flag('a Prepared marker is Available', 'no Prepared marker is Available'),
    there: flag('such a marker is there', 'no such marker is there'),
    sabotaged: flag(
      'this Prepare has placed Sabotage, after which a card of the Reds may have a Prepared marker follow',
    ),
    elsewhere: flag('Sabotage lies on another border of one of the two spaces'),
    limit: sabotageOfASpace,
  }),
  (bar) => [
    bar(prepare.friendlyCell, { deed: 'place Prepared', friendlyCell: false }),
    bar(prepare.availablePrepared, { deed: 'place Prepared', available: false }),
    bar([prepare.onePrepared, stacking.prepared], { deed: 'place Prepared', there: true }),
    bar(prepare.sabotageInPhaseTwo, { deed: P.not('place Prepared'), phase: 1 }),
    bar(prepare.borderWithCell, { deed: P.not('place Prepared'), friendlyCell: false }),
    bar(prepare.oneSabotage, { deed: 'place Sabotage', there: true }),
    bar(prepare.oneSabotage, { deed: 'place Sabotage', elsewhere: true, limit: 'one for the space' }),
    bar(prepare.orSabotage, { deed: 'remove Sabotage', there: false }),
    bar(ahead('redsRallyCard.sabotage'), { deed: P.not('place Prepared'), sabotaged: true }),
  ],
)
