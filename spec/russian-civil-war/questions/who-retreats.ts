/**
 * Who decides where a unit goes in the first two steps?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { alliesLeave, centralLeave } from '../clauses/revolution-phase.js'

/** Who decides where a unit goes in the first two steps? */
export const whoRetreats = question('whoRetreats', {
  asks: 'Who decides where a unit goes in the first two steps?',
  clauses: [alliesLeave.territory, alliesLeave.transport, centralLeave.sameManner],
  readings: {
    'its own power': 'The player of the power that the unit belongs to.',
    Russia: 'Russia, in whose turn it happens, for all units.',
  },
  usual: 'its own power',
  because:
    'Both steps are written in the passive. In such a game players move their own units, and the text names nobody else.',
})
