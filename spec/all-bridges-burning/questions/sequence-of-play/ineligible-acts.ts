/**
 * May an Ineligible Faction carry out an action that an Event gives it?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { executingEvents, freeByEvent } from '../../clauses/events.js'
import { eventCard } from '../../clauses/sequence-of-play.js'

/** May an Ineligible Faction carry out an action that an Event gives it? */
export const ineligibleActs = question('ineligibleActs', {
  asks: 'May an Ineligible Faction carry out an action that an Event gives it?',
  clauses: [
    eventCard.ineligibleIdle,
    executingEvents.selectsFaction,
    executingEvents.noEligibilityChange,
    freeByEvent.interrupts,
  ],
  readings: {
    'it may': 'Yes: the Event interrupts the Sequence of Play, in which alone the Faction is idle.',
    'it does nothing': 'No: on this card it does nothing, whoever asks it to.',
  },
  usual: 'it may',
  because: '5.4 has such an action interrupt the usual sequence, and 2.2 tells who selects actions in that sequence.',
})
