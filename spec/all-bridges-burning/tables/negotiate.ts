/**
 * Negotiate: its price, and what may not be chosen in it.
 *
 * @module
 */
import { forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, view } from '../../../src/kernel/view.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { negotiate } from '../clauses/commands/negotiate.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { negotiatedPolarization } from '../questions/commands/negotiated-polarization.js'

/** What Negotiate costs in a space. */
export const negotiatePrice = one(
  'Negotiate: the price of a space',
  view({ free: flag('the Command is free', 'the Command is not free') }),
  (row) => [row(negotiate.cost, { free: false }, 1), row(freeCommands.noCost, { free: true }, 0)],
)

/** Which spaces may not be selected. */
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

/** Which Cells may not be Activated. */
export const mayNotActivate = forbid(
  'Negotiate: may not Activate the Cell',
  view({
    present: flag('such a Cell is in the space', 'no such Cell is in the space'),
    done: flag('a Cell has been Activated in the space before'),
  }),
  (bar) => [bar(negotiate.underground, { present: false }), bar(negotiate.activate, { done: true })],
)

/** Whose Cells may not be Deactivated. */
export const mayNotDeactivate = forbid(
  'Negotiate: may not Deactivate a Cell of the enemy',
  view({ active: flag('such an Active Cell stands in the space', 'no such Active Cell stands in the space') }),
  (bar) => [bar(negotiate.deactivate, { active: false })],
)

/** When Polarization may not be lowered. */
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
