/**
 * Between which targets does the rank of a player decide, when Non-player Moderates hold Dialogue?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesNegotiateCard } from '../../../clauses/non-players/moderates.js'

/** Between which targets does the rank of a player decide, when Non-player Moderates hold Dialogue? */
export const dialogueTarget = question('dialogueTarget', {
  asks: 'Does a player go first between the Opposition of the Reds and the Towns of the Senate?',
  clauses: [
    moderatesNegotiateCard.dialogueOpposition,
    moderatesNegotiateCard.dialogueTowns,
    moderatesNegotiateCard.dialoguePlayer,
  ],
  readings: {
    'a player first': 'Yes: if both are possible, that which hurts a player is done.',
    'in their order': 'No: Opposition goes first, and within each part there is one Faction alone.',
  },
  usual: 'a player first',
  because: 'Each of the two parts has but one Faction as its target, so the sentence can decide only between them.',
})
