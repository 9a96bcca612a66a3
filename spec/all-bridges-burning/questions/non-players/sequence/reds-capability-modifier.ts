/**
 * What does the modifier of the Reds for Capability Events change?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** What does the modifier of the Reds for Capability Events change? */
export const redsCapabilityModifier = question('redsCapabilityModifier', {
  asks: 'Is the +2 of the Non-player Reds added to the number that the die must beat, to their Capabilities, or to the die?',
  clauses: [nonPlayerOptions.redsModifier, nonPlayerOptions.capabilityLimit],
  readings: {
    'the limit': 'Two is added to twice their Capabilities: they take fewer Capability Events.',
    'their number': 'Two is added to the number of their Capabilities before it is doubled: they take fewer still.',
    'the die': 'Two is added to the roll: they take more Capability Events.',
  },
  usual: 'the limit',
  because: 'The bracket stands right behind twice the number of Capabilities, and not behind the roll.',
})
