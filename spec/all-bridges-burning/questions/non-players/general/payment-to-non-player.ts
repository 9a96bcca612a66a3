/**
 * What becomes of Resources that go to a Non-player without a cylinder?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { noResourceTracking } from '../../../clauses/non-players/general.js'

/** What becomes of Resources that go to Non-player Reds or Senate? */
export const paymentToNonPlayer = question('paymentToNonPlayer', {
  asks: 'When Resources go to Non-player Reds or Senate, does the Faction that hands them over lose them?',
  clauses: [noResourceTracking.noTransfer, noResourceTracking.noReduction, noResourceTracking.noTracking],
  readings: {
    lost: 'Yes: it pays as ever, and nobody gains.',
    kept: 'No: where nobody can receive, nothing is handed over.',
  },
  usual: 'lost',
  because: '8.1.2 frees the Non-players that would hand Resources over, and nobody who has to pay one.',
})
