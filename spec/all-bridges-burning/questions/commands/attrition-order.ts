/**
 * How do Cells and Russians share the losses to Germans?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'

/** How do Cells and Russians share the losses to Germans? */
export const attritionOrder = question('attritionOrder', {
  asks: 'In what order do Attacking Cells and Russian Troops fall for the German Troops that are taken?',
  clauses: [attack.attritionGermans, attack.attritionBegins],
  readings: {
    'first a Cell': 'The first is a Cell; after it the Attacker chooses.',
    'by turns': 'A Cell and a Russian Troop fall by turns.',
  },
  usual: 'first a Cell',
  because: 'The text only says with what to begin; where it means turns, as for the Defenders, it says so.',
})
