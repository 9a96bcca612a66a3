/**
 * In how many spaces does Dialogue take place?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { dialogue } from '../../clauses/special-activities/moderates.js'

/** In how many spaces does Dialogue take place? */
export const dialogueSpaces = question('dialogueSpaces', {
  asks: 'In how many spaces does Dialogue take place?',
  clauses: [dialogue.anySpaces, dialogue.oneSpace],
  readings: {
    one: 'In one space.',
    any: 'In every space that is selected, one after the other.',
  },
  usual: 'one',
  because:
    'The introduction selects any spaces and the procedure acts in one; the procedure is the more exact of the two, and ' +
    '8.5.2 has a single Cell Activated.',
})
