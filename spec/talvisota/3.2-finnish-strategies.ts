/** 3.2.3 Finnish combat strategies, and 3.2.4 Combat follow-up. @module */

import { flag, forbid, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { FINNISH_STRATEGIES } from './vocabulary.js'

const strategy = { domain: FINNISH_STRATEGIES, words: 'the Combat Strategy' } as const

/** The units that a Finnish Combat Strategy may not have. */
export const mayNotEngage = forbid(
  'may not be engaged',
  view({
    strategy,
    units: range(1, 5, 'units, 5 for more than four'),
    others: flag('there are units for it that it leaves', 'it leaves no unit'),
    finnishNumber: cited.finnishNumber,
  }),
  (bar) => [
    bar(cited.finnishStrategies.defenseUnits, { strategy: 'DEFENSE', units: P.number.gt(3) }),
    bar(cited.finnishStrategies.counterUnits, { strategy: 'CON-ATT', units: P.number.gt(4) }),
    bar(cited.finnishStrategies.mottiUnits, { strategy: 'MOTTI', units: P.number.gt(3) }),
    bar(cited.finnishStrategies.resistUnits, { strategy: 'RESIST', units: P.number.gt(3) }),
    bar(cited.finnishStrategies.counterUnits, {
      strategy: 'CON-ATT',
      units: P.number.lt(4),
      others: true,
      finnishNumber: 'only if there are too few',
    }),
    bar(cited.finnishStrategies.defenseUnits, {
      strategy: 'DEFENSE',
      units: P.number.lt(3),
      others: true,
      finnishNumber: 'only if there are too few',
    }),
    bar(cited.finnishStrategies.mottiUnits, {
      strategy: 'MOTTI',
      units: P.number.lt(3),
      others: true,
      finnishNumber: 'only if there are too few',
    }),
    bar(cited.finnishStrategies.resistUnits, {
      strategy: 'RESIST',
      units: P.number.lt(3),
      others: true,
      finnishNumber: 'only if there are too few',
    }),
  ],
)

/** The prohibitions on leaving a Combat Strategy without units. */
export const mayNotBeEmpty = forbid(
  'may not be without units',
  view({
    strategy,
    others: flag('units are on the sheet', 'no unit is on the sheet'),
    finnishNumber: cited.finnishNumber,
  }),
  (bar) => {
    const finnishNumber = 'only if there are too few'
    return [
      bar(cited.finnishStrategies.defenseUnits, { strategy: 'DEFENSE', others: true, finnishNumber }),
      bar(cited.finnishStrategies.counterUnits, { strategy: 'CON-ATT', others: true, finnishNumber }),
      bar(cited.finnishStrategies.mottiUnits, { strategy: 'MOTTI', others: true, finnishNumber }),
      bar(cited.finnishStrategies.resistUnits, { strategy: 'RESIST', others: true, finnishNumber }),
    ]
  },
)
