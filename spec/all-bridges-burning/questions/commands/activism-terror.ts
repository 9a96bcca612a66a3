/**
 * A question: what removing Terror costs in Agitation by Activism.
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { activism } from '../../clauses/commands/activism.js'

/** Does removing Terror in Agitation by Activism cost one Resource, or one for each marker? */
export const activismTerror = question('activismTerror', {
  asks: 'Does removing Terror in Agitation by Activism cost one Resource, or one for each marker?',
  clauses: [activism.agitateTerrorCost],
  readings: {
    'all at once': 'One Resource removes all Terror in the space.',
    'each marker': 'Each Terror marker takes a Resource, as in a Propaganda Round.',
  },
  usual: 'all at once',
  because: 'The sentence names two things that take a Resource each: removing all Terror, and the shift.',
})
