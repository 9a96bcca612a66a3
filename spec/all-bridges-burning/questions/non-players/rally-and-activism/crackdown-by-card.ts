/**
 * What is the most Opposition that a Crackdown of a Non-player can remove?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { senateRallyCard55 } from '../../../clauses/non-players/senate.js'
import { support } from '../../../clauses/tracks.js'

/** What is the most Opposition that a Crackdown of a Non-player can remove? */
export const crackdownByCard = question('crackdownByCard', {
  asks: 'Is the Opposition that a Crackdown of a Non-player removes counted by Population?',
  clauses: [senateRallyCard55.crackdownMost, support.redsVictory],
  readings: {
    Population: 'Yes: as much as Total Opposition falls.',
    levels: 'No: one level of Opposition is as much as any other, whatever the Population.',
  },
  usual: 'Population',
  because: 'The only amount of Opposition that the rules know is Total Opposition.',
})
