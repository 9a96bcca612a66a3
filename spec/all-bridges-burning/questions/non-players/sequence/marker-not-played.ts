/**
 * Does "NP to play" stay on a card whose Event cannot be played?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { ineffectiveEvents } from '../../../clauses/non-players/general.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** Does "NP to play" stay on a card whose Event cannot be played? */
export const markerNotPlayed = question('markerNotPlayed', {
  asks: 'Does "NP to play" leave the card if its Non-player cannot play the Event, or the Event would do nothing?',
  kind: 'gap',
  clauses: [nonPlayerOptions.marked, nonPlayerOptions.markerRemoved, ineffectiveEvents.aboveAll],
  readings: {
    stays: 'No: only an Event that is played removes it.',
    removed: 'Yes: its Non-player has chosen, and chooses no more on this card.',
  },
  usual: 'stays',
  because: 'The marker is removed after the Event has been played, and nothing else is said to remove it.',
})
