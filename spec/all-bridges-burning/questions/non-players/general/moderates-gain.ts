/**
 * Do Non-player Moderates gain Resources in all ways in which players do?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { noResourceTracking } from '../../../clauses/non-players/general.js'
import { resourcesPhase } from '../../../clauses/propaganda-rounds.js'

/** Do Non-player Moderates gain Resources in all ways in which players do? */
export const moderatesGain = question('moderatesGain', {
  asks: 'Do Non-player Moderates earn Resources in Propaganda Rounds, and gain them by Events and Special Activities?',
  clauses: [
    noResourceTracking.moderatesForVictory,
    noResourceTracking.moderatesPass,
    noResourceTracking.moderatesTransfer,
    noResourceTracking.moderatesAdjust,
    resourcesPhase.eachFaction,
  ],
  readings: {
    'in all ways': 'Yes: only what they would spend leaves their cylinder where it is.',
    'as listed': 'No: only Passes, transfers and losses move it, which 8.1.2 names.',
  },
  usual: 'in all ways',
  because: '8.1.3 lists no exception to what Factions earn, and cards ask for Publish that brings them Resources.',
})
