/**
 * Does the Condition Box matter where an Event names the Command?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { conditionBox } from '../../../clauses/non-players/cards.js'
import { freeNonPlayerActions } from '../../../clauses/non-players/general.js'

/** Does the Condition Box matter where an Event names the Command? */
export const conditionOfNamedCard = question('conditionOfNamedCard', {
  asks: 'Must the condition of a Non-player card be met that is looked up for a named free action?',
  clauses: [freeNonPlayerActions.namedAction, freeNonPlayerActions.usualProcedures, conditionBox.notMet],
  readings: {
    'passed over': 'No: the card is looked up for its instructions, and its die is rolled where they need it.',
    asked: 'Yes: a card whose condition is not met is of no use here either.',
  },
  usual: 'passed over',
  because: 'The Condition Box is named only with a card that is drawn because the Event names no action.',
})
