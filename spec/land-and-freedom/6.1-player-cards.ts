/** page 6, Player Cards. @module */

import { among, flag, forbid, range, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

/** The areas of the board that Action Points can affect. */
export const AREAS = ['a Front', 'a track', 'a Bonus', 'both Bonuses'] as const

export const mayNotAffect = forbid(
  'Action Points: may not affect',
  view({
    area: among(AREAS, 'the area'),
    strength: range(1, 3, 'the strength of the card'),
    changes: flag('a point changes something there', 'no point changes anything there'),
    others: flag('a point changes something elsewhere', 'no point changes anything elsewhere'),
    spent: flag('the points are spent', 'the points are not spent yet'),
    lost: flag('the war is lost', 'the war is not lost'),
    uselessArea: cited.uselessArea,
  }),
  (bar) => [
    bar(cited.actionPoints.eachBonus, { area: 'both Bonuses', strength: 1 }),
    bar(cited.actionPoints.undivided, { spent: true }),
    bar(cited.actionPoints.oneArea, { changes: false, others: true, uselessArea: 'no' }),
    bar(cited.defeat.lost, { lost: true }),
  ],
)
