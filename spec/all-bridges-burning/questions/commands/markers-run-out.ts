/**
 * What if no Terror or Sabotage marker is left?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { terror } from '../../clauses/commands/terror.js'
import { availability } from '../../clauses/forces.js'
import { prepare } from '../../clauses/special-activities/reds-and-senate.js'

/** What if no Terror or Sabotage marker is left? */
export const markersRunOut = question('markersRunOut', {
  asks: 'Terror places an Available marker: can Terror and Sabotage markers run out?',
  kind: 'gap',
  clauses: [terror.placeMarker, prepare.orSabotage, availability.onlyAvailable],
  readings: {
    'not limited': 'No: there are always enough of them.',
    limited: 'Yes: as with pieces, none is placed once all are on the map.',
  },
  usual: 'not limited',
  because: 'Only of Prepared and News markers, and of the pieces, does the text say how many there are.',
  editorial:
    'How many Terror and Sabotage markers there are is told by a picture of the counters alone, which no component holds.',
})
