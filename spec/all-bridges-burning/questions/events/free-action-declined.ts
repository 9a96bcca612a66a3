/**
 * May a Faction decline a free action that the Event of another Faction gives it?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { executingEvents, freeByEvent } from '../../clauses/events.js'

/** May a Faction decline a free action that the Event of another Faction gives it? */
export const freeActionDeclined = question('freeActionDeclined', {
  asks: 'May a Faction decline a free Command or Special Activity that the Event of another Faction gives it?',
  clauses: [
    freeByEvent.granted,
    freeByEvent.specialGranted,
    executingEvents.otherDecides,
    executingEvents.mustIfPossible,
  ],
  readings: {
    'must act': 'No: it decides how it acts, not whether, unless the text says "may".',
    'may decline': 'Yes: the Event allows it an action, which it can leave.',
  },
  usual: 'must act',
  because: '5.1 has everything carried out that can be, and leaves the other Faction the details of its action.',
})
