/**
 * Where do Attacking Cells go that are lost for German Troops?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { availability } from '../../clauses/forces.js'

/** Where do Attacking Cells go that are lost for German Troops? */
export const attritionGoes = question('attritionGoes', {
  asks: 'Where do Attacking Cells go that are lost for German Troops?',
  clauses: [attack.attritionGermans, attack.attritionThree, availability.offMap],
  readings: {
    Available: 'They become Available, like those lost for enemy Cells.',
    'Prisoners of War': 'They go to Prison: only those lost for enemy Cells are said to become Available.',
  },
  usual: 'Available',
  because:
    'Pieces off the map wait in their Available box; into Prison go only those of whom it is said, and they are Defenders.',
  kind: 'gap',
})
