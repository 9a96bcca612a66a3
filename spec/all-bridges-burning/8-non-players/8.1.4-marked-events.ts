/** 8.1.4 Sequence of Play Options: what a marked Event waits for, and what becomes of its marker. @module */

import { among, flag, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'
import { MARKERS } from './8.1.4-markers.js'

export const waitsFor = one(
  'Non-players: whether the marked Event is theirs',
  view({ marker: among(MARKERS, 'the marker on the card'), whose: cited.whoseMarker }),
  (row) => [
    row(cited.nonPlayerOptions.marked, { marker: 'none' }, false),
    row(cited.nonPlayerOptions.marked, { marker: 'its own' }, true),
    row(
      [cited.nonPlayerOptions.marked, cited.nonPlayerOptions.passMarked],
      { marker: "another's", whose: 'its own' },
      false,
    ),
    row(cited.nonPlayerOptions.marked, { marker: "another's", whose: 'any Non-player' }, true),
  ],
)

export const markerAfter = one(
  'Non-players: what becomes of the marker',
  view({
    played: flag('the marked Event is played', 'the marked Event is not played'),
    reading: cited.markerNotPlayed,
  }),
  (row) => [
    row(cited.nonPlayerOptions.markerRemoved, { played: true }, 'removed'),
    row(cited.nonPlayerOptions.markerRemoved, { played: false, reading: 'stays' }, 'stays'),
    row(
      [cited.nonPlayerOptions.marked, cited.nonPlayerOptions.markerRemoved],
      { played: false, reading: 'removed' },
      'removed',
    ),
  ],
)
