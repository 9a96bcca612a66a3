/**
 * May a text of an Event, or one of several effects, be chosen that does nothing?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { dualUse, executingEvents } from '../../clauses/events.js'

/** May a text of an Event, or one of several effects, be chosen that does nothing? */
export const textWithoutEffect = question('textWithoutEffect', {
  asks: 'May a text of an Event, or one of several effects, be chosen that does nothing while another one does something?',
  clauses: [dualUse.select, executingEvents.executingSelects, executingEvents.mustIfPossible, executingEvents.partly],
  readings: {
    'any of them': 'Yes: which one it is is up to the Faction, and nothing of it is carried out.',
    'one that does something': 'No: what can be carried out must be, and so must one be chosen that can.',
  },
  usual: 'any of them',
  because:
    '5.2 lets the Faction select either text and asks for nothing else; what must be carried out is the text selected.',
})
