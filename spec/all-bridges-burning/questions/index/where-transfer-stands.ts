/**
 * Which section governs the transfer of Resources?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { glossary } from '../../clauses/glossary.js'
import { negotiations } from '../../clauses/introduction.js'

/** Which section governs the transfer of Resources? */
export const whereTransferStands = question('whereTransferStands', {
  asks: 'Which section governs the transfer of Resources?',
  kind: 'slip',
  clauses: [glossary.transfer, negotiations.transfer],
  readings: {
    '1.3.2': 'The section on negotiations.',
    '3.2.3': 'The section on Terror, to which the Index points.',
  },
  usual: '1.3.2',
  because: '3.2.3 says nothing of handing over Resources.',
  editorial: 'A wrong number in the Index gives no rule.',
})
