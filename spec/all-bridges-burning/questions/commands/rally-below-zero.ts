/**
 * Can the count of a Rally fall below zero, so that Offsets first make up for that?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { moderatesRally } from '../../clauses/commands/moderates-rally.js'
import { rally } from '../../clauses/commands/rally.js'

/** Can the count of a Rally fall below zero, so that Offsets first make up for that? */
export const rallyBelowZero = question('rallyBelowZero', {
  asks: 'Can the count of a Rally fall below zero, so that Offsets first make up for that?',
  clauses: [rally.base, rally.offset, moderatesRally.offset],
  readings: {
    'below zero': 'Yes: all is added and subtracted, Offsets too, and nothing is placed at zero or less.',
    'no lower than zero': 'No: the count stops at zero, and every Offset then adds a Cell.',
  },
  usual: 'below zero',
  because: 'Offsetting takes away negative effects, each of which counts, and the count is taken to its end first.',
})
