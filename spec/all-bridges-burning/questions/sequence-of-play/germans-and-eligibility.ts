/**
 * Do Germans that act last do so before or after Eligibility is adjusted?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { germanActions } from '../../clauses/commands/german-actions.js'
import { adjustEligibility } from '../../clauses/sequence-of-play.js'

/** Do Germans that act last do so before or after Eligibility is adjusted? */
export const germansAndEligibility = question('germansAndEligibility', {
  asks: 'Do Germans that act last do so before or after Eligibility is adjusted?',
  clauses: [adjustEligibility.when, adjustEligibility.germanStored, germanActions.highRollLast],
  readings: {
    before: 'Before: their turn is part of the card.',
    after: 'After: Eligibility is adjusted once every Faction is done.',
  },
  usual: 'before',
  because: 'Their cylinder is said to be stored once they have acted, among the adjustments.',
  editorial: 'What the Germans do depends on no cylinder of a Faction, and Eligibility on nothing that they do.',
})
