/**
 * Which end of a Cell is up when it is Inactive?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { glossary } from '../../clauses/glossary.js'

/** Which end of a Cell is up when it is Inactive? */
export const symbolEnd = question('symbolEnd', {
  asks: 'Which end of a Cell is up when it is Inactive?',
  kind: 'slip',
  clauses: [glossary.active, glossary.inactive, glossary.underground],
  readings: {
    'symbol end down': 'The blank end: the Index says so at Underground, which is the same.',
    'symbol end up': 'The symbol end, as the Index says at Inactive.',
  },
  usual: 'symbol end down',
  because: 'With the symbol up, Inactive could not be told from Active.',
  editorial: 'Only the status of a Cell is asked; how the piece lies on the board is not.',
})
