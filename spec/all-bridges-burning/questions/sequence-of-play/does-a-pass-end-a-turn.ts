/**
 * Is the number of Cells checked after a Pass too?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { phases } from '../../clauses/sequence-of-play.js'

/** Is the number of Cells checked after a Pass too? */
export const doesAPassEndATurn = question('doesAPassEndATurn', {
  asks: 'Is the number of Cells checked after a Pass too?',
  clauses: [phases.cellsTrigger],
  readings: {
    yes: 'A Pass is a turn, and the Cells are counted after it.',
    no: 'Only after an executed action are the Cells counted.',
  },
  usual: 'yes',
  because: 'The text says turn, not action, and a Faction that Passes has had its turn.',
})
