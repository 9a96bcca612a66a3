/**
 * Is a cylinder of Non-player Reds or Senate in use where there are two players?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { noResourceTracking } from '../../../clauses/non-players/general.js'

/** Is a cylinder of Non-player Reds or Senate in use where there are two players? */
export const solitaireCylinders = question('solitaireCylinders', {
  asks: 'The cylinders of Non-player Reds and Senate are left out "in solitaire play": are they in use with two players?',
  kind: 'slip',
  clauses: [noResourceTracking.cylindersUnused, noResourceTracking.noTracking],
  readings: {
    'left out': 'No: solitaire stands here for any game with Non-players.',
    'in use': 'Yes: only who plays alone leaves them out.',
  },
  usual: 'left out',
  because: 'The sentence before it says of Non-players everywhere that no account of their Resources is kept.',
  editorial: 'a cylinder that nobody pays with or compares changes nothing, whether it stands on the track or not',
})
