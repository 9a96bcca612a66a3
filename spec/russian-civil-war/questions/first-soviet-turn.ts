/**
 * When do the Soviets take their first turn?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { civilWar } from '../clauses/civil-war.js'
import { opening } from '../clauses/opening.js'
import { republic } from '../clauses/soviet-republic.js'

/** When do the Soviets take their first turn? */
export const firstSovietTurn = question('firstSovietTurn', {
  asks: 'When do the Soviets take their first turn?',
  clauses: [republic.turnPlace, civilWar.begins, opening.germanyNext],
  readings: {
    'at the end of the round': 'After the USA, in the round of the Revolution.',
    'at once': 'Before Germany, and again after the USA.',
  },
  usual: 'at the end of the round',
  because:
    'The place in the round is given, and Germany is next when the Revolution is complete. That the war begins at once needs no turn.',
})
