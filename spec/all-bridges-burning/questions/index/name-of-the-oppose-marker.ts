/**
 * Are Admins + Oppose and Oppose+Admins the same marker?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { glossary } from '../../clauses/glossary.js'
import { victoryMarkers } from '../../clauses/tracks.js'

/** Are Admins + Oppose and Oppose+Admins the same marker? */
export const nameOfTheOpposeMarker = question('nameOfTheOpposeMarker', {
  asks: 'Are Admins + Oppose and Oppose+Admins the same marker?',
  kind: 'slip',
  clauses: [glossary.adminsOppose, glossary.opposeAdmins, victoryMarkers.opposition],
  readings: {
    'the same': 'The same marker, under two names.',
    two: 'Two markers.',
  },
  usual: 'the same',
  because: 'Both entries track Total Opposition and Administrations, and both call it the measure of the Reds.',
  editorial: 'The number is reckoned from the map itself, whatever the marker is called.',
})
