/**
 * Where must relocating an Administration cost no Reds Control?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsRallyCard } from '../../../clauses/non-players/reds.js'

/** Where must relocating an Administration cost no Reds Control? */
export const relocationControl = question('relocationControl', {
  asks: 'Where must relocating an Administration cost the Reds no Control?',
  clauses: [redsRallyCard.relocate, redsRallyCard.relocateKeepsControl, redsRallyCard.administration],
  readings: {
    'its origin': 'In the space that it leaves.',
    'every space': 'Also in the space that it comes to, where two Cells give way to it.',
  },
  usual: 'its origin',
  because: 'The words stand beside the space from which it is taken; what happens to the two Cells is another step.',
})
