/**
 * May two Non-players Pass for the same Event?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** May two Non-players Pass for the same Event? */
export const secondPassForEvent = question('secondPassForEvent', {
  asks: 'Does a Non-player Pass for its Pass symbol after another Faction has Passed on the card?',
  clauses: [nonPlayerOptions.passForNext, nonPlayerOptions.nobodyPassed],
  readings: {
    everybody: 'Yes: every Non-player whose Pass symbol is on the upcoming card Passes for it.',
    'the first': 'No: as for a Capability, another Faction that has Passed stands in the way.',
  },
  usual: 'everybody',
  because: 'Only the step of the Capabilities has the words about another Faction that has Passed.',
})
