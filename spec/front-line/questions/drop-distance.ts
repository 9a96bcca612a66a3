/**
 * How are the one or two squares of a drop counted?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { attack } from '../clauses/actions.js'
import { paratroop } from '../clauses/missions.js'

/** How are the one or two squares of a drop counted? */
export const dropDistance = question('dropDistance', {
  asks: 'How are the one or two squares of a drop counted?',
  clauses: [paratroop.near, attack.distance],
  readings: {
    'with diagonals': 'As Range is counted.',
    'rows and columns': 'As Infantry moves.',
  },
  usual: 'with diagonals',
  because: 'The text says one or two squares away, in the words in which it defines Range.',
})
