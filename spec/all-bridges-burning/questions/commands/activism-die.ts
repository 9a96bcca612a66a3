/**
 * Can the die of Activism follow the use of selected spaces?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { activism } from '../../clauses/commands/activism.js'

/** Can the die of Activism follow the use of selected spaces? */
export const activismDie = question('activismDie', {
  asks: 'Can the die of Activism follow the use of selected spaces?',
  clauses: [activism.dieNoSpaces, activism.thenEither],
  readings: {
    follows: 'The die selects no spaces of its own, and may follow what was done in those of the first step.',
    alone: 'A Command that rolls the die has selected no spaces at all.',
  },
  usual: 'follows',
  because: 'The die is one side of a step that begins with "then"; 8.3.2 and 8.4.3 have flips before it.',
})
