/**
 * May groups of Non-player Reds March together to change the Control of a space?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsMarchCard } from '../../../clauses/non-players/reds-in-war.js'

/** May groups of Non-player Reds March together to change the Control of a space? */
export const marchJointly = question('marchJointly', {
  asks: 'Groups of the Reds March so that the Reds can change the Control of a space: each of them alone, or several together?',
  clauses: [redsMarchCard.gainControl, redsMarchCard.breakControl],
  readings: {
    'each alone': 'One group must be enough.',
    together: 'Groups from several spaces go together where that is enough and none is alone.',
  },
  usual: 'each alone',
  because:
    'The card speaks of each selected group; the card of the Senate says more clearly that the group itself must be able to do it.',
})
