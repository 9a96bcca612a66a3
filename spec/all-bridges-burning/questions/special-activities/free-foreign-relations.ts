/**
 * Are the Resources of a Success Roll paid when Foreign Relations is free?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { freeCommands } from '../../clauses/commands/general.js'
import { foreignRelations } from '../../clauses/special-activities/reds-and-senate.js'

/** Are the Resources of a Success Roll paid when Foreign Relations is free? */
export const freeForeignRelations = question('freeForeignRelations', {
  asks: 'Are the Resources of a Success Roll paid when Foreign Relations is free?',
  clauses: [freeCommands.noCost, foreignRelations.spend],
  readings: {
    'not paid': 'The Target Value is set as if any number of Resources had been spent.',
    paid: 'What is spent on the roll is no cost but a stake, and is paid.',
  },
  usual: 'not paid',
  because: '3.1.2 says that free Special Activities cost no Resources, and excepts nothing but Agitation.',
})
