/**
 * Do the steps of the Reset Phase follow each other in the order in which they are printed?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { conscription, powers, prisoners, resetPhase } from '../../clauses/propaganda-rounds.js'

/** Do the steps of the Reset Phase follow each other in the order in which they are printed? */
export const orderOfTheReset = question('orderOfTheReset', {
  asks: 'Do the steps of the Reset Phase follow each other in the order in which they are printed?',
  kind: 'gap',
  clauses: [resetPhase.prepareCampaign, prisoners.redsFirst, powers.matchVassalage, conscription.tenCells],
  readings: {
    'as printed': 'Yes: from the Prisoners to Senate Conscription.',
    'in any order': 'No: it is enough that all of them are carried out.',
  },
  usual: 'as printed',
  because: 'They are numbered like the phases, which follow each other in the order of print.',
  editorial: 'No step changes anything that another one looks at.',
})
