/**
 * May what has defended in an Attack be Attacked again in the same turn?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'

/** May what has defended in an Attack be Attacked again in the same turn? */
export const defendsOnce = question('defendsOnce', {
  asks: 'No piece or Capability takes part in two Attacks of a turn: does that protect what has defended, or Retreated, in one?',
  clauses: [attack.oncePerTurn, attack.oncePerTurnNews, attack.retreat, attack.where],
  readings: {
    'Attackers only': 'No: it binds what attacks; Defenders can be Attacked as often as there are Attackers for it.',
    'Defenders, too': 'Yes: what has defended takes no part in a further Attack, on either side.',
  },
  usual: 'Attackers only',
  because: 'The sentence stands where the Faction that acts selects its spaces and is told what it may use there.',
})
