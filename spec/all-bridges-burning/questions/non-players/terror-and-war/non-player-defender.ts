/**
 * Whom do Non-player Reds designate as the Defender?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerPriorities } from '../../../clauses/non-players/general.js'
import { redsAttackCard } from '../../../clauses/non-players/reds-in-war.js'

/** Whom do Non-player Reds designate as the Defender? */
export const nonPlayerDefender = question('nonPlayerDefender', {
  kind: 'gap',
  asks: 'The Senate and Germans are both in a space that Non-player Reds Attack: who defends?',
  clauses: [
    redsAttackCard.attackCapability,
    redsAttackCard.attackTown,
    redsAttackCard.attackProvince,
    nonPlayerPriorities.maximumExtent,
  ],
  readings: {
    'at random': 'The Senate, the Germans, or both, at random.',
    Senate: 'The Senate, of which all priorities speak.',
    both: 'Both, so that as much as possible is removed.',
  },
  usual: 'at random',
  because: 'Neither the card nor the general priorities say it, and what they leave open is random.',
})
