/**
 * Do the transports take as many units as they carry, or all that come?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { alliesLeave } from '../clauses/revolution-phase.js'

/** Do the transports take as many units as they carry, or all that come? */
export const transportRoom = question('transportRoom', {
  asks: 'Do the transports take as many units as they carry, or all that come?',
  clauses: [alliesLeave.transport],
  readings: {
    'as many as they carry': 'A transport that is full takes no more.',
    'all that come': 'Any number may board.',
  },
  usual: 'as many as they carry',
  because:
    'The text sets no limit of its own, and takes the transports from a game in which a transport carries a number of units.',
})
