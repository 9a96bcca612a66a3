/**
 * Is the result for a disrupted target made a Blitz before Rally lessens it, or after?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { blitz } from '../clauses/attack.js'
import { rally } from '../clauses/leadership.js'

/** Is the result for a disrupted target made a Blitz before Rally lessens it, or after? */
export const rallyDisrupted = question('rallyDisrupted', {
  asks: 'Is the result for a disrupted target made a Blitz before Rally lessens it, or after?',
  clauses: [blitz.disruptedTarget, rally.disrupt, rally.rout],
  readings: {
    after: 'Rally lessens what the chart says; what is left of Disrupt or Rout then becomes a Blitz.',
    before: 'Disrupt and Rout are a Blitz first; Rally makes that a Disrupt, and the unit stays as it is.',
  },
  usual: 'after',
  because: 'Rally adjusts the result of the attack, and the conversion is what happens when a unit receives one.',
})
