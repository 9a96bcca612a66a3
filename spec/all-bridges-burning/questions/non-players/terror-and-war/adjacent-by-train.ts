/**
 * For a Train, is an adjacent enemy one across any border, or one that the Train can reach?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsAttackCard } from '../../../clauses/non-players/reds-in-war.js'
import { senateAttackCard, senateMarchCard } from '../../../clauses/non-players/senate-in-war.js'

/** For a Train, is an adjacent enemy one across any border, or one that the Train can reach? */
export const adjacentByTrain = question('adjacentByTrain', {
  asks: 'The cards for Attack and March ask for a Train with enemies adjacent: across any border, or along an open Railway?',
  clauses: [redsAttackCard.ifTrains, senateAttackCard.ifTrains, senateMarchCard.ifNoneByTrain],
  readings: {
    adjacent: 'Any space with a common border counts.',
    'by Railway': 'Only a space counts into which the Train could bring Attackers.',
  },
  usual: 'adjacent',
  because:
    'That is the word, and it has a meaning of its own; an Attack that then proves impossible is left for another card.',
})
