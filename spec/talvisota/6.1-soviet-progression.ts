/** 6.1: the Line of Progression, and what holds it. @module */
import {
  among,
  component,
  definition,
  flag,
  forbid,
  note,
  permission,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { generalPoints } from './1.1-general-points.js'
import { HISTORY } from './reasons.js'
import { ahead, section } from './section.js'
import { GREATEST_FORCE, POSSESSION_MARKERS } from './vocabulary.js'

export const progression = section('progression', '6.1', 'General points', {
  line: definition(
    'A Line of Progression is an unbroken row of spaces from Soviet territory to the space of a Soviet force.',
  ),
  why: note('It stands for the supply of the Red Army.', { status: HISTORY }),
  occupied: rule('Conquered spaces have to be occupied, for an empty one breaks the line.'),
  byUnit: rule('A Soviet unit that is left in a space keeps it.'),
  byMarker: permission('So does a Possession marker, so that no unit need be left.'),
  organisation: rule('Possession markers are placed as the Organisation phase has it.', { see: ['2.4'] }),
  fourMarkers: component('There are four Possession markers.'),
})

export const markerWhen = question('markerWhen', {
  asks: 'When are Possession markers placed?',
  clauses: [progression.byMarker, progression.organisation],
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

/** Who is left behind when a force leaves a space: a unit, or a marker. */
export const LEAVING = ['a unit', 'a marker'] as const

const territory = among(['Finnish', 'Soviet'], 'whose territory the space is')
const marked = flag('a Possession marker lies there', 'no Possession marker lies there')
const markers = range(0, POSSESSION_MARKERS, 'markers that are left')

export const mayNotLeaveBehind = forbid(
  'Progression: may not be left behind',
  view({
    what: among(LEAVING, 'what is left behind'),
    territory,
    marked,
    there: flag('such a unit is in the force', 'no such unit is in the force'),
    units: range(1, GREATEST_FORCE, 'units that go'),
    markers,
    markerWhen,
  }),
  (bar) => [
    bar(progression.byUnit, { what: 'a unit', there: false }),
    bar(progression.line, { what: 'a unit', units: 1 }),
    bar(generalPoints.held, { what: 'a marker', territory: 'Soviet' }),
    bar(progression.fourMarkers, { what: 'a marker', marked: true }),
    bar(progression.fourMarkers, { what: 'a marker', markers: 0 }),
    bar(progression.organisation, { what: 'a marker', markerWhen: 'organisation only' }),
  ],
)

export const mayNotKeep = forbid(
  'Progression: a retreat may not leave a marker',
  view({
    kept: flag('Soviet units or a marker keep the space', 'neither Soviet units nor a marker keep the space'),
    finns: flag('Finnish units are there', 'no Finnish unit is there'),
    markers,
    markerWhen,
  }),
  (bar) => [
    bar(progression.fourMarkers, { kept: true }),
    bar(ahead('harassment.lost'), { finns: true }),
    bar(progression.fourMarkers, { markers: 0 }),
    bar(progression.organisation, { markerWhen: 'organisation only' }),
  ],
)

export const mayNotLeave = forbid(
  'Progression: a force may not leave',
  view({
    territory,
    marked,
    units: flag('a unit stays behind', 'no unit stays behind'),
    emptySpace,
  }),
  (bar) => [bar(progression.occupied, { territory: 'Finnish', marked: false, units: false, emptySpace: 'no' })],
)

/** Where no marker can be left, or nothing needs one, nothing is asked. */
export const mayNotLeaveEmpty = forbid(
  'Progression: a retreat may not leave a space empty',
  view({ emptySpace }),
  (bar) => [bar(progression.occupied, { emptySpace: 'no' })],
)

export const mayNotTakeBack = forbid(
  'may not be taken back',
  view({ markerBack, units: flag('a unit is there', 'no unit is there'), emptySpace }),
  (bar) => [
    bar(progression.fourMarkers, { markerBack: 'no' }),
    bar(progression.occupied, { units: false, emptySpace: 'no' }),
  ],
)
