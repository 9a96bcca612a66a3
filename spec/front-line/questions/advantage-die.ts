/**
 * Which die is looked up in the yellow column?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { advantage } from '../clauses/attack.js'

/** Which die is looked up in the yellow column? */
export const advantageDie = question('advantageDie', {
  asks: 'Which die is looked up in the yellow column?',
  clauses: [advantage.thenYellow, advantage.tanksChoose],
  readings: {
    yellow: 'The yellow die.',
    white: 'The white die: the yellow die only opens the column.',
  },
  usual: 'yellow',
  because: "A second die of the column's color is rolled for nothing otherwise.",
})
