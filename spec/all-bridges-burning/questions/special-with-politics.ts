/**
 * Which Special Activities can go with Politics?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { politics } from '../clauses/commands/politics.js'
import { specialActivitiesInGeneral } from '../clauses/special-activities/general.js'
import { personality } from '../clauses/special-activities/moderates.js'

/** Which Special Activities can go with Politics? */
export const specialWithPolitics = question('specialWithPolitics', {
  asks: 'Which Special Activities can go with Politics, a Command that takes place in no space?',
  clauses: [specialActivitiesInGeneral.commandInSomeSpace, politics.noSpaces, personality.withRallyOrPolitics],
  readings: {
    all: 'Politics counts as a Command that is carried out somewhere, so that every Special Activity of the Moderates can.',
    'Personality alone': 'None can but Personality, whose section names Politics.',
  },
  usual: 'all',
  because:
    'Dialogue and Publish name the Commands with which they do not go, and Politics is not among them; 8.5.5 has both ' +
    'go with it.',
})
