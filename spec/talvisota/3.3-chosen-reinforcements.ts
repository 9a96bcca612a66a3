/** 3.3.3: when the units of the Finnish Reinforcements are chosen. @module */

import { flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'

export const choosesReinforcements = one(
  'Finnish Reinforcements: when their units are chosen',
  view({
    solo: flag('the Finns are drawn', 'a player has the Finns'),
    reinforcementsChosen: cited.reinforcementsChosen,
  }),
  (row) => [
    row(cited.soloPlay.combats, { solo: true }, 'in combat'),
    row(cited.finnishSupports.reinforcements, { solo: false, reinforcementsChosen: 'in combat' }, 'in combat'),
    row(
      [cited.deployment.allocates, cited.finnishStrategies.divides],
      { solo: false, reinforcementsChosen: 'with the support' },
      'with the support',
    ),
  ],
)

const others = flag('other units are on the sheet', 'no other unit is on the sheet')

/** The prohibitions on the units chosen with the support. */
export const mayNotBring = forbid(
  'may not be the units of the Finnish Reinforcements',
  view({
    units: range(1, 3, 'units, 3 for more than two'),
    others,
    finnishReinforcements: cited.finnishReinforcements,
  }),
  (bar) => [
    bar(cited.finnishSupports.reinforcements, { units: P.number.gt(2) }),
    bar(cited.finnishSupports.reinforcements, {
      units: 1,
      others: true,
      finnishReinforcements: 'only if there are too few',
    }),
  ],
)

/** The prohibition on choosing no unit. */
export const mayNotBringNone = forbid(
  'may not be without the units of the Finnish Reinforcements',
  view({ others, finnishReinforcements: cited.finnishReinforcements }),
  (bar) => [
    bar(cited.finnishSupports.reinforcements, { others: true, finnishReinforcements: 'only if there are too few' }),
  ],
)
