/**
 * Does a Russian Troop go along with a Cell, or are Troops only as many as the Cells?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { march } from '../../clauses/commands/march.js'

/** Does a Russian Troop go along with a Cell, or are Troops only as many as the Cells? */
export const russiansOnTheMarch = question('russiansOnTheMarch', {
  asks: 'Does a Russian Troop that Marches go along with a Reds Cell, or are Troops only limited by the number of Cells?',
  clauses: [march.russians],
  readings: {
    'as many as Cells': 'Troops move by themselves into selected spaces, no more of them than Reds Cells have moved.',
    'into the same space':
      'Into each selected space no more Troops move than Reds Cells have moved there, from whatever adjacent space.',
    'from the same space':
      'From each space no more Troops move than Reds Cells have moved out of it, into any selected space.',
    'with a Cell': 'Each Troop moves with a Reds Cell, from the same space into the same space.',
  },
  usual: 'as many as Cells',
  because: '3.2.5 counts Troops against moving Cells, and says "with" of Capabilities only.',
})
