/**
 * May Foreign Relations push Vassalage past the end of its track?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'
import { foreignRelations } from '../../clauses/special-activities/reds-and-senate.js'

/** May Foreign Relations push Vassalage past the end of its track? */
export const vassalageAtTheEnd = question('vassalageAtTheEnd', {
  asks: 'May Foreign Relations push Vassalage past the end of its track?',
  kind: 'gap',
  clauses: [foreignRelations.increase, foreignRelations.decrease, specialActivitiesInGeneral.selects],
  readings: {
    'without effect': 'It may be tried; the level stays as it is.',
    'not allowed': 'An increase at the highest level and a decrease at zero cannot be chosen.',
  },
  usual: 'without effect',
  because: 'The procedure sets no condition on the level from which Vassalage shifts.',
})
