/**
 * When are the dice rolled that the priorities of a Non-player card ask for?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { conditionBox, executingInstructions } from '../../../clauses/non-players/cards.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** When are the dice rolled that the priorities of a Non-player card ask for? */
export const diceOfTheCard = question('diceOfTheCard', {
  asks: 'When are the dice rolled that the priorities of a Non-player card ask for?',
  kind: 'gap',
  clauses: [
    conditionBox.met,
    executingInstructions.impossibleCommand,
    executingInstructions.topToBottom,
    nonPlayerOptions.draw,
  ],
  readings: {
    'after the condition':
      'As soon as the condition of the card is met: what they show counts where it is asked whether the card can be executed.',
    'once it is executed':
      'Only for a card that is executed: that it can be is seen without them, and a card that is put away takes none.',
  },
  usual: 'after the condition',
  because:
    'With its condition met a card is executed, from its top downwards, and whether its Command can be is seen in doing so.',
})
