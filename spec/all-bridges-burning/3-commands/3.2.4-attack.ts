/** 3.2.4 Attack. @module */

import { among, COMPARED, computed, first, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import * as cited from '../rules.gen.js'
import { MILITANTS } from '../vocabulary.js'

/** The kinds of enemy pieces in a space that an Attack could take away. `Russians alone` means that the Reds have none. */
export const ENEMY_LEFT = ['removable', 'Russians alone', 'used', 'Moderates only', 'none'] as const

export const mayNotSelectAttack = forbid(
  'Attack: may not select the space',
  view({
    cells: among(['there', 'by Train', 'used', 'none'], 'the Cells of the Faction'),
    enemy: among(ENEMY_LEFT, 'enemy pieces in the space'),
    resources: among(COMPARED, 'the Resources of the Faction, against the price of the space'),
    granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    limited: flag('the Command is Limited', 'the Command is not Limited'),
    first: flag('no space has been selected before', 'a space has been selected before'),
    reading: cited.russiansAlone,
  }),
  (bar) => [
    bar([cited.attack.where, cited.attack.trains], { cells: 'none' }),
    bar([cited.attack.oncePerTurn, cited.attack.oncePerTurnNews], { cells: 'used' }),
    bar(cited.attack.where, { enemy: 'none' }),
    bar([cited.attack.where, cited.attack.oncePerTurn], { enemy: 'used' }),
    bar([cited.attack.where, cited.attack.notModerates], { enemy: 'Moderates only' }),
    bar([cited.attack.where, cited.attack.redsAndRussians], { enemy: 'Russians alone', reading: 'Reds needed' }),
    bar([cited.attack.cost, cited.commandsInGeneral.enoughResources], { resources: 'less' }),
    bar(cited.freeCommands.withinGrant, { granted: false }),
    bar(cited.commandsInGeneral.onceEach, { selected: true }),
    bar(cited.limitedCommand.oneSpace, { limited: true, first: false }),
  ],
)

export const sparesDefenders = one(
  'Attack: are Defenders spared afterwards',
  view({ reading: cited.defendsOnce }),
  (row) => [
    row(cited.attack.oncePerTurn, { reading: 'Attackers only' }, false),
    row([cited.attack.oncePerTurn, cited.attack.oncePerTurnNews], { reading: 'Defenders, too' }, true),
  ],
)

/** Each three further Cells by Train begin after so many. */
const THREES = P.union(3, 6, 9, 12, 15, 18)

export const attackPrice = first(
  'Attack: what it costs',
  view({
    item: among(['a space', 'a Cell by Train'], 'what is paid for'),
    before: range(0, FORCES.cells.reds, 'Cells that have come into the space by Train before it'),
    free: flag('the Command is free', 'the Command is not free'),
  }),
  (row) => [
    row(cited.freeCommands.noCost, { free: true }, 0),
    row(cited.attack.cost, { item: 'a space' }, 1),
    row(cited.attack.firstThree, { before: P.number.lt(3) }, 0),
    row(cited.attack.furtherThrees, { before: THREES }, 1),
    row(cited.attack.furtherThrees, {}, 0),
  ],
)

/** The pieces that can be designated as Attackers. */
export const ATTACKING_PIECES = ['Active Cell', 'Inactive Cell', 'Russian Troop', 'German Troop'] as const

/** The possible states of pieces in a space: fresh if some have not attacked in this turn. */
export const LEFT = ['fresh', 'used', 'none'] as const

export const mayNotDesignate = forbid(
  'Attack: may not designate the piece',
  view({
    faction: among(MILITANTS, 'the Faction'),
    piece: among(ATTACKING_PIECES, 'the piece'),
    left: among(LEFT, 'such pieces in the space'),
    withCell: flag('a Cell is among the Attackers', 'no Cell is among the Attackers'),
  }),
  (bar) => [
    bar(cited.attack.designate, { left: 'none' }),
    bar([cited.attack.oncePerTurn, cited.attack.oncePerTurnNews], { left: 'used' }),
    bar([cited.attack.russiansAlone, cited.friendsAndEnemies.russiansAttack], {
      piece: 'Russian Troop',
      withCell: false,
    }),
    bar(cited.attack.senateWithoutGermans, { faction: 'senate', piece: 'German Troop' }),
    bar(cited.friendsAndEnemies.powersEnemies, { faction: 'reds', piece: 'German Troop' }),
    bar(cited.friendsAndEnemies.powersEnemies, { faction: 'senate', piece: 'Russian Troop' }),
  ],
)

export const mayNotCount = forbid(
  'Attack: the Capability may not affect the Strength',
  view({
    left: among(LEFT, 'such pieces in the space'),
    counted: range(0, 2, 'Capabilities of the side that affect the Strength already'),
    idle: flag('the marker is Trains that have brought no Attackers'),
    reading: cited.trainsInStrength,
  }),
  (bar) => [
    bar(cited.attack.designate, { left: 'none' }),
    bar([cited.attack.oncePerTurn, cited.attack.oncePerTurnNews], { left: 'used' }),
    bar([cited.attack.twoCapabilities, cited.stacking.capabilityAttack], { counted: P.number.gte(2) }),
    bar([cited.attack.trains, cited.attack.designate], { idle: true, reading: 'those that carried' }),
  ],
)

export type Left = (typeof LEFT)[number]
export type EnemyLeft = (typeof ENEMY_LEFT)[number]
export type AttackingPiece = (typeof ATTACKING_PIECES)[number]

export const lossesToCells = computed(
  'Attack: the loss for enemy Cells',
  [cited.attack.attritionThree],
  (cells: number) => Math.floor(cells / 3),
)
