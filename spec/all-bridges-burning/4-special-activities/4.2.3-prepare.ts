/** 4.2.3 Prepare. @module */

import { among, flag, forbid, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'

export const mayNotPrepare = forbid(
  'Prepare: may not do so there',
  view({
    deed: among(['place Prepared', 'place Sabotage', 'remove Sabotage'], 'what is done'),
    phase: among([1, 2], 'the Phase'),
    friendlyCell: flag(
      'a Cell of the Faction is in the space, or on one side of the border',
      'no Cell of the Faction is in the space, or on either side of the border',
    ),
    available: flag('a Prepared marker is Available', 'no Prepared marker is Available'),
    there: flag('such a marker is there', 'no such marker is there'),
    sabotaged: flag(
      'this Prepare has placed Sabotage, after which a card of the Reds may have a Prepared marker follow',
    ),
    elsewhere: flag('Sabotage lies on another border of one of the two spaces'),
    limit: cited.sabotageOfASpace,
  }),
  (bar) => [
    bar(cited.prepare.friendlyCell, { deed: 'place Prepared', friendlyCell: false }),
    bar(cited.prepare.availablePrepared, { deed: 'place Prepared', available: false }),
    bar([cited.prepare.onePrepared, cited.stacking.prepared], { deed: 'place Prepared', there: true }),
    bar(cited.prepare.sabotageInPhaseTwo, { deed: P.not('place Prepared'), phase: 1 }),
    bar(cited.prepare.borderWithCell, { deed: P.not('place Prepared'), friendlyCell: false }),
    bar(cited.prepare.oneSabotage, { deed: 'place Sabotage', there: true }),
    bar(cited.prepare.oneSabotage, { deed: 'place Sabotage', elsewhere: true, limit: 'one for the space' }),
    bar(cited.prepare.orSabotage, { deed: 'remove Sabotage', there: false }),
    bar(cited.redsRallyCard.sabotage, { deed: P.not('place Prepared'), sabotaged: true }),
  ],
)
