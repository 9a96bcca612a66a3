/**
 * Must the effect of an Event be certain?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { ineffectiveEvents } from '../../../clauses/non-players/general.js'

/** Must the effect of an Event be certain? */
export const certainEffect = question('certainEffect', {
  asks: 'Is an Event without effect that might do something, depending on a die or on what others choose?',
  clauses: [ineffectiveEvents.onlyEffective, ineffectiveEvents.somethingHappens],
  readings: {
    possible: 'No: it is enough that something can happen.',
    certain: 'Yes: something must happen whatever the dice show and others choose.',
  },
  usual: 'possible',
  because: 'The example of 8.1.5 is an Event that could do nothing at all.',
})
