/** 3.2.3 Finnish combat strategies, and 3.2.4 Combat follow-up. @module */
import { flag, forbid, note, permission, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { HISTORY } from './reasons.js'
import { ahead, section } from './section.js'
import { FINNISH_STRATEGIES } from './vocabulary.js'

export const finnishStrategies = section('finnishStrategies', '3.2.3', 'Finnish combat strategies', {
  efforts: note('They are the efforts against the attacks.', { status: HISTORY }),
  defenseUnits: prohibition('Defensive position: three units of any types.'),
  defenseEntrenchment: rule('Defensive position: an entrenchment.'),
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
  resistEntrenchment: rule('Fierce resistance: an entrenchment.'),
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
    'It engages so many, where the Soviet ones have a greatest number; 9.2 has it incomplete where the units do not suffice.',
})

const strategy = { domain: FINNISH_STRATEGIES, words: 'the Combat Strategy' } as const

/** Which units a Finnish Combat Strategy does not have. */
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
