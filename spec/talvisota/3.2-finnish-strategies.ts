/** 3.2.3 Finnish combat strategies, and 3.2.4 Combat follow-up. @module */
import { flag, forbid, note, permission, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { finnishPlacement } from './2.1-general-placement.js'
import { HISTORY } from './reasons.js'
import { ahead, section } from './section.js'
import { FINNISH_STRATEGIES } from './vocabulary.js'

export const finnishStrategies = section('finnishStrategies', '3.2.3', 'Finnish combat strategies', {
  efforts: note('They are the efforts against the attacks.', { status: HISTORY }),
  defenseUnits: prohibition('Defensive position: three units of any types.'),
  defenseEntrenchment: permission('Defensive position: an entrenchment.'),
  defenseEnvironment: prohibition('Defensive position: one Environment marker.'),
  defenseSupport: prohibition('Defensive position: two Tactical Supports.'),
  counterUnits: prohibition('Counter-attack: four units of any types.'),
  counterEnvironment: prohibition('Counter-attack: one Environment marker.'),
  counterSupport: prohibition('Counter-attack: two Tactical Supports.'),
  mottiUnits: prohibition('Motti: three units of any types.'),
  mottiEnvironment: prohibition('Motti: two Environment markers.'),
  mottiSupport: prohibition('Motti: two Tactical Supports.'),
  mottiHistory: note('Columns were cut into parts and surrounded.', { status: HISTORY }),
  resistUnits: prohibition('Fierce resistance: three units of any types.'),
  resistEnvironment: prohibition('Fierce resistance: one Environment marker.'),
  resistEntrenchment: permission('Fierce resistance: an entrenchment.'),
  resistSupport: prohibition('Fierce resistance: two Tactical Supports.'),
  entrenchmentsOnly: prohibition('The other two Combat Strategies have no entrenchment.'),
  divides: permission('The player divides troops and supports among them as they like.'),
  once: prohibition('A unit is used for one Combat Strategy a turn.'),
  removed: rule('Afterwards it is removed from the map.'),
})

export const followUp = section('followUp', '3.2.4', 'Combat follow-up', {
  same: rule('Where a Combat Strategy attacks two spaces, the Finnish one is the same in both.'),
})

export const finnishNumber = question('finnishNumber', {
  asks: 'Can a Finnish Combat Strategy have fewer units than it engages?',
  clauses: [finnishStrategies.defenseUnits, finnishStrategies.divides, ahead('soloHarassment.incomplete')],
  readings: {
    yes: 'Yes: the number is the most that it can have.',
    'only if there are too few': 'No, as long as there are units enough on the sheet.',
  },
  usual: 'only if there are too few',
  because:
    'It engages a number, where the Soviet ones have up to one; 9.2 lets it be incomplete if the units no longer suffice.',
})

/** What a Finnish Combat Strategy has no more of. */
const strategy = { domain: FINNISH_STRATEGIES, words: 'the Combat Strategy' } as const

export const mayNotEngage = forbid(
  'may not be engaged',
  view({
    strategy,
    units: range(1, 5, 'units, 5 for more than four'),
    others: flag('there are units for it that it leaves', 'it leaves no unit'),
    finnishNumber,
  }),
  (bar) => [
    bar(finnishStrategies.defenseUnits, { strategy: 'DEFENSE', units: P.number.gt(3) }),
    bar(finnishStrategies.counterUnits, { strategy: 'CON-ATT', units: P.number.gt(4) }),
    bar(finnishStrategies.mottiUnits, { strategy: 'MOTTI', units: P.number.gt(3) }),
    bar(finnishStrategies.resistUnits, { strategy: 'RESIST', units: P.number.gt(3) }),
    bar(finnishStrategies.counterUnits, {
      strategy: 'CON-ATT',
      units: P.number.lt(4),
      others: true,
      finnishNumber: 'only if there are too few',
    }),
    bar(finnishStrategies.defenseUnits, {
      strategy: 'DEFENSE',
      units: P.number.lt(3),
      others: true,
      finnishNumber: 'only if there are too few',
    }),
    bar(finnishStrategies.mottiUnits, {
      strategy: 'MOTTI',
      units: P.number.lt(3),
      others: true,
      finnishNumber: 'only if there are too few',
    }),
    bar(finnishStrategies.resistUnits, {
      strategy: 'RESIST',
      units: P.number.lt(3),
      others: true,
      finnishNumber: 'only if there are too few',
    }),
  ],
)

/** Whether a Combat Strategy may be left without units. */
export const mayNotBeEmpty = forbid(
  'may not be without units',
  view({ strategy, others: flag('units are on the sheet', 'no unit is on the sheet'), finnishNumber }),
  (bar) => {
    const finnishNumber = 'only if there are too few'
    return [
      bar(finnishStrategies.defenseUnits, { strategy: 'DEFENSE', others: true, finnishNumber }),
      bar(finnishStrategies.counterUnits, { strategy: 'CON-ATT', others: true, finnishNumber }),
      bar(finnishStrategies.mottiUnits, { strategy: 'MOTTI', others: true, finnishNumber }),
      bar(finnishStrategies.resistUnits, { strategy: 'RESIST', others: true, finnishNumber }),
    ]
  },
)

export const mayNotHaveMarkers = forbid(
  'may not be the Environment',
  view({
    strategy,
    markers: range(1, 3, 'Environment markers, 3 for more than two'),
    used: flag('another Combat Strategy has one of them', 'no other Combat Strategy has any of them'),
  }),
  (bar) => [
    bar(finnishStrategies.defenseEnvironment, { strategy: 'DEFENSE', markers: P.number.gt(1) }),
    bar(finnishStrategies.counterEnvironment, { strategy: 'CON-ATT', markers: P.number.gt(1) }),
    bar(finnishStrategies.mottiEnvironment, { strategy: 'MOTTI', markers: P.number.gt(2) }),
    bar(finnishStrategies.resistEnvironment, { strategy: 'RESIST', markers: P.number.gt(1) }),
    bar(ahead('environments.five'), { used: true }),
  ],
)

export const mayNotBeSupported = forbid(
  'may not support the Finns',
  view({
    strategy,
    supports: range(1, 3, 'Tactical Supports, 3 for more than two'),
    used: flag('other Combat Strategies have one of them', 'no other Combat Strategy has any of them'),
  }),
  (bar) => [
    bar(finnishStrategies.defenseSupport, { strategy: 'DEFENSE', supports: P.number.gt(2) }),
    bar(finnishStrategies.counterSupport, { strategy: 'CON-ATT', supports: P.number.gt(2) }),
    bar(finnishStrategies.mottiSupport, { strategy: 'MOTTI', supports: P.number.gt(2) }),
    bar(finnishStrategies.resistSupport, { strategy: 'RESIST', supports: P.number.gt(2) }),
    bar(ahead('supportPoints.once'), { used: true }),
  ],
)

export const mayNotEntrench = forbid(
  'may not be entrenched',
  view({ strategy, left: range(0, 2, 'entrenchments that are left') }),
  (bar) => [
    bar(finnishStrategies.entrenchmentsOnly, { strategy: P.union('CON-ATT', 'MOTTI') }),
    bar(finnishPlacement.entrenchments, { left: 0 }),
  ],
)
