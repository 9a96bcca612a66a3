/**
 * How evenly does the die of Activism Activate Cells once every space has had one?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { activism } from '../../clauses/commands/activism.js'

/** How evenly does the die of Activism Activate Cells once every space has had one? */
export const evenlyAfterFirst = question('evenlyAfterFirst', {
  asks: 'How evenly does the die of Activism Activate Cells once every space has had one?',
  clauses: [activism.evenly, activism.dieActivates],
  readings: {
    'one each': 'Once every space that can be chosen has had one, the rest go wherever the Faction likes.',
    'round by round': 'No space gets a third one before every other has had a second, and so on.',
  },
  usual: 'one each',
  because: 'The note asks no more than that the first of every space come before any second.',
})
