/**
 * When does the Non-player Senate come to the Foreign Relations of its March?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { executingInstructions } from '../../../clauses/non-players/cards.js'
import { senateMarchCard } from '../../../clauses/non-players/senate-in-war.js'

/** When does the Non-player Senate come to the Foreign Relations of its March? */
export const foreignRelationsInMarch = question('foreignRelationsInMarch', {
  kind: 'contradiction',
  asks: 'The card for Senate March lists Foreign Relations after Prepare, yet without Prepare the March is a Limited Command: when are they conducted?',
  clauses: [
    senateMarchCard.limitedOtherwise,
    senateMarchCard.limitedIfOpen,
    senateMarchCard.foreignRelations,
    executingInstructions.firstPossible,
  ],
  readings: {
    'with no Limited Command open': 'Only where Prepare is impossible and no Limited Command can be taken.',
    'in place of Prepare': 'Wherever Prepare is impossible; if they are, too, the March is a Limited Command.',
  },
  usual: 'with no Limited Command open',
  because: 'The Limited Command depends on Prepare alone, by its words.',
})
