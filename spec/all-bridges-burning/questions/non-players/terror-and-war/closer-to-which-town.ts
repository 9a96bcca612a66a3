/**
 * To which Town must a group of the Non-player Senate come closer?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { senateAttackCard, senateMarchCard } from '../../../clauses/non-players/senate-in-war.js'

/** To which Town must a group of the Non-player Senate come closer? */
export const closerToWhichTown = question('closerToWhichTown', {
  asks: 'Groups of the Non-player Senate come closer to a Town without Senate Control: to any such Town, or to the nearest?',
  clauses: [senateAttackCard.attackCloser, senateMarchCard.closer],
  readings: {
    'some Town': 'It is enough to come closer to one of them.',
    'the nearest': 'The way to the nearest of them must become shorter.',
  },
  usual: 'some Town',
  because: 'The card says a Town, and favors those of the most Population where it can choose.',
})
