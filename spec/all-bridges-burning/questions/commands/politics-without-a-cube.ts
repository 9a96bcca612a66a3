/**
 * Must a cube be placed when the Moderates conduct Politics?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { politics } from '../../clauses/commands/politics.js'

/** Must a cube be placed when the Moderates conduct Politics? */
export const politicsWithoutACube = question('politicsWithoutACube', {
  asks: 'Must a cube be placed when the Moderates conduct Politics?',
  clauses: [politics.oneCube, politics.place, politics.ifAvailable],
  readings: {
    'if available': 'A cube is placed if there is one; Politics can be conducted without one as well.',
    'as wished': 'No cube need be placed, even if there is one.',
    needed: 'Politics can be conducted only while there is a cube to place.',
  },
  usual: 'if available',
  because: 'The procedure places a cube with the words "if available", and the conditions before it name no cube.',
})
