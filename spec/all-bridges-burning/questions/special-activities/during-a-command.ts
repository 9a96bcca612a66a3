/**
 * When exactly is a Special Activity executed "during" a Command?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'

/** When exactly is a Special Activity executed "during" a Command? */
export const duringACommand = question('duringACommand', {
  asks: 'When exactly is a Special Activity executed "during" a Command?',
  kind: 'gap',
  clauses: [
    specialActivitiesInGeneral.during,
    specialActivitiesInGeneral.atOneTime,
    commandsInGeneral.actorOrdersSpaces,
  ],
  readings: {
    'before any step':
      'Between its spaces or Cells, and before each later step that takes all of them; not within a step.',
    'between spaces':
      'Only while spaces or Cells are still being selected: after them it comes when the Command is over.',
  },
  usual: 'before any step',
  because: '4.1 asks for one moment of the Command and excludes none; within a step of one space nothing is at rest.',
})
