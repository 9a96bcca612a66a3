/**
 * Do the action points of an Activism card all follow each other, or only as far as 3.2.2 lets them?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { activism } from '../../../clauses/commands/activism.js'
import { executingInstructions } from '../../../clauses/non-players/cards.js'
import { nonPlayerExceptions, nonPlayerSequence } from '../../../clauses/non-players/general.js'

/** Do the action points of an Activism card all follow each other, or only as far as 3.2.2 lets them? */
export const nonPlayerActivism = question('nonPlayerActivism', {
  asks: 'May the Activism of a Non-player combine all action points of its card, in the order of the card?',
  kind: 'contradiction',
  clauses: [
    nonPlayerSequence.exceptHere,
    nonPlayerExceptions.activismDie,
    executingInstructions.topToBottom,
    activism.either,
    activism.thenEither,
  ],
  readings: {
    'the card': 'Yes: each in turn, as far as possible.',
    '3.2.2': 'No: it removes or flips Cells, and after that takes the die or Agitates.',
  },
  usual: 'the card',
  because:
    'Card #56 removes Cells after the die and card #50 could do all four: 8.1 puts what the cards detail before the base rules.',
})
