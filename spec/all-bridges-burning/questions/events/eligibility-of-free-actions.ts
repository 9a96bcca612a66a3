/**
 * Does a free action affect the Eligibility of the Faction that plays the Event?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { freeCommands } from '../../clauses/commands/general.js'
import { freeByEvent } from '../../clauses/events.js'

/** Does a free action affect the Eligibility of the Faction that plays the Event? */
export const eligibilityOfFreeActions = question('eligibilityOfFreeActions', {
  asks: 'Does a free action affect the Eligibility of the Faction that plays the Event?',
  kind: 'contradiction',
  clauses: [freeByEvent.noEligibilityChange, freeCommands.noEligibilityChange],
  readings: {
    'of nobody': 'It affects the Eligibility of no Faction, as 5.4 says.',
    'of others': 'It leaves that of other Factions alone, as 3.1.2 says, and might count for its own.',
  },
  usual: 'of nobody',
  because: '5.4 names no Faction, and 5.1 agrees for all that act in the course of an Event.',
  editorial:
    'The Faction that plays the Event becomes Ineligible or not by the box that it has taken, whatever it does there.',
})
