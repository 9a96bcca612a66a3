/** 3.2.3 Terror: markers of Terror, News and Polarization. @module */

import { among, first, flag, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'
import { MILITANTS, SPACES } from '../vocabulary.js'

export const terrorMarker = one(
  'Terror: the marker',
  view({ faction: among(MILITANTS, 'the Faction'), markers: range(0, 2, 'Terror markers in the space') }),
  (row) => [
    row([cited.terror.placeMarker, cited.terror.colors], { faction: 'reds', markers: P.number.lt(2) }, 'red'),
    row([cited.terror.placeMarker, cited.terror.colors], { faction: 'senate', markers: P.number.lt(2) }, 'white'),
    row([cited.terror.twoMarkers, cited.stacking.terror, cited.stacking.ignored], { markers: 2 }, 'none'),
  ],
)

export const fullTerrorStack = first(
  'Terror: which marker gives way where two are',
  view({
    other: flag('one of the two markers is of the other color', 'neither marker is of the other color'),
    reading: cited.markerGivesWay,
  }),
  (row) => [
    row([cited.stacking.ignored, cited.stacking.terror], { reading: 'the new one' }, 'the new one'),
    row([cited.stacking.ignored, cited.stacking.terror], { other: false }, 'the new one'),
    row([cited.stacking.surplus, cited.stacking.terror], { other: true }, 'an older one'),
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
    row(cited.terror.newsOnSecond, { phase: 2, second: true, available: true }, 1),
    row([cited.terror.newsOnSecond, cited.availability.onlyAvailable], { phase: 2, second: true, available: false }, 0),
    row(cited.terror.newsOnSecond, { phase: 2, second: false }, 0),
    row(cited.terror.newsOnSecond, { phase: 1 }, 0),
  ],
)

export const terrorPolarization = one(
  'Terror: Polarization',
  view({
    own: range(0, SPACES.length, 'markers that Terror has placed itself'),
    others: range(0, 1, 'markers that a Special Activity has placed during it'),
    reading: cited.crackdownInTerror,
  }),
  (row) => [
    row(cited.terror.polarization, { others: 0 }, ({ own }) => own),
    row([cited.terror.polarization, cited.crackdown.polarize], { others: 1, reading: 'its own' }, ({ own }) => own),
    row(cited.terror.polarization, { others: 1, reading: 'both' }, ({ own }) => own + 1),
  ],
)

const track = range(0, TRACKS.polarization)

export const terrorLevel = one(
  'Terror: the Polarization that counts',
  view({
    now: among(track, 'Polarization now'),
    atStart: among(track, 'Polarization when the Command began'),
    reading: cited.terrorLevelTime,
  }),
  (row) => [
    row(cited.terror.removeTwo, { reading: 'as removed' }, ({ now }) => now),
    row(cited.terror.removeTwo, { reading: 'from the start' }, ({ atStart }) => atStart),
  ],
)
