/**
 * Does a group without a Train Attack to come closer to a Town?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { senateAttackCard } from '../../../clauses/non-players/senate-in-war.js'

/** Does a group without a Train Attack to come closer to a Town? */
export const attackCloser = question('attackCloser', {
  kind: 'contradiction',
  asks: 'The Senate Attacks with groups so that they come closer to a Town, those with a Train first: do others Attack where they stand?',
  clauses: [senateAttackCard.attackCloser, senateAttackCard.attackCloserWithTrain],
  readings: {
    'by Train only': 'No: only a Train takes Attackers to another space, so only those groups come closer.',
    'where it stands, too': 'Yes: those with a Train go first, and the others Attack in their own space.',
  },
  usual: 'by Train only',
  because:
    'A group that stays where it is does not come closer; that groups with a Train go first is then without effect.',
})
