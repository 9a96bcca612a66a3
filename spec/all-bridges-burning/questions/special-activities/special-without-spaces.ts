/**
 * Can a Special Activity go with a Command that selects no space?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { activism } from '../../clauses/commands/activism.js'
import { politics } from '../../clauses/commands/politics.js'
import { terror } from '../../clauses/commands/terror.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'
import { personality } from '../../clauses/special-activities/moderates.js'

/** Can a Special Activity go with a Command that selects no space? */
export const specialWithoutSpaces = question('specialWithoutSpaces', {
  asks:
    'Can a Special Activity go with a Command that selects no space: with Politics, or after Terror in the Political ' +
    'Display alone, or after the die of Activism alone?',
  clauses: [
    specialActivitiesInGeneral.commandInSomeSpace,
    politics.noSpaces,
    personality.withRallyOrPolitics,
    terror.displayNoMarker,
    activism.dieNoSpaces,
  ],
  readings: {
    yes: 'Yes: a Command is carried out all the same.',
    no: 'No: none of them is carried out in a space; only Personality, whose section names Politics, goes with that.',
  },
  usual: 'yes',
  because:
    'Dialogue and Publish name the Commands with which they do not go, and Politics is not among them; 8.5.5 has both go ' +
    'with it. The others could have had the same Special Activity before them, when no space is selected yet.',
})
