/** 2.4 Game turn. @module */

import { among, flag, forbid, range, view } from 'rulewright/book'
import * as cited from './rules.gen.js'
import { POSSESSION_MARKERS } from './vocabulary.js'

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
      emptyEntered: cited.emptyEntered,
      finns: flag('Finnish units are there', 'no Finnish unit is there'),
      elsewhere: flag(
        'units of the Front have come to another space',
        'no unit of the Front has come to another space',
      ),
      units: range(0, 1, 'units on the Front, one for all'),
      entering: cited.entering,
      turn: among(['December I', 'a later one'], 'the turn'),
      movementFrom: cited.movementFrom,
    },
    [noGapOfLine, { because: 'a gap lies empty', when: ({ gap, finns }) => gap && finns }],
  ),
  (bar) => [
    bar(cited.gameTurn.fromDecember, { turn: 'December I', movementFrom: 'December II' }),
    bar(cited.gameTurn.onLine, { line: false, gap: false }),
    bar(cited.gameTurn.onLine, { gap: true, emptyEntered: 'no' }),
    bar(cited.gameTurn.noFinns, { finns: true }),
    bar(cited.gameTurn.onLine, { elsewhere: true, entering: 'one space' }),
    bar(cited.sovietPlacement.fronts, { units: 0 }),
  ],
)

export const mayNotMark = forbid(
  'may not get a Possession marker',
  view(
    {
      line: flag('the space is on a logistic line', 'the space is on no logistic line'),
      gap,
      emptyEntered: cited.emptyEntered,
      together: flag(
        'one line leads to it and to the spaces that have got one before',
        'no line leads to it and to all spaces that have got one before',
      ),
      markerLines: cited.markerLines,
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
    bar(cited.gameTurn.markersOnLine, { line: false, gap: false }),
    bar(cited.gameTurn.markersOnLine, { gap: true, emptyEntered: 'no' }),
    bar(cited.gameTurn.markersOnLine, { together: false, markerLines: 'one line' }),
    bar(cited.generalPoints.held, { territory: 'Soviet' }),
    bar(cited.progression.fourMarkers, { left: 0 }),
    bar(cited.progression.fourMarkers, { marker: true }),
  ],
)
