/**
 * May Attackers come by Train in a Limited Attack?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { limitedCommand } from '../../clauses/sequence-of-play.js'

/** May Attackers come by Train in a Limited Attack? */
export const limitedAttackByTrain = question('limitedAttackByTrain', {
  asks: 'May Attackers come by Train from another space when the Attack is a Limited Command?',
  kind: 'gap',
  clauses: [limitedCommand.oneSpace, limitedCommand.constrained, attack.trains, attack.where],
  readings: {
    allowed: 'Yes: the one space is the one that is Attacked, from wherever Attackers come.',
    'not allowed': 'No: a Limited Command takes place in one space, and the Train would involve a second one.',
  },
  usual: 'allowed',
  because: 'A Command is counted by the spaces that it selects, and an Attack selects its target only.',
})
