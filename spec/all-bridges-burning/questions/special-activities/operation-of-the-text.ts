/**
 * What is the Operation beside which a Special Activity is executed?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'

/** What is the Operation beside which a Special Activity is executed? */
export const operationOfTheText = question('operationOfTheText', {
  asks: 'What is the Operation beside which a Special Activity is executed?',
  kind: 'slip',
  clauses: [specialActivitiesInGeneral.before, specialActivitiesInGeneral.during, specialActivitiesInGeneral.after],
  readings: {
    'the Command': 'The Command that it goes with.',
    'something else': 'Something of its own that the text does not define.',
  },
  usual: 'the Command',
  because: 'No other sentence knows an Operation, and this one continues what is said of Commands.',
  editorial: 'Nothing in the game is called an Operation, so the other reading names no moment at all.',
})
