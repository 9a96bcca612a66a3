/**
 * Does German Vassalage that has come down from four to three come down again?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { readingCards } from '../../../clauses/non-players/cards.js'
import { senateRallyCard54 } from '../../../clauses/non-players/senate.js'
import { foreignRelations } from '../../../clauses/special-activities/reds-and-senate.js'

/** Does German Vassalage that has come down from four to three come down again? */
export const foreignRelationsTwice = question('foreignRelationsTwice', {
  asks: 'Does a Non-player Senate that lowers German Vassalage from four to three roll for three as well?',
  clauses: [
    senateRallyCard54.foreignRelationsFour,
    senateRallyCard54.foreignRelationsThree,
    readingCards.sequential,
    foreignRelations.decrease,
  ],
  readings: {
    'one of them': 'No: which of the two priorities applies depends on where Vassalage stood.',
    both: 'Yes: the second priority comes after the first, and finds it at three.',
  },
  usual: 'one of them',
  because: '4.2.2 moves Vassalage by one.',
})
