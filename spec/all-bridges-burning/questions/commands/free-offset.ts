/**
 * Is everything Offset in a free Rally, or what the Faction likes?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { freeCommands } from '../../clauses/commands/general.js'
import { rally } from '../../clauses/commands/rally.js'

/** Is everything Offset in a free Rally, or what the Faction likes? */
export const freeOffset = question('freeOffset', {
  asks: 'In a free Rally, is everything Offset that could be, or does the Faction choose as in any other Rally?',
  clauses: [freeCommands.offsetFree, freeCommands.rallyExample, rally.offset],
  readings: {
    'as chosen': 'The Faction chooses how much it Offsets; it only pays nothing for it.',
    'in full': 'All that takes Cells from the count is Offset, as in the example of the free Rally.',
  },
  usual: 'as chosen',
  because: 'The note speaks of the cost alone, and to Offset is something that the Faction may do.',
})
