/**
 * Which action pays the extra cost of Resolved Issues in a Propaganda Round once?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { agitationCost } from '../../clauses/propaganda-rounds.js'

/** Which action pays the extra cost of Resolved Issues in a Propaganda Round once? */
export const surchargePerAction = question('surchargePerAction', {
  asks: 'Which action pays the extra cost of Resolved Issues in a Propaganda Round once?',
  clauses: [agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound],
  readings: {
    'all Agitation': 'The whole Agitation of a Faction is one action, so its first space pays.',
    'each space': 'What is done in a space is an action of its own, so each space pays.',
  },
  usual: 'all Agitation',
  because: 'A first selected space is only spoken of where there are several spaces in one action.',
})
