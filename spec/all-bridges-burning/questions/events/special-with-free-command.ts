/**
 * Can a Special Activity go with a free Command of an Event?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { freeByEvent } from '../../clauses/events.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'

/** Can a Special Activity go with a free Command of an Event? */
export const specialWithFreeCommand = question('specialWithFreeCommand', {
  asks: 'Can a Special Activity go with a free Command of an Event?',
  clauses: [
    specialActivitiesInGeneral.withCommand,
    freeByEvent.granted,
    freeByEvent.specialGranted,
    freeByEvent.otherRequirements,
  ],
  readings: {
    no: 'No, unless the Event grants one of itself.',
    yes: 'Yes, as with any full Command; the Special Activity has to be paid for.',
  },
  usual: 'no',
  because:
    '4.1 lets it go with a Command that is executed per the Sequence of Play, and 5.4 grants a Command or a Special Activity.',
})
