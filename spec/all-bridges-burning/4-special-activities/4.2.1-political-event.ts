/** 4.2 Reds and Senate Special Activities, 4.2.1 Political Event. @module */

import { flag, forbid, range, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

export const mayNotHoldEvent = forbid(
  'Political Event: may not select the space',
  view({
    activeCell: flag('an Active Cell of the Faction is there', 'no Active Cell of the Faction is there'),
    ownControl: flag('the Faction Controls the space', 'the Faction does not Control the space'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    spaces: range(0, 4, 'spaces selected before'),
  }),
  (bar) => [
    bar(cited.politicalEvent.activeCell, { activeCell: false }),
    bar(cited.politicalEvent.ownControl, { ownControl: false }),
    bar(cited.commandsInGeneral.onceEach, { selected: true }),
    bar(cited.politicalEvent.upToFour, { spaces: 4 }),
  ],
)
