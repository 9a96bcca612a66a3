/**
 * Can Crackdown place more than one Terror marker?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { crackdown } from '../../clauses/special-activities/reds-and-senate.js'

/** Can Crackdown place more than one Terror marker? */
export const severalTerrorOfCrackdown = question('severalTerrorOfCrackdown', {
  asks: 'Can Crackdown place more than one Terror marker?',
  kind: 'slip',
  clauses: [crackdown.oneSpace, crackdown.placeTerror, crackdown.polarize],
  readings: {
    one: 'One marker at most: the procedure places a single one.',
    each: 'As many as the words for each marker might suggest.',
  },
  usual: 'one',
  because: 'The procedure takes one space and places a marker there.',
  editorial: 'No sentence places a second marker, so the price of each comes to the price of one.',
})
