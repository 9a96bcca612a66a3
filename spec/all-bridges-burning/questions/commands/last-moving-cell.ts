/**
 * Which Cell is the last moving Cell of a space in a Message?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'
import { stacking } from '../../clauses/forces.js'

/** Which Cell is the last moving Cell of a space in a Message? */
export const lastMovingCell = question('lastMovingCell', {
  asks: 'Must the Personality or News go with the Cell that leaves no other behind, or with the last one that moves out?',
  clauses: [message.lastCell, message.oneMarker, stacking.friendlyCell],
  readings: {
    'none is left': 'With a Cell of the Moderates after which none of theirs is left in the space.',
    'none else moves':
      'With the last Cell that moves out of the space in a full Message, though others stay: what it leaves with them is removed.',
  },
  usual: 'none is left',
  because:
    'Elsewhere the markers ask for a friendly Cell only, whichever it is; and one moving Cell may go without them.',
})
