/** 3.2.3 Terror: markers of Terror, News and Polarization. @module */

import { among, first, flag, one, question, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { availability, stacking } from '../1-introduction/1.4.2-availability.js'
import { TRACKS } from '../components/forces.js'
import { ahead } from '../section.js'
import { MILITANTS, SPACES } from '../vocabulary.js'
import { terror } from './3.2.3-terror.js'

export const terrorMarker = one(
  'Terror: the marker',
  view({ faction: among(MILITANTS, 'the Faction'), markers: range(0, 2, 'Terror markers in the space') }),
  (row) => [
    row([terror.placeMarker, terror.colors], { faction: 'reds', markers: P.number.lt(2) }, 'red'),
    row([terror.placeMarker, terror.colors], { faction: 'senate', markers: P.number.lt(2) }, 'white'),
    row([terror.twoMarkers, stacking.terror, stacking.ignored], { markers: 2 }, 'none'),
  ],
)

export const markerGivesWay = question('markerGivesWay', {
  asks: 'Which marker gives way where a Terror marker would be the third in its space?',
  clauses: [
    stacking.ignored,
    stacking.surplus,
    stacking.terror,
    terror.twoMarkers,
    ahead('attack.terrorLimit'),
    ahead('crackdown.twoTerror'),
  ],
  readings: {
    'the new one': 'The new one: the instruction to place it is ignored.',
    'an older one':
      'One of the other color, if there is any: it is removed, and the new one takes its place, which counts for nothing else.',
  },
  usual: 'the new one',
  because: '1.4.3 has such instructions ignored first of all, so that nothing is left over that could be removed.',
})

export const fullTerrorStack = first(
  'Terror: which marker gives way where two are',
  view({
    other: flag('one of the two markers is of the other color', 'neither marker is of the other color'),
    reading: markerGivesWay,
  }),
  (row) => [
    row([stacking.ignored, stacking.terror], { reading: 'the new one' }, 'the new one'),
    row([stacking.ignored, stacking.terror], { other: false }, 'the new one'),
    row([stacking.surplus, stacking.terror], { other: true }, 'an older one'),
  ],
)

export const terrorNews = one(
  'Terror: News with the marker',
  view({
    phase: among([1, 2], 'the Phase'),
    second: flag('it is the second marker of the Terror', 'it is not the second marker of the Terror'),
    available: flag('a News marker is available', 'no News marker is available'),
  }),
  (row) => [
    row(terror.newsOnSecond, { phase: 2, second: true, available: true }, 1),
    row([terror.newsOnSecond, availability.onlyAvailable], { phase: 2, second: true, available: false }, 0),
    row(terror.newsOnSecond, { phase: 2, second: false }, 0),
    row(terror.newsOnSecond, { phase: 1 }, 0),
  ],
)

export const crackdownInTerror = question('crackdownInTerror', {
  asks: 'A Crackdown is conducted during Terror: does its marker raise Polarization twice?',
  clauses: [terror.polarization, ahead('crackdown.polarize'), ahead('specialActivitiesInGeneral.during')],
  readings: {
    'its own': 'No: Terror counts the markers that it places itself; Crackdown raises Polarization for its own.',
    both: 'Yes: Crackdown does, and Terror does once more, for the marker was placed during this Command.',
  },
  usual: 'its own',
  because: 'A Special Activity goes along with a Command and is not part of it.',
})

export const terrorPolarization = one(
  'Terror: Polarization',
  view({
    own: range(0, SPACES.length, 'markers that Terror has placed itself'),
    others: range(0, 1, 'markers that a Special Activity has placed during it'),
    reading: crackdownInTerror,
  }),
  (row) => [
    row(terror.polarization, { others: 0 }, ({ own }) => own),
    row([terror.polarization, ahead('crackdown.polarize')], { others: 1, reading: 'its own' }, ({ own }) => own),
    row(terror.polarization, { others: 1, reading: 'both' }, ({ own }) => own + 1),
  ],
)

export const terrorLevelTime = question('terrorLevelTime', {
  asks: 'If a Crackdown raises Polarization to six during Terror, may a second piece be removed in the spaces after it?',
  clauses: [
    terror.removeTwo,
    terror.oneAtMost,
    ahead('crackdown.polarize'),
    ahead('specialActivitiesInGeneral.during'),
  ],
  readings: {
    'as removed': 'Yes: the level counts as it stands when the piece is removed.',
    'from the start': 'No: the level at the beginning of the Terror counts to its end.',
  },
  usual: 'as removed',
  because: 'The text asks for the level of Polarization where it has pieces removed, and keeps no earlier one.',
})

const track = range(0, TRACKS.polarization)

export const terrorLevel = one(
  'Terror: the Polarization that counts',
  view({
    now: among(track, 'Polarization now'),
    atStart: among(track, 'Polarization when the Command began'),
    reading: terrorLevelTime,
  }),
  (row) => [
    row(terror.removeTwo, { reading: 'as removed' }, ({ now }) => now),
    row(terror.removeTwo, { reading: 'from the start' }, ({ atStart }) => atStart),
  ],
)
