/** 6.1: the Line of Progression, and what holds it. @module */
import { component, definition, forbid, note, permission, question, rule, view } from 'rulewright/book'
import { HISTORY } from './reasons.js'
import { section } from './section.js'

export const progression = section('progression', '6.1', 'General points', {
  line: definition(
    'A Line of Progression is an unbroken row of spaces from Soviet territory to the space of a Soviet force.',
  ),
  why: note('It stands for the supply of the Red Army.', { status: HISTORY }),
  occupied: rule('Conquered spaces have to be occupied, for an empty one breaks the line.'),
  byUnit: rule('A Soviet unit that is left in a space keeps it.'),
  byMarker: permission('So does a Possession marker, so that no unit need be left.', { see: ['2.4'] }),
  fourMarkers: component('There are four Possession markers.'),
})

export const markerWhen = question('markerWhen', {
  asks: 'When are Possession markers placed?',
  clauses: [progression.byMarker],
  readings: {
    'as units leave': 'Whenever the last unit leaves a space, and in the Organisation phase.',
    'organisation only': 'Only in the Organisation phase, to which 6.1 refers.',
  },
  usual: 'as units leave',
  because: 'They are there so that a force need not stay behind, and a force that attacks on leaves at once.',
})

export const markerBack = question('markerBack', {
  asks: 'Can a Possession marker be taken back from the map, to be used elsewhere?',
  clauses: [progression.byMarker, progression.fourMarkers],
  readings: {
    yes: 'Yes, in the Organisation phase.',
    no: 'No: it stays until the Finns take it.',
  },
  usual: 'yes',
  because: 'The markers are placed in every Organisation phase anew, and nothing binds one to its space.',
  kind: 'gap',
})

export const emptySpace = question('emptySpace', {
  asks: 'May the last Soviet units leave a conquered space without a marker?',
  clauses: [progression.occupied],
  readings: {
    yes: 'Yes: the line is then broken there, and nobody controls the space.',
    no: 'No: conquered spaces have to be occupied.',
  },
  usual: 'no',
  because: 'The text says that they have to be occupied, and gives two ways to do it.',
})

export const mayNotTakeBack = forbid('may not be taken back', view({ markerBack }), (bar) => [
  bar(progression.fourMarkers, { markerBack: 'no' }),
])
