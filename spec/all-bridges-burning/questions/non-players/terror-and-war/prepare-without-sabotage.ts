/**
 * Does the Senate Prepare for its Attack or March where there is no Sabotage?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { senateRallyCard54 } from '../../../clauses/non-players/senate.js'
import { senateAttackCard, senateMarchCard } from '../../../clauses/non-players/senate-in-war.js'

/** Does the Senate Prepare for its Attack or March where there is no Sabotage? */
export const prepareWithoutSabotage = question('prepareWithoutSabotage', {
  asks: 'For its Attack and its March the Senate removes Sabotage: if there is none, does it place a Prepared marker as by its other cards?',
  clauses: [
    senateAttackCard.prepareFirst,
    senateAttackCard.sabotage,
    senateMarchCard.prepareFirst,
    senateMarchCard.sabotage,
    senateRallyCard54.preparedElse,
  ],
  readings: {
    'no Prepare': 'No: without Sabotage it cannot Prepare by these cards.',
    'a Prepared marker': 'Yes: what Prepare is stands on the card of the Rally.',
  },
  usual: 'no Prepare',
  because:
    'These two cards have a text of their own, without a Prepared marker, where the others refer to that of the Rally.',
})
