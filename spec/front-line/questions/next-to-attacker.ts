/**
 * Does the attacker itself keep a unit from a Retreat to a square next to it?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { retreat } from '../clauses/attack.js'

/** Does the attacker itself keep a unit from a Retreat to a square next to it? */
export const nextToAttacker = question('nextToAttacker', {
  asks: 'Does the attacker itself keep a unit from a Retreat to a square next to it?',
  clauses: [retreat.notNextToUnits],
  readings: {
    yes: 'The attacker is an active unit of the other side like any other.',
    no: 'Only the other units of that side count.',
  },
  usual: 'yes',
  because: 'Any active enemy unit makes a square unsafe, and an attacker is active.',
})
