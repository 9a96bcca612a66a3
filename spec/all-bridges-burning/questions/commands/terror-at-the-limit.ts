/**
 * May a space that holds two Terror markers be selected for Terror?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { terror } from '../../clauses/commands/terror.js'
import { stacking } from '../../clauses/forces.js'

/** May a space that holds two Terror markers be selected for Terror? */
export const terrorAtTheLimit = question('terrorAtTheLimit', {
  asks: 'May a space that holds two Terror markers be selected for Terror?',
  clauses: [terror.twoMarkers, terror.placeMarker, terror.anySpaces, stacking.ignored],
  readings: {
    yes: 'Yes: no marker is placed, and the rest is carried out.',
    no: 'No: Terror begins with a marker, and none can be placed.',
  },
  usual: 'yes',
  because: 'An instruction that would break a Stacking limit is ignored; the others stand.',
})
