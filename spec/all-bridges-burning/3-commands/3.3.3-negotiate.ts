/** 3.3.3 Negotiate. @module */

import {
  among,
  COMPARED,
  flag,
  forbid,
  informative,
  one,
  permission,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { section } from '../section.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'

export const negotiate = section('negotiate', '3.3.3', 'Negotiate', {
  purpose: rule('Negotiate makes enemy Cells Inactive and perhaps lowers Polarization.', {
    status: informative('an overview; the clauses on its two steps decide'),
  }),
  anySpaces: permission('Any number of spaces may be selected.'),
  underground: prohibition('An Underground Cell of the Moderates stands in every selected space.'),
  activeEnemy: prohibition('An Active Cell of an enemy stands in every selected space.'),
  cost: rule('Each selected space costs one Resource.'),
  activate: rule('First, an Underground Cell of the Moderates is Activated in each selected space.'),
  deactivate: permission('With it, an Active Cell of an enemy in the space may be made Inactive, at most one a space.'),
  deactivateActive: prohibition('Only an Active Cell of an enemy in the space is made Inactive.'),
  lower: permission('Afterwards the Moderates may lower Polarization.'),
  lowerBy: rule('Polarization goes down by the number of enemy Cells that this Command made Inactive.'),
})

export const negotiatedPolarization = question('negotiatedPolarization', {
  asks: 'May the Moderates lower Polarization by less than the number of Cells that they Deactivated?',
  clauses: [negotiate.lower, negotiate.lowerBy],
  readings: {
    'all or nothing': 'No: it goes down by that number, or stays.',
    'up to it': 'Yes: by any number up to it.',
  },
  usual: 'all or nothing',
  because: 'The total number is named, and only whether to lower at all is left to wish.',
})

export const negotiatePrice = one(
  'Negotiate: the price of a space',
  view({ free: flag('the Command is free', 'the Command is not free') }),
  (row) => [row(negotiate.cost, { free: false }, 1), row(freeCommands.noCost, { free: true }, 0)],
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
    bar(negotiate.underground, { underground: false }),
    bar(negotiate.activeEnemy, { activeEnemy: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar([negotiate.cost, commandsInGeneral.enoughResources], { resources: 'less' }),
    bar(limitedCommand.oneSpace, { limited: true, first: false }),
    bar(freeCommands.withinGrant, { granted: false }),
  ],
)

export const mayNotActivate = forbid(
  'Negotiate: may not Activate the Cell',
  view({
    present: flag('such a Cell is in the space', 'no such Cell is in the space'),
    done: flag('a Cell has been Activated in the space before'),
  }),
  (bar) => [bar(negotiate.underground, { present: false }), bar(negotiate.activate, { done: true })],
)

export const mayNotDeactivate = forbid(
  'Negotiate: may not Deactivate a Cell of the enemy',
  view({ active: flag('such an Active Cell stands in the space', 'no such Active Cell stands in the space') }),
  (bar) => [bar(negotiate.deactivateActive, { active: false })],
)

export const mayNotLower = forbid(
  'Negotiate: may not lower Polarization',
  view({
    deactivated: flag('this Command has Deactivated a Cell'),
    by: among(['the number', 'fewer'], 'by how much, compared with the number of those Cells'),
    reading: negotiatedPolarization,
  }),
  (bar) => [
    bar(negotiate.lowerBy, { deactivated: false }),
    bar([negotiate.lower, negotiate.lowerBy], { by: 'fewer', reading: 'all or nothing' }),
  ],
)
