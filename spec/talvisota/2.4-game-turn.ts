/** 2.4 Game turn. @module */
import { among, flag, forbid, note, permission, prohibition, question, range, rule, view } from 'rulewright/book'
import { generalPoints } from './1.1-general-points.js'
import { sovietPlacement } from './2.1-general-placement.js'
import { POINTER, repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { POSSESSION_MARKERS } from './vocabulary.js'

export const gameTurn = section('gameTurn', '2.4', 'Game turn', {
  eight: rule('There are eight turns.', { status: repeats('1.3.3') }),
  phases: note('Every turn has the same phases: organisation, actions, end.', { status: POINTER }),
  marker: rule('First the turn marker advances.'),
  situation: rule('Then the international situation is determined, which changes the Finnish morale.', {
    see: ['3.1'],
  }),
  movement: permission('Then the Soviets may bring units from the sheet to the map, into a space of a logistic line.'),
  fromDecember: prohibition('They may not before December I.'),
  onLine: prohibition('A unit moves to no space that is not part of a logistic line.'),
  noFinns: prohibition('A unit moves to no space with Finnish units.'),
  markers: permission('The Soviet player places control markers, those of possession, on a logistic line.'),
  markersOnLine: prohibition('A control marker is placed nowhere but on a logistic line.'),
  strategies: rule('The actions begin with the Combat Strategies, which both place on the map.'),
  combats: rule('Then the combats are resolved, in an order that the Soviet player chooses.'),
  harassment: rule('Then comes the Finnish harassment.', { see: ['6.2'] }),
  morale: rule('At the end of the turn the morale of both is changed by what has happened.'),
  verification: rule('Last it is looked whether somebody has won.', { see: ['1.2'] }),
})

export const entering = question('entering', {
  asks: 'Do all units of a Front that come to the map in a turn come to one space?',
  clauses: [gameTurn.movement],
  readings: {
    'each its own': 'No: each comes to whichever space of the line.',
    'one space': 'Yes: to one of the spaces, as the words have it.',
  },
  usual: 'each its own',
  because: 'It is said of units, each of which comes to one of the spaces.',
})

export const movementFrom = question('movementFrom', {
  asks: 'From which turn on may units come to the map?',
  clauses: [gameTurn.movement, gameTurn.fromDecember],
  readings: {
    'December I': 'From the first turn on.',
    'December II': 'From the second turn on: in the first nothing can be attacked.',
  },
  usual: 'December I',
  because: 'That is what is printed, though it says nothing of a movement that each turn has anyhow.',
  kind: 'slip',
})

export const markerLines = question('markerLines', {
  asks: 'Do all control markers that are placed in a turn come to one logistic line, or to lines of several Fronts?',
  clauses: [gameTurn.markers, gameTurn.markersOnLine],
  readings: {
    'each its own': 'No: each comes to whichever line.',
    'one line': 'Yes: to one of the lines, as the words have it.',
  },
  usual: 'each its own',
  because: 'It is said of markers, each of which lies on one of the lines; they keep what was conquered, on any Front.',
})

export const emptyEntered = question('emptyEntered', {
  asks: 'Can a unit or a marker come in the Organisation phase to a conquered space that lies empty?',
  clauses: [gameTurn.onLine, gameTurn.markersOnLine, ahead('progression.occupied'), ahead('progression.organisation')],
  readings: {
    no: 'No: it is on no line any more, and only a Combat Strategy conquers it again.',
    yes: 'Yes: where the line ends before it, even if an Infiltration has emptied it.',
  },
  usual: 'no',
  because: 'Both come to spaces of a line; an empty space breaks it, and so is none of them.',
})

/** A gap of a logistic line: no space of it, and just beyond it. */
const gap = flag(
  'it was conquered and lies empty, and the line ends before it',
  'it is no conquered space that lies empty where the line ends',
)
const noGapOfLine = {
  because: 'a gap is no space of the line',
  when: ({ line, gap }: { readonly line: boolean; readonly gap: boolean }) => line && gap,
}

export const mayNotEnter = forbid(
  'may not come to the map there',
  view(
    {
      line: flag('the space is on a logistic line of the Front', 'the space is on no logistic line of the Front'),
      gap,
      emptyEntered,
      finns: flag('Finnish units are there', 'no Finnish unit is there'),
      elsewhere: flag(
        'units of the Front have come to another space',
        'no unit of the Front has come to another space',
      ),
      units: range(0, 1, 'units on the Front, one for all'),
      entering,
      turn: among(['December I', 'a later one'], 'the turn'),
      movementFrom,
    },
    [noGapOfLine, { because: 'a gap lies empty', when: ({ gap, finns }) => gap && finns }],
  ),
  (bar) => [
    bar(gameTurn.fromDecember, { turn: 'December I', movementFrom: 'December II' }),
    bar(gameTurn.onLine, { line: false, gap: false }),
    bar(gameTurn.onLine, { gap: true, emptyEntered: 'no' }),
    bar(gameTurn.noFinns, { finns: true }),
    bar(gameTurn.onLine, { elsewhere: true, entering: 'one space' }),
    bar(sovietPlacement.fronts, { units: 0 }),
  ],
)

export const mayNotMark = forbid(
  'may not get a Possession marker',
  view(
    {
      line: flag('the space is on a logistic line', 'the space is on no logistic line'),
      gap,
      emptyEntered,
      together: flag(
        'one line leads to it and to the spaces that have got one before',
        'no line leads to it and to all spaces that have got one before',
      ),
      markerLines,
      territory: among(['Finnish', 'Soviet'], 'whose territory it is'),
      marker: flag('a marker lies there', 'no marker lies there'),
      left: range(0, POSSESSION_MARKERS, 'markers that are left'),
    },
    [
      noGapOfLine,
      {
        because: 'a gap lies empty, in Finland',
        when: ({ gap, marker, territory }) => gap && (marker || territory === 'Soviet'),
      },
    ],
  ),
  (bar) => [
    bar(gameTurn.markersOnLine, { line: false, gap: false }),
    bar(gameTurn.markersOnLine, { gap: true, emptyEntered: 'no' }),
    bar(gameTurn.markersOnLine, { together: false, markerLines: 'one line' }),
    bar(generalPoints.held, { territory: 'Soviet' }),
    bar(ahead('progression.fourMarkers'), { left: 0 }),
    bar(ahead('progression.fourMarkers'), { marker: true }),
  ],
)
