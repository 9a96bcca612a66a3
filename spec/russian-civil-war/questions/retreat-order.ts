/**
 * In which order do the Allied powers leave, where room on the transports is short?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { alliesLeave } from '../clauses/revolution-phase.js'

/** In which order do the Allied powers leave, where room on the transports is short? */
export const retreatOrder = question('retreatOrder', {
  asks: 'In which order do the Allied powers leave, where room on the transports is short?',
  clauses: [alliesLeave.all, alliesLeave.transport],
  readings: {
    'Russia first': 'Russia, then the other Allies in the order of the turns.',
    'other Allies first': 'The other Allies in the order of the turns, then Russia.',
  },
  usual: 'Russia first',
  because: 'No order is given; the step names Russia before the other Allies, and it is the turn of Russia.',
})
