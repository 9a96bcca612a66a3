/**
 * Must a Faction take the first box of a row if those before it have only Passed?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { options } from '../../clauses/sequence-of-play.js'

/** Must a Faction take the first box of a row if those before it have only Passed? */
export const firstBox = question('firstBox', {
  asks: 'Must a Faction take the first box of a row if those before it have only Passed?',
  clauses: [options.firstTakesFirstBox, options.firstSetsRow, options.passSetsNoRow, options.second, options.third],
  readings: {
    'whoever acts first': 'Yes: the first Faction to act takes the first box of a row, whatever place it had.',
    'the 1st Eligible only': 'No: the second or third Eligible takes any box as long as no row is fixed.',
  },
  usual: 'whoever acts first',
  because: 'The first to play is said to fix the row unless it Passes, so that the next one has its place.',
})
