/** 3.2.4 and 4.5.2: who defends a second space. @module */
import { flag, forbid, one, question, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { finnishNumber, finnishStrategies, followUp } from './3.2-finnish-strategies.js'
import { sovietVictory } from './4.5.2-soviet-victory.js'
import { FINNISH_STRATEGIES, GREATEST_FORCE } from './vocabulary.js'

export const secondDefence = question('secondDefence', {
  asks: 'Which Finnish units defend a second space?',
  clauses: [followUp.same, sovietVictory.when],
  readings: {
    'all that are left': 'All units of the Combat Strategy that have not been eliminated, driven back or not.',
    'those not driven back': 'Only units that have not retreated from the first space.',
    'filled anew': 'All that are left, and others from the sheet, as many as the Combat Strategy engages.',
  },
  usual: 'all that are left',
  because: 'The strategy is the same in both spaces, and no sentence gives it other units than those it was given.',
})

export const fillsAnew = one(
  'Combat: whether the Finnish Combat Strategy is filled for a second space',
  view({ secondDefence }),
  (row) => [
    row(followUp.same, { secondDefence: P.not('filled anew') }, false),
    row(followUp.same, { secondDefence: 'filled anew' }, true),
  ],
)

/** What a Finnish Combat Strategy gets no more of for a second space. */
export const mayNotFill = forbid(
  'Combat: may not come for a second space',
  view({
    strategy: { domain: FINNISH_STRATEGIES, words: 'the Combat Strategy' },
    units: range(0, GREATEST_FORCE, 'units of the Combat Strategy'),
    free: flag('such a unit is on the sheet', 'no such unit is on the sheet'),
  }),
  (bar) => [
    bar(finnishStrategies.once, { free: false }),
    bar(finnishStrategies.defenseUnits, { strategy: 'DEFENSE', units: P.number.gte(3) }),
    bar(finnishStrategies.counterUnits, { strategy: 'CON-ATT', units: P.number.gte(4) }),
    bar(finnishStrategies.mottiUnits, { strategy: 'MOTTI', units: P.number.gte(3) }),
    bar(finnishStrategies.resistUnits, { strategy: 'RESIST', units: P.number.gte(3) }),
  ],
)

/** Where no other can come, nothing is asked any more. */
export const mayNotStopFilling = forbid(
  'Combat: may not be all that come for a second space',
  view({ finnishNumber }),
  (bar) => [bar(followUp.same, { finnishNumber: 'only if there are too few' })],
)
