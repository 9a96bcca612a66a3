/**
 * Does anybody receive the Resources that a Non-player without a cylinder does not hand over?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { noResourceTracking } from '../../../clauses/non-players/general.js'

/** Does anybody receive the Resources that Non-player Reds or Senate do not hand over? */
export const nonPlayerGives = question('nonPlayerGives', {
  asks: 'When Non-player Reds or Senate are to hand Resources to another Faction, does that Faction receive them?',
  clauses: [noResourceTracking.noTransfer],
  readings: {
    nothing: 'No: the transfer as a whole does not take place.',
    everything: 'Yes: only the side of the Non-player, whose Resources nobody tracks, is left out.',
  },
  usual: 'nothing',
  because: 'It is the transfer that does not apply; 8.1.2 does not speak of the half of one.',
})
