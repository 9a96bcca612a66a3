/**
 * Whose cube is that of a Non-player Faction, where both others are Non-players, or neither?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesPoliticsCard } from '../../../clauses/non-players/moderates.js'

/** Whose cube is that of a Non-player Faction, where both others are Non-players, or neither? */
export const politicsOtherCube = question('politicsOtherCube', {
  asks: 'On a 5 or 6, whose cube do Non-player Moderates place if the Reds and the Senate are both Non-players, or neither is?',
  clauses: [moderatesPoliticsCard.colorNonPlayer],
  readings: {
    chance: 'Chance decides between the two colors.',
    'another roll': 'The die is rolled until it shows 1 to 4.',
  },
  usual: 'chance',
  because: 'Both cubes, or neither, answer to the text, so that they have equal priority.',
  kind: 'gap',
  editorial: 'both give either color an even chance',
})
