/**
 * What if Cells and Troops can no longer be taken by turns?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'

/** What if Cells and Troops can no longer be taken by turns? */
export const takingTurns = question('takingTurns', {
  asks: 'What if Cells and Troops can no longer be taken by turns, since one kind has run out?',
  clauses: [attack.alternately, attack.beginsWithCell],
  readings: {
    'go on': 'The other kind is taken without turns.',
    stop: 'Where both kinds stood, no more Defenders are taken.',
  },
  usual: 'go on',
  because: 'The turns order the removal; 1.4.2 and 3.1 still ask for as many pieces as possible.',
})
