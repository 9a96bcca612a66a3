/**
 * Is the choice between removing and flipping made for the whole Activism, or for each space?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { activism } from '../../clauses/commands/activism.js'

/** Is the choice between removing and flipping made for the whole Activism, or for each space? */
export const activismOption = question('activismOption', {
  asks: 'Is the choice between removing and flipping made for the whole Activism, or for each space?',
  clauses: [activism.either],
  readings: {
    'whole Command': 'Once: the same in every selected space.',
    'each space': 'Anew in each space.',
  },
  usual: 'whole Command',
  because: 'The choice comes first, and each of its two sides speaks of every selected space.',
})
