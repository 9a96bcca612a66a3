/** 3.2.4 and 4.5.2: who defends a second space. @module */

import { flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { FINNISH_STRATEGIES, GREATEST_FORCE } from './vocabulary.js'

export const fillsAnew = one(
  'Combat: whether the Finnish Combat Strategy is filled for a second space',
  view({ secondDefence: cited.secondDefence }),
  (row) => [
    row(cited.followUp.same, { secondDefence: P.not('filled anew') }, false),
    row(cited.followUp.same, { secondDefence: 'filled anew' }, true),
  ],
)

/** The limits on additions to a Finnish Combat Strategy for a second space. */
export const mayNotFill = forbid(
  'Combat: may not come for a second space',
  view({
    strategy: { domain: FINNISH_STRATEGIES, words: 'the Combat Strategy' },
    units: range(0, GREATEST_FORCE, 'units of the Combat Strategy'),
    free: flag('such a unit is on the sheet', 'no such unit is on the sheet'),
  }),
  (bar) => [
    bar(cited.finnishStrategies.once, { free: false }),
    bar(cited.finnishStrategies.defenseUnits, { strategy: 'DEFENSE', units: P.number.gte(3) }),
    bar(cited.finnishStrategies.counterUnits, { strategy: 'CON-ATT', units: P.number.gte(4) }),
    bar(cited.finnishStrategies.mottiUnits, { strategy: 'MOTTI', units: P.number.gte(3) }),
    bar(cited.finnishStrategies.resistUnits, { strategy: 'RESIST', units: P.number.gte(3) }),
  ],
)

/** The prohibition on ending the additions early. If no other unit can come, there is no decision. */
export const mayNotStopFilling = forbid(
  'Combat: may not be all that come for a second space',
  view({ finnishNumber: cited.finnishNumber }),
  (bar) => [bar(cited.followUp.same, { finnishNumber: 'only if there are too few' })],
)
