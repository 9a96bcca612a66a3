/**
 * Who picks the two Capabilities of the Defenders?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'

/** Who picks the two Capabilities of the Defenders? */
export const defendingCapabilities = question('defendingCapabilities', {
  asks: 'Who decides which two of more than two Defending Capabilities affect the Strength?',
  clauses: [attack.twoCapabilities],
  readings: {
    'their owner': 'The Defending Faction decides.',
    'the Attacker': 'The Attacker decides.',
  },
  usual: 'their owner',
  because: 'The text is silent; a Faction uses its own Capabilities.',
})
