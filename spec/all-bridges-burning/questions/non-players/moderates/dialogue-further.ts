/**
 * Where Dialogue takes place in several spaces, do Non-player Moderates go on to the next priority of their card?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { readingCards } from '../../../clauses/non-players/cards.js'
import { moderatesNegotiateCard } from '../../../clauses/non-players/moderates.js'
import { dialogue } from '../../../clauses/special-activities/moderates.js'

/** Where Dialogue takes place in several spaces, do Non-player Moderates go on to the next priority of their card? */
export const dialogueFurther = question('dialogueFurther', {
  asks: 'If Dialogue may be held in several spaces, do Non-player Moderates hold one for each of the three priorities?',
  clauses: [
    moderatesNegotiateCard.dialogueOpposition,
    moderatesNegotiateCard.dialogueReplace,
    moderatesNegotiateCard.dialogueShift,
    dialogue.anySpaces,
    readingCards.sequential,
  ],
  readings: {
    'each in turn': 'Yes, one after the other, each in one space.',
    'the first alone': 'No: the first that is possible is all.',
  },
  usual: 'each in turn',
  because: '8.2.5 executes sequential priorities one after the other; only the one space of 4.3.2 could stop that.',
})
