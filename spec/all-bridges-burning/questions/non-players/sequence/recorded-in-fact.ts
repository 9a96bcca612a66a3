/**
 * Where is a full Command recorded that took place in one space and without a Special Activity?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { executingInstructions, recordSteps } from '../../../clauses/non-players/cards.js'
import { redsRallyCard } from '../../../clauses/non-players/reds.js'

/** Where is a full Command recorded that took place in one space and without a Special Activity? */
export const recordedInFact = question('recordedInFact', {
  asks: 'Is a full Command in one space, or with one Cell, and without a Special Activity recorded as a Limited one?',
  clauses: [recordSteps.asTaken, executingInstructions.recordedAccordingly, redsRallyCard.recordedOnlySo],
  readings: {
    'every Command': 'Yes, whatever the Command, if a box for a Limited Command is free.',
    'Reds Rally': 'Only the Reds Rally, whose card says so; any other stays in the box for the full Command.',
  },
  usual: 'every Command',
  because: '8.2.4 has every move recorded as it was taken; the play note of the Reds Rally is a case of that.',
})
