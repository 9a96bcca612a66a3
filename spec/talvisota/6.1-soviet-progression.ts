/** 6.1: the Line of Progression, and what holds it. @module */

import { among, flag, forbid, range, view } from 'rulewright/book'
import * as cited from './rules.gen.js'
import { GREATEST_FORCE, POSSESSION_MARKERS } from './vocabulary.js'

/** The pieces that a force can leave behind in a space: a unit or a marker. */
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
    markerWhen: cited.markerWhen,
  }),
  (bar) => [
    bar(cited.progression.byUnit, { what: 'a unit', there: false }),
    bar(cited.progression.line, { what: 'a unit', units: 1 }),
    bar(cited.generalPoints.held, { what: 'a marker', territory: 'Soviet' }),
    bar(cited.progression.fourMarkers, { what: 'a marker', marked: true }),
    bar(cited.progression.fourMarkers, { what: 'a marker', markers: 0 }),
    bar(cited.progression.organisation, { what: 'a marker', markerWhen: 'organisation only' }),
  ],
)

export const mayNotKeep = forbid(
  'Progression: a retreat may not leave a marker',
  view({
    kept: flag('Soviet units or a marker keep the space', 'neither Soviet units nor a marker keep the space'),
    finns: flag('Finnish units are there', 'no Finnish unit is there'),
    markers,
    markerWhen: cited.markerWhen,
  }),
  (bar) => [
    bar(cited.progression.fourMarkers, { kept: true }),
    bar(cited.harassment.lost, { finns: true }),
    bar(cited.progression.fourMarkers, { markers: 0 }),
    bar(cited.progression.organisation, { markerWhen: 'organisation only' }),
  ],
)

export const mayNotLeave = forbid(
  'Progression: a force may not leave',
  view({
    territory,
    marked,
    units: flag('a unit stays behind', 'no unit stays behind'),
    emptySpace: cited.emptySpace,
  }),
  (bar) => [bar(cited.progression.occupied, { territory: 'Finnish', marked: false, units: false, emptySpace: 'no' })],
)

/** The prohibition on leaving a space empty. If no marker can be left, or nothing needs one, there is no decision. */
export const mayNotLeaveEmpty = forbid(
  'Progression: a retreat may not leave a space empty',
  view({ emptySpace: cited.emptySpace }),
  (bar) => [bar(cited.progression.occupied, { emptySpace: 'no' })],
)

export const mayNotTakeBack = forbid(
  'may not be taken back',
  view({
    markerBack: cited.markerBack,
    units: flag('a unit is there', 'no unit is there'),
    emptySpace: cited.emptySpace,
  }),
  (bar) => [
    bar(cited.progression.fourMarkers, { markerBack: 'no' }),
    bar(cited.progression.occupied, { units: false, emptySpace: 'no' }),
  ],
)
