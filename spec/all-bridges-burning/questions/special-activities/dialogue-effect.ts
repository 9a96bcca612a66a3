/**
 * May Dialogue be held where neither of its effects is possible?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { dialogue } from '../../clauses/special-activities/moderates.js'

/** May Dialogue be held where neither of its effects is possible? */
export const dialogueEffect = question('dialogueEffect', {
  asks: 'May Dialogue be held where neither of its effects is possible?',
  clauses: [dialogue.underground, dialogue.thenOne],
  readings: {
    'not needed': 'A space with an Underground Cell will do; that Cell is Activated, and nothing follows.',
    needed: 'The space must be one in which something can shift or be replaced.',
  },
  usual: 'not needed',
  because: 'An Underground Cell of the Moderates is all that the text asks of the space.',
})
