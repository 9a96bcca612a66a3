/**
 * May a Captured Cell still pick up News in the space where it was caught?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** May a Captured Cell still pick up News in the space where it was caught? */
export const newsAfterCapture = question('newsAfterCapture', {
  asks: 'May a Captured Cell still pick up News in the space where it was caught?',
  clauses: [message.pickUp, message.captured, message.pickUpUnheld],
  readings: {
    no: 'No: with Capture its Message is over.',
    yes: 'Yes: the Command is not over, and the News is in the same space.',
  },
  usual: 'no',
  because: 'Capture stops the movement, and it is the moving Cell that picks News up.',
})
