/**
 * Is a stack lost by a player who passes before choosing one?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { endOfTurn, turns } from '../clauses/rounds.js'

/** Is a stack lost by a player who passes before choosing one? */
export const passLoses = question('passLoses', {
  asks: 'Is a stack lost by a player who passes before choosing one?',
  clauses: [turns.choose, endOfTurn.pass, endOfTurn.nothingSaved],
  readings: {
    'chooses first': 'A turn starts with the choice; what was chosen is used up by a pass.',
    'loses none': 'A pass without a choice leaves the stacks as they are.',
  },
  usual: 'chooses first',
  because: 'The choice is what a turn starts with, and supply cannot be saved even by a pass.',
})
