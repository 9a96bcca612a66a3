/**
 * Do Cells that Retreat cost the Attacker a Cell?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'

/** Do Cells that Retreat cost the Attacker a Cell? */
export const attritionAfterRetreat = question('attritionAfterRetreat', {
  asks: 'Do Cells that Retreat count among the three for which the Attacker loses a Cell?',
  clauses: [attack.attritionThree, attack.retreat],
  readings: {
    'removed only': 'Only Cells that an Engagement takes away count.',
    'relocated too': 'Cells that Retreat count as well.',
  },
  usual: 'removed only',
  because: 'Retreat relocates Cells, and the loss is for Cells that are removed.',
})
