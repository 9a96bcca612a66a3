/**
 * Between whom may Resources go while a Faction executes something?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { negotiations } from '../../clauses/introduction.js'

/** Between whom may Resources go while a Faction executes something? */
export const transferPartners = question('transferPartners', {
  asks: 'May two Factions transfer Resources while the third is the one that executes something?',
  clauses: [negotiations.transferTime, negotiations.transfer],
  readings: {
    'with the executing Faction': 'No: the giver or the receiver must be executing something.',
    anybody: 'Yes: it is enough that any Faction is executing something.',
  },
  usual: 'with the executing Faction',
  because: 'The Factions of which one must be executing are, in that sentence, those that transfer to each other.',
})
