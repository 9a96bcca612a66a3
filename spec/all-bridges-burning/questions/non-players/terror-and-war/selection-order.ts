/**
 * Does the order in which groups of the Senate are selected go before the priorities of their targets?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { senateAttackCard, senateMarchCard } from '../../../clauses/non-players/senate-in-war.js'

/** Does the order in which groups of the Senate are selected go before the priorities of their targets? */
export const selectionOrder = question('selectionOrder', {
  asks: 'Groups of the Senate are selected in an order, and then their targets have an order, too: which one goes first?',
  clauses: [
    senateAttackCard.selectCapability,
    senateAttackCard.selectLargest,
    senateAttackCard.attackTownWithTrain,
    senateAttackCard.attackTownPopulation,
    senateMarchCard.selectCapability,
    senateMarchCard.selectLargest,
    senateMarchCard.controlPopulation,
    senateMarchCard.closerPopulation,
  ],
  readings: {
    'targets first': 'The order of the targets; that of the selection decides where they are equal.',
    'selection first': 'The order of the selection; that of the targets decides where groups are equal.',
  },
  usual: 'targets first',
  because: 'The priorities with the targets say what is done with the groups that are already selected.',
})
