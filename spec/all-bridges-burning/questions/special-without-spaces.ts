/**
 * Can a Special Activity follow a Command of the Reds or the Senate that selects no space?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { activism } from '../clauses/commands/activism.js'
import { terror } from '../clauses/commands/terror.js'
import { specialActivitiesInGeneral } from '../clauses/special-activities/general.js'

/** Can a Special Activity follow a Command of the Reds or the Senate that selects no space? */
export const specialWithoutSpaces = question('specialWithoutSpaces', {
  asks: 'Can a Special Activity follow Terror in the Political Display alone, or the die of Activism alone?',
  clauses: [specialActivitiesInGeneral.commandInSomeSpace, terror.displayNoMarker, activism.dieNoSpaces],
  readings: {
    yes: 'Yes: a Command has been carried out all the same.',
    no: 'No: neither is carried out in a space.',
  },
  usual: 'yes',
  because:
    'The same Special Activity could have come before, when no space is selected yet; 4.1 has it follow as freely as precede.',
})
