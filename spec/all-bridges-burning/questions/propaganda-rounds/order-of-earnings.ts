/**
 * Do the Factions earn their Resources in the order of the list, or all at once?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { resourcesPhase } from '../../clauses/propaganda-rounds.js'

/** Do the Factions earn their Resources in the order of the list, or all at once? */
export const orderOfEarnings = question('orderOfEarnings', {
  asks: 'Do the Factions earn their Resources in the order of the list, or all at once?',
  kind: 'gap',
  clauses: [resourcesPhase.eachFaction],
  readings: {
    'all at once': 'All at once.',
    'as listed': 'Senate, Reds, Moderates.',
  },
  usual: 'all at once',
  because: 'The lead adds to the Resources of each Faction and gives no order.',
  editorial: 'What one Faction earns depends on nothing that another earns.',
})
