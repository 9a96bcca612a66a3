/**
 * Does the die of a free Activism reach beyond the spaces that the Event grants?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { activism } from '../../clauses/commands/activism.js'
import { freeCommands } from '../../clauses/commands/general.js'

/** Does the die of a free Activism reach beyond the spaces that the Event grants? */
export const dieBeyondGrant = question('dieBeyondGrant', {
  asks: 'An Event grants Activism in certain spaces: does its die Activate Cells outside of them?',
  clauses: [freeCommands.withinGrant, freeCommands.eventText, activism.dieNoSpaces, activism.dieAnywhere],
  readings: {
    'within them': 'No: what the Event grants happens in those spaces.',
    anywhere: 'Yes: the die selects no spaces, and its Cells may be anywhere on the map.',
  },
  usual: 'within them',
  because: 'The text of an Event takes precedence over the rules, and it grants the Command there.',
})
