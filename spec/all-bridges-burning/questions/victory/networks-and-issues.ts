/**
 * Does the Moderates' margin count Networks and Issues, or the marker that stands one higher?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { victoryMarkers } from '../../clauses/tracks.js'
import { finalVictory } from '../../clauses/victory.js'

/** Does the Moderates' margin count Networks and Issues, or the marker that stands one higher? */
export const networksAndIssues = question('networksAndIssues', {
  asks: "Does the Moderates' margin count Networks and Issues, or the marker that stands one higher?",
  clauses: [finalVictory.moderatesBelowFour, victoryMarkers.issues],
  readings: {
    sum: 'Networks and Resolved Issues are counted as they are.',
    marker: 'The marker is counted, which stands at one more.',
  },
  usual: 'sum',
  because: 'The sentence names Networks and Issues without the one that the marker adds.',
})
