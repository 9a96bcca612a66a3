/**
 * May a player give a Non-player Resources?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { negotiations } from '../../../clauses/introduction.js'
import { nonPlayerPriorities } from '../../../clauses/non-players/general.js'

/** May a player give a Non-player Resources of their own free will? */
export const giftsToNonPlayers = question('giftsToNonPlayers', {
  asks: 'May a player give a Non-player Resources of their own free will?',
  clauses: [negotiations.transfer, nonPlayerPriorities.noTransfers],
  readings: {
    allowed: 'Yes: a Non-player takes what it is given, and only never gives.',
    refused: 'No: transfers are among what players arrange with each other.',
  },
  usual: 'allowed',
  because: '1.3.2 lets each Faction give, and 8.1.7 bars a Non-player only from giving.',
})
