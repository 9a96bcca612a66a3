/** pages 12 and 13, Appendix 3, 2b to 2d: the Front bonus of a Non-player, its Medallions, and its Hero points. @module */

import { among, flag, forbid, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const mayNotUseOrganization = forbid(
  'Non-players: Organization may not move',
  view({
    held: flag('the Non-player has Organization', 'the Non-player does not have Organization'),
    heroPoints: flag('the Non-player has a Hero point', 'the Non-player has no Hero point'),
    possible: flag('the track can go a step', 'the track cannot go a step'),
  }),
  (bar) => [
    bar(cited.nonPlayerMedallions.inOrder, { held: false }),
    bar(cited.nonPlayerMedallions.inOrder, { possible: false }),
    bar(cited.nonPlayerMedallions.organization, { heroPoints: false }),
  ],
)

export const strategyAdds = one(
  'Non-players: where Strategy adds Strength',
  view({
    contributed: among(['none', 'one', 'several'], 'Fronts to which the Non-player has contributed in this turn'),
    strategyFronts: cited.strategyFronts,
  }),
  (row) => [
    row(cited.nonPlayerMedallions.strategy, { contributed: 'none' }, 'nowhere'),
    row(cited.nonPlayerMedallions.strategy, { contributed: 'one' }, 'there'),
    row(cited.nonPlayerMedallions.strategySeveral, { contributed: 'several', strategyFronts: 'no' }, 'anywhere'),
    row(cited.nonPlayerMedallions.strategySeveral, { contributed: 'several', strategyFronts: 'yes' }, 'there'),
  ],
)
