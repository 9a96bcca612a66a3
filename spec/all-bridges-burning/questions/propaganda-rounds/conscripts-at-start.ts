/**
 * Where do the ten Senate Cells begin that Senate Conscription brings in?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'
import { conscription } from '../../clauses/propaganda-rounds.js'
import { setup } from '../../clauses/setup.js'

/** Where do the ten Senate Cells begin that Senate Conscription brings in? */
export const conscriptsAtStart = question('conscriptsAtStart', {
  asks: 'Where do the ten Senate Cells begin that Senate Conscription brings in?',
  kind: 'contradiction',
  clauses: [conscription.tenCells, availability.offMap, availability.outOfPlay, setup.russiansOut],
  readings: {
    'Out of Play': 'Out of Play, although Setup does not list them there.',
    Available: 'In the Available box with the rest, so that Conscription finds none to place.',
  },
  usual: 'Out of Play',
  because: '6.5.5 places them from Out of Play in the first Round, and nothing could have put them there before.',
})
