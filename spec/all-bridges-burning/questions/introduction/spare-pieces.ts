/**
 * Are some of the wooden pieces that the list counts the spare ones?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'
import { components } from '../../clauses/introduction.js'

/** Are some of the wooden pieces that the list counts the spare ones? */
export const sparePieces = question('sparePieces', {
  asks: 'Are some of the wooden pieces that the list counts the spare ones?',
  kind: 'gap',
  clauses: [components.woodenPieces, components.spares, availability.inventory],
  readings: {
    'beside the list': 'No: the spares lie in the box beside those that are listed.',
    'in the list': 'Yes: some of the listed pieces are not needed.',
  },
  usual: 'beside the list',
  because:
    'The chart of Available Forces needs every Cell, disc and cube of the list, and Resources and Eligibility need every cylinder.',
  editorial: 'No more pieces than the chart lists can be in play, whatever else lies in the box.',
})
