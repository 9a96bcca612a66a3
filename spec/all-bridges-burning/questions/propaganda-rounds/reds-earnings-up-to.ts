/**
 * Do the Reds earn the whole Population they Control, or any number up to it?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { resourcesPhase } from '../../clauses/propaganda-rounds.js'

/** Do the Reds earn the whole Population they Control, or any number up to it? */
export const redsEarningsUpTo = question('redsEarningsUpTo', {
  asks: 'Do the Reds earn the whole Population they Control, or any number up to it?',
  clauses: [resourcesPhase.redsEarnings],
  readings: {
    all: 'The Reds add exactly that Population.',
    'any number': 'The Reds choose how much they add.',
  },
  usual: 'all',
  because:
    'The bullet says up to, but the lead of 6.3 tells every Faction to add what the list gives, and it names no choice.',
})
