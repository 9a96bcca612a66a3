/**
 * Where does the marker of Networks and Issues stand, and from what does it count?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { setup } from '../../clauses/setup.js'
import { victoryMarkers } from '../../clauses/tracks.js'

/** Where does the marker of Networks and Issues stand, and from what does it count? */
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
