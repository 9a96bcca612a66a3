/**
 * Are two Capability Events worth one die or two?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** Are two Capability Events worth one die or two? */
export const twoCapabilities = question('twoCapabilities', {
  asks: 'The current and the upcoming Event are both Capabilities: does a failed roll settle both of them?',
  clauses: [nonPlayerOptions.capabilities, nonPlayerOptions.capabilityDie, nonPlayerOptions.capabilityRefused],
  readings: {
    'one roll': 'Yes: one die is rolled in a turn, for whichever of them can be played or waited for.',
    'a roll each': 'No: after a failed roll for the current Event another is made for the upcoming one.',
  },
  usual: 'one roll',
  because: 'The procedure is gone through when the current or the upcoming Event is a Capability, with 1d6 in it.',
})
