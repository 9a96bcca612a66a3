/**
 * May Activism flip the same Cell twice?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { activism } from '../../clauses/commands/activism.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'

/** May Activism flip the same Cell twice? */
export const flippedTwice = question('flippedTwice', {
  asks: 'May a Cell that Activism has flipped be flipped back by another of its flips?',
  clauses: [activism.flip, activism.flipPerActive, activism.flipPerTwoInactive, commandsInGeneral.maximumExtent],
  readings: {
    'another Cell each': 'No: as many Cells are flipped as there are flips.',
    'the same again': 'Yes: every flip takes whatever Cell lies there, also one that has just been flipped.',
  },
  usual: 'another Cell each',
  because: 'The number is one of Cells that are flipped, and a Cell that lies as before has not been.',
})
