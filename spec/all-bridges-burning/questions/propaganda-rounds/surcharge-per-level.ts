/**
 * Is the extra cost of Resolved Issues due once in the first space, or for each level that is shifted there?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { agitation, agitationCost } from '../../clauses/propaganda-rounds.js'

/** Is the extra cost of Resolved Issues due once in the first space, or for each level that is shifted there? */
export const surchargePerLevel = question('surchargePerLevel', {
  asks: 'Is the extra cost of Resolved Issues due once in the first space, or for each level that is shifted there?',
  clauses: [
    agitationCost.firstSpaceOnly,
    agitationCost.whiteAgainstReds,
    agitationCost.redAgainstSenate,
    agitation.payPerShift,
  ],
  readings: {
    once: 'Once, however many levels the space is shifted.',
    'for each level': 'For each level: what is dearer is Agitation, which is paid for by the level.',
  },
  usual: 'once',
  because:
    'The cost is said to apply in a space, and each marker to add one Resource; the example, with one level, agrees with both.',
})
