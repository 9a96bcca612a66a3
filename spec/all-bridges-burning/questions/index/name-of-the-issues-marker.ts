/**
 * Are Issues+Networks and Networks+Issues the same marker?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { glossary } from '../../clauses/glossary.js'
import { politicsPhase } from '../../clauses/propaganda-rounds.js'
import { victoryMarkers } from '../../clauses/tracks.js'

/** Are Issues+Networks and Networks+Issues the same marker? */
export const nameOfTheIssuesMarker = question('nameOfTheIssuesMarker', {
  asks: 'Are Issues+Networks and Networks+Issues the same marker?',
  kind: 'slip',
  clauses: [glossary.issuesNetworks, politicsPhase.adjustNetworksIssues, victoryMarkers.issues],
  readings: {
    'the same': 'The same marker, under two names.',
    two: 'Two markers.',
  },
  usual: 'the same',
  because: 'Both count Networks and Resolved Issues, and both are the measure of the Moderates.',
  editorial: 'The number is reckoned from the Networks and the Issues themselves, whatever the marker is called.',
})
