/** 4.2 Reds and Senate Special Activities, 4.2.1 Political Event. @module */

import { flag, forbid, informative, permission, prohibition, range, rule, view } from 'rulewright/book'
import { commandsInGeneral } from '../3-commands/3.1-commands.js'
import { section } from '../section.js'

export const redsAndSenateSpecials = section('redsAndSenateSpecials', '4.2', 'Reds and Senate Special Activities', {})

export const politicalEvent = section('politicalEvent', '4.2.1', 'Political Event', {
  purpose: rule('A Political Event earns its Faction Resources.', {
    status: informative('an overview; the clause on what a space brings decides'),
  }),
  anyCommand: permission('A Political Event may go with whatever Command is carried out.'),
  upToFour: prohibition('A Political Event takes place in four spaces at most.'),
  activeCell: prohibition('A space of a Political Event holds an Active Cell of the Faction.'),
  ownControl: prohibition('The Faction Controls every space of its Political Event.'),
  oneEach: rule('Each of the spaces brings the Faction one Resource.'),
})

export const mayNotHoldEvent = forbid(
  'Political Event: may not select the space',
  view({
    activeCell: flag('an Active Cell of the Faction is there', 'no Active Cell of the Faction is there'),
    ownControl: flag('the Faction Controls the space', 'the Faction does not Control the space'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    spaces: range(0, 4, 'spaces selected before'),
  }),
  (bar) => [
    bar(politicalEvent.activeCell, { activeCell: false }),
    bar(politicalEvent.ownControl, { ownControl: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar(politicalEvent.upToFour, { spaces: 4 }),
  ],
)
