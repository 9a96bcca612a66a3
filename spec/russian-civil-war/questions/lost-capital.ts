/**
 * Where does a unit of the Central Powers go if its capital is in enemy hands?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { centralLeave } from '../clauses/revolution-phase.js'

/** Where does a unit of the Central Powers go if its capital is in enemy hands? */
export const lostCapital = question('lostCapital', {
  asks: 'Where does a unit of the Central Powers go if its capital is in enemy hands?',
  clauses: [centralLeave.capital],
  readings: {
    'there all the same': 'To its capital, where it contests the territory.',
    nowhere: 'It leaves the game.',
  },
  usual: 'there all the same',
  because: 'The step sends such units to their capitals without a condition.',
})
