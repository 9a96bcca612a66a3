/**
 * Which Non-player does the "NP to play" marker call?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** Which Non-player does the "NP to play" marker call? */
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
