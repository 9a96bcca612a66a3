/** 8.1.4 Sequence of Play Options: what a marked Event waits for, and what becomes of its marker. @module */

import { among, flag, one, question, view } from 'rulewright/book'
import { ahead } from '../section.js'
import { MARKERS } from './8.1.4-markers.js'
import { nonPlayerOptions } from './8.1.4-sequence-of-play.js'

export const markerNotPlayed = question('markerNotPlayed', {
  asks: 'Does "NP to play" leave the card if its Non-player cannot play the Event, or the Event would do nothing?',
  kind: 'gap',
  clauses: [nonPlayerOptions.marked, nonPlayerOptions.markerRemoved, ahead('ineffectiveEvents.aboveAll')],
  readings: {
    stays: 'No: only an Event that is played removes it.',
    removed: 'Yes: its Non-player has chosen, and chooses no more on this card.',
  },
  usual: 'stays',
  because: 'The marker is removed after the Event has been played, and nothing else is said to remove it.',
})

export const whoseMarker = question('whoseMarker', {
  asks: 'The "NP to play" marker shows no Faction: does it call only the Non-player that Passed and put it there?',
  clauses: [nonPlayerOptions.marked, nonPlayerOptions.passMarked, nonPlayerOptions.capabilityMarked],
  readings: {
    'its own': 'The Event waits for the Non-player that Passed to play it.',
    'any Non-player': 'Whichever Non-player comes to choose on the card plays its Event.',
  },
  usual: 'its own',
  because: 'A Non-player is said to Pass in order to play the Event itself, and the marker to be a reminder of that.',
})

export const waitsFor = one(
  'Non-players: whether the marked Event is theirs',
  view({ marker: among(MARKERS, 'the marker on the card'), whose: whoseMarker }),
  (row) => [
    row(nonPlayerOptions.marked, { marker: 'none' }, false),
    row(nonPlayerOptions.marked, { marker: 'its own' }, true),
    row([nonPlayerOptions.marked, nonPlayerOptions.passMarked], { marker: "another's", whose: 'its own' }, false),
    row(nonPlayerOptions.marked, { marker: "another's", whose: 'any Non-player' }, true),
  ],
)

export const markerAfter = one(
  'Non-players: what becomes of the marker',
  view({
    played: flag('the marked Event is played', 'the marked Event is not played'),
    reading: markerNotPlayed,
  }),
  (row) => [
    row(nonPlayerOptions.markerRemoved, { played: true }, 'removed'),
    row(nonPlayerOptions.markerRemoved, { played: false, reading: 'stays' }, 'stays'),
    row([nonPlayerOptions.marked, nonPlayerOptions.markerRemoved], { played: false, reading: 'removed' }, 'removed'),
  ],
)
