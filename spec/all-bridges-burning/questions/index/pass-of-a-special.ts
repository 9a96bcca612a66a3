/**
 * Is it a Pass to add no Special Activity to a Command?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { glossary } from '../../clauses/glossary.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'

/** Is it a Pass to add no Special Activity to a Command? */
export const passOfASpecial = question('passOfASpecial', {
  asks: 'Is it a Pass to add no Special Activity to a Command?',
  kind: 'slip',
  clauses: [glossary.pass, specialActivitiesInGeneral.withCommand],
  readings: {
    no: 'No: to Pass is to execute nothing at all.',
    'only in name': 'The Index calls it one, to no further effect.',
  },
  usual: 'no',
  because: 'A Special Activity is something that a Faction may add, and 2.2.2 ties the Pass to a box of its own.',
  editorial:
    'Whatever it is called, the cylinder already stands in the box of the Command, and not in that of the Pass.',
})
