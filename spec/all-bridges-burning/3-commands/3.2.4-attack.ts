/** 3.2.4 Attack. @module */

import {
  among,
  COMPARED,
  computed,
  definition,
  example,
  first,
  flag,
  forbid,
  formula,
  informative,
  leftToComponent,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { friendsAndEnemies } from '../1-introduction/1.3-factions.js'
import { availability, stacking } from '../1-introduction/1.4.2-availability.js'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { FORCES } from '../components/forces.js'
import { BACKGROUND } from '../reasons.js'
import { section } from '../section.js'
import { MILITANTS } from '../vocabulary.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'

export const attack = section('attack', '3.2.4', 'Attack', {
  removesEnemies: rule('An Attack takes enemy pieces away.'),
  powersToo: rule('The Troops of an enemy Power can be taken away like other enemy pieces.'),
  notModerates: prohibition('The Cells and Networks of the Moderates are never taken away by an Attack.'),
  where: rule('An Attack goes to spaces in which the Faction has Cells and an enemy has something to take away.'),
  cost: formula('Each space that is selected takes one Resource.'),
  phaseTwoOnly: prohibition('There is no Attack before Phase II.', { see: ['2.4'] }),
  oncePerTurn: prohibition('A piece or Capability that has been in an Attack is in no other Attack of that turn.'),
  oncePerTurnNews: prohibition(
    'That goes for every further Command of the same turn, such as the one that News buys.',
    {
      see: ['2.2.4'],
    },
  ),
  trains: permission('Trains that stand with Attackers let Cells and Capabilities Attack out of their space.'),
  trainsWhom: definition('It is Cells and Capabilities that Trains let Attack out of their space.'),
  trainsWith: prohibition('Nothing comes by Train that does not stand with the Trains.'),
  trainsAdjacent: prohibition('Trains carry Attackers no farther than into an adjacent space.'),
  trainsRailway: prohibition('A Railway must cross the border over which the Trains go.', { see: ['1.2.2'] }),
  trainsUnsabotaged: prohibition('Trains do not cross a border that is Sabotaged.'),
  firstThree: formula('The first three Cells that come into a space by Train cost nothing beyond its selection.'),
  furtherThrees: formula(
    'Beyond these, every three Cells or part of three that come into the space take one Resource.',
  ),
  movesOnce: prohibition('No piece and no Capability goes by Train a second time.'),
  destinations: definition('Trains can stop in Towns and in the Provinces that have a Train symbol.', {
    see: ['3.2.5'],
  }),
  relocation: rule('The Trains and the pieces that they bring are put into the Attack space.'),
  relocationOthers: permission('Other Capability markers may be put there along with them.'),
  stay: rule('However the Attack ends, what came by Train remains in the space, except what was eliminated.'),
  trainStacking: permission('Trains may stack without a limit in a Town or in a Province with a Train symbol.'),
  eachSpace: rule('The selected spaces are dealt with one after another, each by all the steps in their order.'),
  designate: rule('Step 1 names the Attackers, out of the pieces in the space.'),
  arrivals: rule('Whatever came by Train has to be among the Attackers.'),
  attackingFaction: definition('Whoever executes the Attack is the Attacking Faction.'),
  russians: permission('The Reds can name as many of the Russian Troops there as they like.'),
  russiansAlone: prohibition('Without Reds Cells Russian Troops do not Attack.'),
  senateWithoutGermans: prohibition('Germans are never among the Attackers of the Senate.'),
  germansWithoutSenate: prohibition('Senate Cells are never among the Attackers of a German Attack.'),
  defender: rule('Step 2 names the Defender: a Faction, a Power, or both together.'),
  redsChoose: permission('The Reds take the Senate, the Germans or the two of them for the Defender.'),
  redsAndRussians: rule('Against the Senate and against the Germans, Reds and Russians always defend together.'),
  moderatesNeither: note('The Moderates are not attacked with their Cells and Networks, nor do these Attack.', {
    status: informative('repeats what an Attack takes away; the Moderates have no Attack on their list'),
  }),
  startsAtZero: formula('Step 3 adds up the Attack Strength, beginning from zero.'),
  twoCapabilities: prohibition('Not more than two Capabilities of each Faction, on either side, alter the Strength.'),
  threeCells: formula('Three Attacking Cells or more add 1; on the other side their number does not matter.'),
  jaegerAttacking: formula('Every Jaeger among the Attackers adds 2.'),
  jaegerDefending: formula('Every Jaeger among the Defenders takes away 2.'),
  germanAttacking: formula('Every German Troop that attacks adds 2.'),
  germanDefending: formula('Every German Troop that defends takes away 2.'),
  russianAttackingStrong: formula('At Russian Vassalage 2 or higher, every Russian Troop that attacks adds 2.', {
    see: ['1.9'],
  }),
  russianAttacking: formula('At lower Russian Vassalage, every Russian Troop that attacks adds 1.', { see: ['1.9'] }),
  russianDefendingStrong: formula('At Russian Vassalage 2 or higher, every Russian Troop that defends takes away 2.', {
    see: ['1.9'],
  }),
  russianDefending: formula('At lower Russian Vassalage, every Russian Troop that defends takes away 1.', {
    see: ['1.9'],
  }),
  preparedAttacking: formula('A Prepared marker of the Attackers changes nothing.'),
  preparedDefending: formula('A Prepared marker of the Defenders takes away 2.'),
  commanderAttacking: formula('Every Commander among the Attackers adds 1.'),
  commanderDefending: formula('Every Commander among the Defenders takes away 1.'),
  gunsAttackingJaeger: formula('Where a friendly Jaeger is present, every Cannons or Trains that attacks adds 2.'),
  gunsAttacking: formula('Where none is, every Cannons or Trains that attacks adds 1.'),
  gunsDefendingJaeger: formula(
    'Where a friendly Jaeger is present, every Cannons or Trains that defends takes away 2.',
  ),
  gunsDefending: formula('Where none is, every Cannons or Trains that defends takes away 1.'),
  buyStrength: permission(
    'Step 4 lets the Attacker raise the Strength, by 1 for each further Resource, as often as wanted.',
  ),
  germanMinimum: rule('The Strength of a German Attack is 2 where the table would make it less.'),
  activate: rule('Step 5 Activates an Attacking Cell, if an Inactive one is left.'),
  success: rule('Step 6 is a die roll: the Attack succeeds on the Attack Strength or less, and Casualties follow.'),
  failure: rule('On a higher roll nothing more happens in the space.'),
  sixFails: rule('A roll of six never succeeds.'),
  upToDie: prohibition('The roll is also the greatest number of Defending pieces that suffer.'),
  twoOptions: rule('The Attacker settles on Engagement or on Retreat.'),
  engagement: rule('In an Engagement, Defending Cells go to Available and to Prison by turns, the first to Available.'),
  engagementOthers: rule('In an Engagement, Troops and Administrations become Available.'),
  retreat: rule('In a Retreat, the Defending Cells are put into an adjacent space, all into the same one.'),
  retreatSpace: permission('Which space that is, the Attacking Faction decides.'),
  retreatCapabilities: rule('The Capabilities of the Defenders move with the last Cell that is put there.'),
  retreatOthers: rule('In a Retreat, too, Troops and Administrations become Available.'),
  germansEngage: prohibition('A German Attack is always followed by an Engagement, never by a Retreat.'),
  retreatTrains: rule('Trains that Sabotage keeps from moving along are removed.'),
  alternately: rule('Defending Cells and Troops are taken by turns.'),
  beginsWithCell: rule('The first to be taken is a Cell.'),
  attackerDecides: permission('Which Defenders are taken, as far as these turns leave a choice, the Attacker decides.'),
  germansActiveFirst: rule('Germans take no Inactive enemy Cell while an Active one is there.'),
  markersWithLast: rule('The Capability and Prepared markers of the Defenders go when the last of their Cells does.'),
  administrationsLast: rule('No Administration is taken while Defending Cells or Troops are left.'),
  oppositionStays: note('Opposition in the space outlasts an Administration.', {
    status: informative('nothing in a battle changes the level of a space'),
  }),
  attritionGermans: rule(
    'For every German Troop taken among the Defenders, a Cell or Russian Troop of the Attackers goes.',
  ),
  attritionBegins: rule('That loss falls upon a Cell first.'),
  attritionThree: rule('For every three enemy Cells taken, a Cell of the Attackers becomes Available.'),
  terrorMarker: rule('Reds or Senate put Terror of their own color where they have sent Defenders to Prison.'),
  germanTerror: rule('Germans put white Terror there.'),
  terrorLimit: rule('No Terror is put where there are two markers, whatever their colors.', { see: ['1.4.3'] }),
  polarization: rule('Sending Defenders to Prison in an Attack space raises Polarization by one.'),
  news: rule('News, as far as a marker is Available, is put there too.', { see: ['3.3.2'] }),
  avoiding: note('A Retreat spares the Attacker the rise of Polarization.'),
  playbook: example('The Playbook, on page 19, works through an Attack.', {
    status: leftToComponent('the Playbook'),
  }),
  design: note(
    'The sixes that fail, the weight of Powers and Capabilities and the cost of Strength show a war of untrained ' +
      'militias with foreign help; a Senate agitator of the time is quoted.',
    { status: BACKGROUND },
  ),
})

export const casualtiesUpTo = question('casualtiesUpTo', {
  asks: 'May the Attacker take fewer Defenders than the die roll allows?',
  clauses: [attack.upToDie, commandsInGeneral.maximumExtent, availability.maximum],
  readings: {
    'as many as possible': 'As many Defenders are taken as the roll and the pieces there allow.',
    'any number': 'The Attacker may stop at any number up to the roll.',
  },
  usual: 'as many as possible',
  because:
    '1.4.2 and 3.1 have those who are targeted suffer as much as possible, and 1.4.2 shows it with a Terror of up to two pieces.',
})

export const defendsOnce = question('defendsOnce', {
  asks: 'No piece or Capability takes part in two Attacks of a turn: does that protect what has defended, or Retreated, in one?',
  clauses: [attack.oncePerTurn, attack.oncePerTurnNews, attack.retreat, attack.where],
  readings: {
    'Attackers only': 'No: it binds what attacks; Defenders can be Attacked as often as there are Attackers for it.',
    'Defenders, too': 'Yes: what has defended takes no part in a further Attack, on either side.',
  },
  usual: 'Attackers only',
  because: 'The sentence stands where the Faction that acts selects its spaces and is told what it may use there.',
})

export const russiansAlone = question('russiansAlone', {
  asks: 'Can the Senate or the Germans Attack Russian Troops in a space where the Reds have nothing?',
  clauses: [attack.where, attack.redsAndRussians, attack.powersToo],
  readings: {
    'they can': 'Yes: the Troops are enemy pieces that can be taken away.',
    'Reds needed': 'No: the Defenders are Reds and Russians together, and so the Reds have to be there.',
  },
  usual: 'they can',
  because: 'A space needs enemy pieces that can be taken away, and Troops are; who defends is told of those there.',
})

export const trainsInStrength = question('trainsInStrength', {
  asks: 'Do Trains of the Attackers add to the Strength that have not brought any of them?',
  clauses: [attack.gunsAttacking, attack.gunsAttackingJaeger, attack.trains, attack.designate],
  readings: {
    'all that are there': 'Yes: like Cannons, they add what the table says for a marker among the Attackers.',
    'those that carried': 'No: Trains attack by bringing Attackers; what has stood there before adds nothing.',
  },
  usual: 'all that are there',
  because: 'The table has one line for Cannons and Trains, and asks only that they be among the Attackers.',
})

/** Whether enemy pieces stand in a space that an Attack can take away; `Russians alone` where the Reds have none. */
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
    reading: russiansAlone,
  }),
  (bar) => [
    bar([attack.where, attack.trains], { cells: 'none' }),
    bar([attack.oncePerTurn, attack.oncePerTurnNews], { cells: 'used' }),
    bar(attack.where, { enemy: 'none' }),
    bar([attack.where, attack.oncePerTurn], { enemy: 'used' }),
    bar([attack.where, attack.notModerates], { enemy: 'Moderates only' }),
    bar([attack.where, attack.redsAndRussians], { enemy: 'Russians alone', reading: 'Reds needed' }),
    bar([attack.cost, commandsInGeneral.enoughResources], { resources: 'less' }),
    bar(freeCommands.withinGrant, { granted: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar(limitedCommand.oneSpace, { limited: true, first: false }),
  ],
)

export const sparesDefenders = one('Attack: are Defenders spared afterwards', view({ reading: defendsOnce }), (row) => [
  row(attack.oncePerTurn, { reading: 'Attackers only' }, false),
  row([attack.oncePerTurn, attack.oncePerTurnNews], { reading: 'Defenders, too' }, true),
])

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
    row(freeCommands.noCost, { free: true }, 0),
    row(attack.cost, { item: 'a space' }, 1),
    row(attack.firstThree, { before: P.number.lt(3) }, 0),
    row(attack.furtherThrees, { before: THREES }, 1),
    row(attack.furtherThrees, {}, 0),
  ],
)

/** The pieces that can be designated as Attackers. */
export const ATTACKING_PIECES = ['Active Cell', 'Inactive Cell', 'Russian Troop', 'German Troop'] as const

/** Whether something stands in a space that has not attacked in this turn. */
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
    bar(attack.designate, { left: 'none' }),
    bar([attack.oncePerTurn, attack.oncePerTurnNews], { left: 'used' }),
    bar([attack.russiansAlone, friendsAndEnemies.russiansAttack], { piece: 'Russian Troop', withCell: false }),
    bar(attack.senateWithoutGermans, { faction: 'senate', piece: 'German Troop' }),
    bar(friendsAndEnemies.powersEnemies, { faction: 'reds', piece: 'German Troop' }),
    bar(friendsAndEnemies.powersEnemies, { faction: 'senate', piece: 'Russian Troop' }),
  ],
)

export const mayNotCount = forbid(
  'Attack: the Capability may not affect the Strength',
  view({
    left: among(LEFT, 'such pieces in the space'),
    counted: range(0, 2, 'Capabilities of the side that affect the Strength already'),
    idle: flag('the marker is Trains that have brought no Attackers'),
    reading: trainsInStrength,
  }),
  (bar) => [
    bar(attack.designate, { left: 'none' }),
    bar([attack.oncePerTurn, attack.oncePerTurnNews], { left: 'used' }),
    bar([attack.twoCapabilities, stacking.capabilityAttack], { counted: P.number.gte(2) }),
    bar([attack.trains, attack.designate], { idle: true, reading: 'those that carried' }),
  ],
)

export type Left = (typeof LEFT)[number]
export type EnemyLeft = (typeof ENEMY_LEFT)[number]
export type AttackingPiece = (typeof ATTACKING_PIECES)[number]

export const lossesToCells = computed('Attack: the loss for enemy Cells', [attack.attritionThree], (cells: number) =>
  Math.floor(cells / 3),
)
