/** 4.2.4 Coordinate (Senate only). @module */

import { permission, prohibition, question, rule } from 'rulewright/book'
import { section } from '../section.js'

export const coordinate = section('coordinate', '4.2.4', 'Coordinate (Senate only)', {
  senateDecides: permission('After Coordinate the Senate may settle every detail of what the Germans do.', {
    see: ['3.4'],
  }),
  nextActionOnly: prohibition('Coordinate reaches only the action that the Germans take next.'),
  senateOnly: prohibition('No Faction but the Senate can use Coordinate.'),
  anyCommand: permission('Coordinate may go with whatever Command the Senate carries out.'),
  phaseTwoOnly: prohibition('Coordinate is used only in Phase II.'),
  placeMarker: rule('To Coordinate, put the Coordinate marker on the Eligibility cylinder of the Germans.'),
})

export const coordinateRemoved = question('coordinateRemoved', {
  asks: 'When exactly is the Coordinate marker removed?',
  kind: 'gap',
  clauses: [coordinate.nextActionOnly, coordinate.placeMarker],
  readings: {
    'after the action': 'When the action of the Germans is over.',
    'as it begins': 'When the Germans are about to act.',
  },
  usual: 'after the action',
  because: 'The marker reminds of who decides for as long as there is something to decide.',
  editorial: 'The Senate decides that one action either way, and nothing asks for the marker while it lasts.',
})
