/**
 * May a Cell Message without moving?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'
import { glossary } from '../../clauses/glossary.js'

/** May a Cell Message without moving? */
export const messageInPlace = question('messageInPlace', {
  asks: 'May a Cell be selected for Message and stay where it is, to go Underground there or to pick up News?',
  clauses: [message.moves, message.price, message.threeSpaces, message.threeMoves, message.hides, glossary.message],
  readings: {
    'must move': 'No: a Cell that Messages makes a move at least.',
    'may stay': 'Yes: up to three spaces and moves include none.',
  },
  usual: 'must move',
  because:
    'The Resource is paid for a Cell that moves, and 3.3.2 hides the Cells that it moves; the Index alone sets flipping beside moving.',
})
