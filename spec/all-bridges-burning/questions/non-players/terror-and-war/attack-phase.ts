/**
 * Does Phase II hold for both halves of the condition of an Attack?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsAttackCard } from '../../../clauses/non-players/reds-in-war.js'
import { senateAttackCard } from '../../../clauses/non-players/senate-in-war.js'

/** Does Phase II hold for both halves of the condition of an Attack? */
export const attackPhase = question('attackPhase', {
  asks: 'The cards for Attack ask for Phase II before the first of two alternatives: does the second need it, too?',
  clauses: [redsAttackCard.ifPhaseTwo, senateAttackCard.ifPhaseTwo],
  readings: {
    both: 'Phase II holds for both.',
    'the first': 'Phase II holds for the first only.',
  },
  usual: 'both',
  because: 'It is the condition of the whole card, before the alternatives.',
  editorial:
    'an Attack can only be selected in Phase II anyway (3.2.4), and a card that cannot be executed is discarded (8.2.3)',
})
