/**
 * Does a Non-player Pass for an Event that would do nothing?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { ineffectiveEvents } from '../../../clauses/non-players/general.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** Does a Non-player Pass for an Event that would do nothing? */
export const passWithoutEffect = question('passWithoutEffect', {
  asks: 'Does a Non-player Pass for an upcoming Event that would have no effect as things are?',
  clauses: [
    nonPlayerOptions.passForNext,
    nonPlayerOptions.trainsNext,
    nonPlayerOptions.capabilityNext,
    ineffectiveEvents.onlyEffective,
    ineffectiveEvents.aboveAll,
  ],
  readings: {
    'not asked': 'Yes: a Pass is no Event, and whether the Event does anything is seen when it could be played.',
    asked: 'No: by Passing it would opt for that Event.',
  },
  usual: 'not asked',
  because: 'An Event has its effect when it is played, and the position can change until then.',
})
