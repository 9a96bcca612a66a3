/**
 * Why does the first part of card #54 ask for Phase I?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { senateRallyCard54 } from '../../../clauses/non-players/senate.js'

/** Why does the first part of card #54 ask for Phase I? */
export const phaseOfCard54 = question('phaseOfCard54', {
  asks: 'Why does the first part of the Rally by card #54 ask for Phase I, as the condition of the card does?',
  kind: 'slip',
  clauses: [senateRallyCard54.cellsAmongEnemiesPhase, senateRallyCard54.ifPhaseOne],
  readings: {
    repeated: 'It repeats the condition.',
    'left over': 'It is left over from a card for both Phases.',
  },
  usual: 'repeated',
  because: 'That is what is printed.',
  editorial: 'The card is never executed in Phase II.',
})
