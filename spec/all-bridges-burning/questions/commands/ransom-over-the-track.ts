/**
 * Do the Moderates transfer Resources for which the other Faction has no room on the track?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { terror } from '../../clauses/commands/terror.js'
import { resources } from '../../clauses/tracks.js'

/** Do the Moderates transfer Resources for which the other Faction has no room on the track? */
export const ransomOverTheTrack = question('ransomOverTheTrack', {
  asks: 'Do the Moderates transfer Resources for which the other Faction has no room on the track?',
  clauses: [terror.ransom, resources.range],
  readings: {
    lost: 'Yes: they pay all of it, and what goes beyond 30 is lost.',
    kept: 'No: they keep what cannot be received.',
  },
  usual: 'lost',
  because: 'The number that the Moderates must transfer does not depend on what the other Faction holds.',
})
