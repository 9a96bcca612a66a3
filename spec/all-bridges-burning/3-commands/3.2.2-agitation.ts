/** 3.2.2 Activism: Agitation in its place. @module */

import { among, COMPARED, flag, forbid, range, sum, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

export const activismAgitationPrice = sum(
  'Activism: the price of Agitation',
  view({
    what: among(['begin', 'remove Terror', 'shift'], 'what is paid for'),
    terror: range(0, 2, 'Terror markers in the space'),
    resolved: range(0, 3, 'white Resolved markers'),
    reading: cited.activismTerror,
    time: cited.surchargeTime,
    free: flag('the Command is free', 'the Command is not free'),
    space: cited.freeAgitation,
  }),
  (row) => [
    row(
      [
        cited.agitationCost.whiteAgainstReds,
        cited.agitationCost.inActivism,
        cited.agitationCost.cumulative,
        cited.agitationCost.firstSpaceOnly,
        cited.activism.agitateResolvedIssues,
        cited.freeCommands.agitationCosts,
      ],
      { what: 'begin', time: 'with the space' },
      ({ resolved }) => resolved,
    ),
    row(
      [cited.agitationCost.whiteAgainstReds, cited.agitationCost.inActivism, cited.agitationCost.cumulative],
      { what: 'shift', time: 'with the shift' },
      ({ resolved }) => resolved,
    ),
    row(
      [cited.activism.agitateTerrorCost, cited.freeCommands.agitationCosts],
      { what: 'remove Terror', reading: 'all at once' },
      1,
    ),
    row(
      [cited.activism.agitateTerrorCost, cited.freeCommands.agitationCosts],
      { what: 'remove Terror', reading: 'each marker' },
      ({ terror }) => terror,
    ),
    row([cited.activism.agitateShiftCost, cited.freeCommands.agitationCosts], { what: 'shift' }, 1),
    row(cited.freeCommands.agitationCosts, { what: 'begin', free: true, space: 'the space, too' }, 1),
  ],
)

export const mayNotAgitate = forbid(
  'Activism: may not Agitate so',
  view(
    {
      step: among(['remove Terror', 'shift'], 'the step'),
      terror: flag('Terror is in the space', 'no Terror is in the space'),
      extreme: flag('the space is at Active Opposition'),
      shifted: flag('this Agitation has shifted the space before'),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the step'),
    },
    [{ because: 'the Terror goes before the level shifts', when: ({ terror, shifted }) => terror && shifted }],
  ),
  (bar) => [
    bar(cited.activism.agitateTerrorCost, { step: 'remove Terror', terror: false }),
    bar([cited.activism.agitateTerrorCost, cited.commandsInGeneral.enoughResources], {
      step: 'remove Terror',
      terror: true,
      resources: 'less',
    }),
    bar(cited.activism.agitateTerrorFirst, { step: 'shift', terror: true }),
    bar(cited.activism.agitateOneLevel, { step: 'shift', shifted: true }),
    bar([cited.activism.agitateDirection, cited.support.levels], { step: 'shift', extreme: true }),
    bar([cited.activism.agitateShiftCost, cited.commandsInGeneral.enoughResources], {
      step: 'shift',
      resources: 'less',
    }),
  ],
)
