/** 3.3.3 Negotiate. @module */

import { among, COMPARED, flag, forbid, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

export const negotiatePrice = one(
  'Negotiate: the price of a space',
  view({ free: flag('the Command is free', 'the Command is not free') }),
  (row) => [row(cited.negotiate.cost, { free: false }, 1), row(cited.freeCommands.noCost, { free: true }, 0)],
)

export const mayNotNegotiate = forbid(
  'Negotiate: may not select the space',
  view({
    underground: flag('an Underground Moderates Cell is there', 'no Underground Moderates Cell is there'),
    activeEnemy: flag('an Active enemy Cell is there', 'no Active enemy Cell is there'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    resources: among(COMPARED, 'the Resources of the Moderates, against the price of the space'),
    limited: flag('the Command is Limited', 'the Command is not Limited'),
    first: flag('no space has been selected before', 'a space has been selected before'),
    granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
  }),
  (bar) => [
    bar(cited.negotiate.underground, { underground: false }),
    bar(cited.negotiate.activeEnemy, { activeEnemy: false }),
    bar(cited.commandsInGeneral.onceEach, { selected: true }),
    bar([cited.negotiate.cost, cited.commandsInGeneral.enoughResources], { resources: 'less' }),
    bar(cited.limitedCommand.oneSpace, { limited: true, first: false }),
    bar(cited.freeCommands.withinGrant, { granted: false }),
  ],
)

export const mayNotActivate = forbid(
  'Negotiate: may not Activate the Cell',
  view({
    present: flag('such a Cell is in the space', 'no such Cell is in the space'),
    done: flag('a Cell has been Activated in the space before'),
  }),
  (bar) => [bar(cited.negotiate.underground, { present: false }), bar(cited.negotiate.activate, { done: true })],
)

export const mayNotDeactivate = forbid(
  'Negotiate: may not Deactivate a Cell of the enemy',
  view({ active: flag('such an Active Cell stands in the space', 'no such Active Cell stands in the space') }),
  (bar) => [bar(cited.negotiate.deactivateActive, { active: false })],
)

export const mayNotLower = forbid(
  'Negotiate: may not lower Polarization',
  view({
    deactivated: flag('this Command has Deactivated a Cell'),
    by: among(['the number', 'fewer'], 'by how much, compared with the number of those Cells'),
    reading: cited.negotiatedPolarization,
  }),
  (bar) => [
    bar(cited.negotiate.lowerBy, { deactivated: false }),
    bar([cited.negotiate.lower, cited.negotiate.lowerBy], { by: 'fewer', reading: 'all or nothing' }),
  ],
)
