/**
 * When is the check for Capture made?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'

/** When is the check for Capture made? */
export const captureMoment = question('captureMoment', {
  asks: 'Is a Cell checked for Capture as soon as it moves with News or the Personality, or only in the chosen space?',
  clauses: [message.checkHolders, message.checkEach, message.mostCells, message.captured],
  readings: {
    'at once':
      'The check is made as soon as the Cell has moved with, or picked up, News or the Personality; Captured, it ends in ' +
      'the chosen space, wherever that lies among the selected ones.',
    'in the chosen space':
      'The check is made while the Cell is in the chosen space with News or the Personality; a Cell that never is goes free.',
  },
  usual: 'at once',
  because:
    '3.3.2 has the check made for each Cell that ever holds News or the Personality; a selected space that is never ' +
    'entered would otherwise spare the Cell its check.',
})
