/**
 * Negotiate: its price, and what may not be chosen in it.
 *
 * @module
 */
import { forbid, one } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { negotiate } from '../clauses/commands/negotiate.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { negotiatedPolarization } from '../questions/commands/negotiated-polarization.js'

/** What Negotiate costs in a space. */
export const negotiatePrice = one(
  'Negotiate: the price of a space',
  view({ free: flag('it is free of cost', 'it is not free of cost') }),
  (row) => [row(negotiate.cost, { free: false }, 1), row(freeCommands.noCost, { free: true }, 0)],
)

/** Which spaces may not be selected. */
export const mayNotNegotiate = forbid(
  'Negotiate: may not select the space',
  view({
    underground: flag('an Underground Cell of the Moderates stands there'),
    activeEnemy: flag('an Active Cell of an enemy stands there'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    affordable: flag('the Resources suffice', 'the Resources do not suffice'),
    limited: flag('the Command is Limited', 'the Command is not Limited'),
    first: flag('it would be the first space', 'it would not be the first space'),
    granted: flag('the space is one of those that were granted'),
  }),
  (bar) => [
    bar(negotiate.underground, { underground: false }),
    bar(negotiate.activeEnemy, { activeEnemy: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar([negotiate.cost, commandsInGeneral.enoughResources], { affordable: false }),
    bar(limitedCommand.oneSpace, { limited: true, first: false }),
    bar(freeCommands.withinGrant, { granted: false }),
  ],
)

/** Which Cells may not be Activated. */
export const mayNotActivate = forbid(
  'Negotiate: may not Activate the Cell',
  view({
    present: flag('such a Cell stands in the space'),
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
    by: among(['the number', 'fewer'], 'by how much, against the number of those Cells'),
    reading: negotiatedPolarization,
  }),
  (bar) => [
    bar(negotiate.lowerBy, { deactivated: false }),
    bar([negotiate.lower, negotiate.lowerBy], { by: 'fewer', reading: 'all or nothing' }),
  ],
)
