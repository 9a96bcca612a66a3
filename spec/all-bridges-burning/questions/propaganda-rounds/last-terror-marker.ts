/**
 * Does the Resource that removes the last Terror marker of a space also pay for a level there?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { agitation } from '../../clauses/propaganda-rounds.js'

/** Does the Resource that removes the last Terror marker of a space also pay for a level there? */
export const lastTerrorMarker = question('lastTerrorMarker', {
  asks: 'Does the Resource that removes the last Terror marker of a space also pay for a level there?',
  clauses: [agitation.payPerTerror, agitation.payPerShift, agitation.payPerPolarization, agitation.terrorFirst],
  readings: {
    'for one thing': 'No: each Resource does one thing, and a level takes another one.',
    'for both':
      'Yes: it removes the marker and, since no Terror is left, shifts a level or lowers Polarization by one.',
  },
  usual: 'for one thing',
  because:
    'What a Resource does is a list of alternatives, and the words on Terror in it tell when the last two are open; 3.2.2 has each paid for by itself.',
})
