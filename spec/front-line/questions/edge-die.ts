/**
 * Which die makes an attack roll of 1 or of 6 where two dice are rolled?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { advantage } from '../clauses/attack.js'
import { edge } from '../clauses/cities.js'

/** Which die makes an attack roll of 1 or of 6 where two dice are rolled? */
export const edgeDie = question('edgeDie', {
  asks: 'Which die makes an attack roll of 1 or of 6 where two dice are rolled?',
  clauses: [edge.afterOne, edge.afterSix, advantage.both],
  readings: {
    white: 'The white die.',
    deciding: 'The die whose column gave the result.',
    'any die': 'Every die that was rolled: first what a 1 does, then what a 6 does, as the paragraph has them.',
  },
  usual: 'white',
  because: 'Page 3, para 7 calls the white one the attack die.',
})
