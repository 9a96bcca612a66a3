/**
 * Which spaces an Attack can select, who takes part in it, and what it costs.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { stacking } from '../clauses/forces.js'
import { friendsAndEnemies, railways } from '../clauses/introduction.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { FORCES } from '../components/forces.js'
import { defendsOnce } from '../questions/commands/defends-once.js'
import { limitedAttackByTrain } from '../questions/commands/limited-attack-by-train.js'
import { russiansByTrain } from '../questions/commands/russians-by-train.js'
import { MILITANTS } from '../vocabulary.js'

/** Whether something stands in a space that has not attacked in this turn. */
export const LEFT = ['fresh', 'used', 'none'] as const
/** Whether something stands in a space that has not attacked in this turn. */
export type Left = (typeof LEFT)[number]

/** Whether enemy pieces stand in a space that an Attack can take away. */
export const ENEMY_LEFT = ['removable', 'used', 'Moderates only', 'none'] as const
/** Whether enemy pieces stand in a space that an Attack can take away. */
export type EnemyLeft = (typeof ENEMY_LEFT)[number]

/** Which spaces may not be selected. */
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
  }),
  (bar) => [
    bar([attack.where, attack.trains], { cells: 'none' }),
    bar([attack.oncePerTurn, attack.oncePerTurnNews], { cells: 'used' }),
    bar(attack.where, { enemy: 'none' }),
    bar([attack.where, attack.oncePerTurn], { enemy: 'used' }),
    bar([attack.where, attack.notModerates], { enemy: 'Moderates only' }),
    bar([attack.cost, commandsInGeneral.enoughResources], { resources: 'less' }),
    bar(freeCommands.withinGrant, { granted: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar(limitedCommand.oneSpace, { limited: true, first: false }),
  ],
)

/** Whether what has defended in an Attack is in no other one of the turn. */
export const sparesDefenders = one('Attack: are Defenders spared afterwards', view({ reading: defendsOnce }), (row) => [
  row(attack.oncePerTurn, { reading: 'Attackers only' }, false),
  row([attack.oncePerTurn, attack.oncePerTurnNews], { reading: 'Defenders, too' }, true),
])

/** Each three further Cells by Train begin after so many. */
const THREES = P.union(3, 6, 9, 12, 15, 18)

/** What an Attack costs. */
export const attackPrice = first(
  'Attack: what it costs',
  view({
    item: among(['a space', 'a Cell by Train'], 'what is paid for'),
    before: range(0, FORCES.cells.reds, 'Cells that have come into the space by Train before it'),
    free: flag('the Command is free', 'the Command is not free'),
  }),
  (row) => [
    row(freeCommands.noCost, { free: true }, 0),
    row(attack.cost, { item: 'a space' }, 1),
    row(attack.firstThree, { before: P.number.lt(3) }, 0),
    row(attack.furtherThrees, { before: THREES }, 1),
    row(attack.furtherThrees, {}, 0),
  ],
)

/** From which spaces Trains may not bring Attackers. */
export const mayNotSendTrains = forbid(
  'Attack: may not send Trains',
  view(
    {
      trains: among(LEFT, 'the Trains'),
      cells: among(LEFT, 'the Cells of the Faction'),
      adjacent: flag('the two spaces are adjacent', 'the two spaces are not adjacent'),
      railway: flag('a Railway crosses the border', 'no Railway crosses the border'),
      sabotaged: flag('Sabotage lies on the border', 'no Sabotage lies on the border'),
      setsOut: flag('Trains can set out from that space', 'Trains cannot set out from that space'),
      destination: flag('Trains can stop in the Attack space', 'Trains cannot stop in the Attack space'),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the next Cell'),
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      reading: limitedAttackByTrain,
    },
    [
      {
        because: 'Trains stand only where a Cell of their Faction does',
        when: ({ trains, cells }) => cells === 'none' && trains !== 'none',
      },
      {
        because: 'a Railway crosses borders of adjacent spaces',
        when: ({ adjacent, railway }) => railway && !adjacent,
      },
    ],
  ),
  (bar) => [
    bar([attack.trains, railways.trains], { trains: 'none' }),
    bar([attack.movesOnce, attack.oncePerTurn], { trains: 'used' }),
    bar([attack.movesOnce, attack.oncePerTurn], { cells: 'used' }),
    bar(attack.trainsAdjacent, { adjacent: false }),
    bar([attack.trainsRailway, railways.connect], { railway: false }),
    bar(attack.trainsUnsabotaged, { sabotaged: true }),
    bar(attack.destinations, { destination: false }),
    bar([attack.trainsRailway, attack.destinations], { setsOut: false }),
    bar([attack.furtherThrees, commandsInGeneral.enoughResources], { resources: 'less' }),
    bar([limitedCommand.oneSpace, attack.trains], { limited: true, reading: 'not allowed' }),
  ],
)

/** What may not come along with Trains. */
export const mayNotBoard = forbid(
  'Attack: may not come by Train',
  view({
    what: among(['Cell', 'Capability', 'Troop'], 'what comes along'),
    left: among(LEFT, 'such pieces in the space'),
    resources: among(COMPARED, 'the Resources of the Faction, against the price of the next Cell'),
    reading: russiansByTrain,
  }),
  (bar) => [
    bar([attack.trains, attack.relocationOthers], { left: 'none' }),
    bar([attack.movesOnce, attack.oncePerTurn], { left: 'used' }),
    bar([attack.furtherThrees, commandsInGeneral.enoughResources], { what: 'Cell', resources: 'less' }),
    bar(attack.trains, { what: 'Troop', reading: 'Cells only' }),
  ],
)

/** The pieces that can be designated as Attackers. */
export const ATTACKING_PIECES = ['Active Cell', 'Inactive Cell', 'Russian Troop', 'German Troop'] as const
/** A piece that can be designated as an Attacker. */
export type AttackingPiece = (typeof ATTACKING_PIECES)[number]

/** Which pieces may not be designated as Attackers. */
export const mayNotDesignate = forbid(
  'Attack: may not designate the piece',
  view({
    faction: among(MILITANTS, 'the Faction'),
    piece: among(ATTACKING_PIECES, 'the piece'),
    left: among(LEFT, 'such pieces in the space'),
    withCell: flag('a Cell is among the Attackers', 'no Cell is among the Attackers'),
  }),
  (bar) => [
    bar(attack.designate, { left: 'none' }),
    bar([attack.oncePerTurn, attack.oncePerTurnNews], { left: 'used' }),
    bar([attack.russiansAlone, friendsAndEnemies.russiansAttack], { piece: 'Russian Troop', withCell: false }),
    bar(attack.senateWithoutGermans, { faction: 'senate', piece: 'German Troop' }),
    bar(friendsAndEnemies.powersEnemies, { faction: 'reds', piece: 'German Troop' }),
    bar(friendsAndEnemies.powersEnemies, { faction: 'senate', piece: 'Russian Troop' }),
  ],
)

/** Which Capability markers may not be counted. */
export const mayNotCount = forbid(
  'Attack: the Capability may not affect the Strength',
  view({
    left: among(LEFT, 'such pieces in the space'),
    counted: range(0, 2, 'Capabilities of the side that affect the Strength already'),
  }),
  (bar) => [
    bar(attack.designate, { left: 'none' }),
    bar([attack.oncePerTurn, attack.oncePerTurnNews], { left: 'used' }),
    bar([attack.twoCapabilities, stacking.capabilityAttack], { counted: P.number.gte(2) }),
  ],
)
